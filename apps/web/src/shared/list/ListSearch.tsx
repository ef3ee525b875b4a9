import { SearchField } from '@pandok/ui'
import { useEffect } from 'react'
import { useText } from '#platform/text/text.ts'
import { useTyped } from '#shared/editing/useTyped.ts'

interface ListSearchProps {
  label: string
  search: string
  setSearch: (search: string) => void
}

const PAUSE_MS = 250

/** Typed letters appear at once; the list follows after a pause. */
export function ListSearch({ label, search, setSearch }: ListSearchProps) {
  const text = useText()
  const { typed, setTyped, markSent } = useTyped(search)
  useEffect(() => {
    if (typed === search) return
    const timer = setTimeout(() => {
      markSent(typed)
      setSearch(typed)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, search, setSearch, markSent])
  return (
    <SearchField
      label={label}
      clearLabel={text('list.search.clear')}
      placeholder={label}
      value={typed}
      onChange={setTyped}
      className="min-w-60 flex-1 basis-60"
    />
  )
}
