import type { Run, SuppressedSentence } from '@pandok/board'
import { type Locale, listNames } from '@pandok/domain'
import { useText } from '#platform/text/text.ts'
import { Disclosure } from '#shared/fields/Disclosure.tsx'
import { titleOf } from '../concerns/titleOf.ts'

interface SuppressedListProps {
  suppressed: readonly SuppressedSentence[]
  sources: ReadonlyMap<string, Run>
  locale: Locale
}

/** Normal sentences that were suppressed by a finding, and what replaced them. */
export function SuppressedList({ suppressed, sources, locale }: SuppressedListProps) {
  const text = useText()
  return (
    <Disclosure
      initiallyOpen
      label={text('plateRun.suppressed.title', { count: suppressed.length })}
      className="mt-1 gap-1 px-2 text-xs"
    >
      <ul className="grid gap-1 ps-1 text-sm text-muted">
        {suppressed.map(({ entry, by }) => {
          const titles = by.flatMap((id) => {
            const run = sources.get(id)
            return run ? [titleOf(run, text.locale)] : []
          })
          return (
            <li key={entry.id} className="min-w-0 break-words">
              <del lang={locale}>{entry.text}</del>{' '}
              <span className="text-xs">
                ({text('plateRun.suppressed.by', { titles: listNames(new Set(titles), text.locale) })})
              </span>
            </li>
          )
        })}
      </ul>
    </Disclosure>
  )
}
