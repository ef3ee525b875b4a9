import { listNames } from '@pandok/domain'
import type { LibraryAwaiting } from '@pandok/protocol'
import { useText } from '#platform/text/text.ts'

interface AwaitingListProps {
  awaiting: LibraryAwaiting
  /** For a plate: the number of cells, all of whose sentences await review. */
  cellCount?: number | undefined
}

/** The parts that a physician still has to review: rows, cells and sentences by name. */
export function AwaitingList({ awaiting: { rows, cells, sentences }, cellCount }: AwaitingListProps) {
  const text = useText()
  const lines = [
    ...rows.map(({ table, numbers }) =>
      text('library.awaiting.rows', { table, rows: listNames(numbers, text.locale) }),
    ),
    cells.length > 0 && text('library.awaiting.cells', { names: listNames(cells, text.locale) }),
    sentences.length > 0 && text('library.awaiting.sentences', { names: listNames(sentences, text.locale) }),
    cellCount !== undefined && text('library.awaiting.allCells', { count: cellCount }),
  ].filter((line) => line !== false)
  return (
    <details className="max-w-3xl text-sm">
      <summary className="w-fit cursor-pointer font-semibold text-muted hover:text-text pointer-coarse:py-2">
        {text('library.awaiting.title')}
      </summary>
      <ul className="mt-1 grid list-disc gap-1 ps-5 break-words">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  )
}
