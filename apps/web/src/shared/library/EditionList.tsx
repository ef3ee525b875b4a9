import type { LibraryEntry } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'

export function EditionList({ changes }: Pick<LibraryEntry, 'changes'>) {
  const text = useText()
  return (
    <ul className="grid gap-1.5">
      {changes.map(({ edition, what }) => (
        <li key={edition} className="grid gap-x-3 break-words sm:grid-cols-[6rem_minmax(0,1fr)]">
          <span className="font-semibold">{text('library.edition', { edition })}</span>
          <span>{what}</span>
        </li>
      ))}
    </ul>
  )
}
