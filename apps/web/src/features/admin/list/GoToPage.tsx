import { Button } from '@pandok/ui'
import { type FormEvent, useEffect, useState } from 'react'
import { useText } from '#platform/text/text.ts'

interface GoToPageProps {
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Lists that are too long for paging need a field for the page number. */
export function GoToPage({ page, pages, onPage }: GoToPageProps) {
  const text = useText()
  const [typed, setTyped] = useState('')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the typed number is dropped when another page is shown
  useEffect(() => setTyped(''), [page])

  function go(event: FormEvent) {
    event.preventDefault()
    const requested = Math.trunc(Number(typed))
    if (typed.trim() === '' || !Number.isFinite(requested)) return
    onPage(Math.min(Math.max(requested, 1), pages))
    setTyped('')
  }

  return (
    <form noValidate onSubmit={go} className="flex items-center gap-1.5 text-sm">
      <input
        inputMode="numeric"
        aria-label={text('office.list.goTo', { pages })}
        placeholder={String(page)}
        value={typed}
        maxLength={9}
        onChange={({ target }) => setTyped(target.value.replace(/\D/gu, ''))}
        className="h-8 w-20 rounded-sm border border-line-strong/80 bg-field px-2 text-end tabular-nums placeholder:text-muted"
      />
      <span className="text-muted tabular-nums">/ {new Intl.NumberFormat(text.locale).format(pages)}</span>
      <Button type="submit" size="sm">
        {text('office.list.goTo.button')}
      </Button>
    </form>
  )
}
