import { languageOf } from '@pandok/board'
import { useText } from '#platform/text/text.ts'
import { CopiedMark } from '../board/CopiedMark.tsx'
import { conflictsAt, conflictsOf } from '../concerns/conflictsOf.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import type { CopyMark } from '../report/CopyMark.ts'
import { EntryRow } from '../report/EntryRow.tsx'
import { entryNumbers } from '../report/entryNumbers.ts'

/** The sentences of the last run, and any that wait for an answer; each can be edited here. */
export function LastWritten({ mark }: { mark: CopyMark | undefined }) {
  const text = useText()
  const languages = useRunState((state) => state.languages)
  const latest = useRunState(({ runs, entries }) => {
    const written = new Set(entries.map(({ runId }) => runId))
    return runs.findLast(({ id, isWritten }) => isWritten && written.has(id))?.id
  })
  const runs = useRunState((state) => state.runs)
  const shown = useRunState(({ entries }) =>
    entries.filter(({ runId, newer }) => newer !== undefined || (runId !== null && runId === latest)),
  )
  const conflicts = conflictsOf(useRunState((state) => state.concerns))
  const numbers = entryNumbers(shown)
  if (shown.length === 0) return <p className="p-2 text-xs text-muted">{text('plateRun.report.empty')}</p>
  return (
    <div data-report="" className="max-h-[34dvh] overflow-y-auto p-1.5 text-sm">
      <header className="flex items-center justify-between gap-2 ps-2">
        <h3 className="text-xs font-semibold text-muted">{text('copy.narrow.last')}</h3>
        <CopiedMark mark={mark} />
      </header>
      {shown.map((entry, index) => (
        <EntryRow
          key={entry.id}
          entry={entry}
          locale={languageOf(languages, entry.section)}
          source={runs.find(({ id }) => id === entry.runId)}
          isUnconfirmed={false}
          conflicts={conflictsAt(conflicts, entry, shown[index - 1]?.runId === entry.runId)}
          isLatest={entry.runId === latest}
          isContinued={shown[index - 1]?.runId === entry.runId}
          number={numbers[index] ?? 1}
        />
      ))}
    </div>
  )
}
