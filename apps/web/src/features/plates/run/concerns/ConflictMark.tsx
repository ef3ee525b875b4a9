import type { ReportEntry } from '@pandok/board'
import { Badge, OctagonAlertIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { wraps } from '../wraps.ts'
import { ConflictButtons } from './ConflictButtons.tsx'
import { titleOf } from './concernLines.ts'
import { type Conflict, conflictKey } from './conflictsOf.ts'

interface ConflictMarkProps {
  entry: ReportEntry
  conflicts: readonly Conflict[]
}

/** Shown at a sentence that contradicts another, with a button for each way to resolve it. */
export function ConflictMark({ entry, conflicts }: ConflictMarkProps) {
  const text = useText()
  const runs = useRunState((state) => state.runs)
  const entries = useRunState((state) => state.entries)

  function rivalIn({ runIds, entryId }: Conflict): string {
    const edited = entries.find(({ id }) => id === entryId)
    if (edited && edited.id !== entry.id)
      return text('plateRun.conflict.markEdited', { sentence: edited.text })
    const rival = runs.find(({ id }) => runIds.includes(id) && id !== entry.runId)
    return rival ? text('plateRun.conflict.mark', { title: titleOf(rival, text.locale) }) : ''
  }

  return conflicts.map((conflict) => (
    <div key={conflictKey(conflict)}>
      <p className="px-2 pb-1">
        <Badge tone="danger" icon={<OctagonAlertIcon />} className={`${wraps} min-h-5 !rounded-md`}>
          {rivalIn(conflict)}
        </Badge>
      </p>
      <ConflictButtons conflict={conflict} />
    </div>
  ))
}
