import type { ReportEntry } from '@pandok/board'
import { Badge, OctagonAlertIcon, TriangleAlertIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'
import { wrapClass } from '../wrapClass.ts'
import { ConflictButtons } from './ConflictButtons.tsx'
import { headingOf } from './concernLines.ts'
import { type Conflict, conflictKey } from './conflictsOf.ts'
import { contestWords } from './contestWords.ts'

interface ConflictMarkProps {
  entry: ReportEntry
  conflicts: readonly Conflict[]
}

const looks = {
  block: { tone: 'danger', icon: <OctagonAlertIcon /> },
  warn: { tone: 'warning', icon: <TriangleAlertIcon /> },
} as const

/** Shown at a sentence that contradicts another, with a button for each way to resolve it. */
export function ConflictMark({ entry, conflicts }: ConflictMarkProps) {
  const text = useText()
  const runs = useRunState((state) => state.runs)
  const entries = useRunState((state) => state.entries)
  const { cells } = useRunWorkspace().plate

  function rivalIn({ level, runIds, entryId, contest, isRepeated, advice }: Conflict): string {
    const otherAdvice = advice?.entryIds.find((id) => id !== entry.id)
    if (otherAdvice !== undefined) {
      const sentence = entries.find(({ id }) => id === otherAdvice)?.text ?? ''
      return text('plateRun.conflict.markAdvice', { sentence })
    }
    if (contest) return text('plateRun.conflict.answers', { ...contestWords(contest, { runs, cells }, text) })
    const edited = entries.find(({ id }) => id === entryId)
    if (edited && edited.id !== entry.id)
      return text('plateRun.conflict.markEdited', { sentence: edited.text })
    const rival = runs.find(({ id }) => runIds.includes(id) && id !== entry.runId)
    if (!rival) return ''
    const title = headingOf(rival, entries, text.locale)
    if (isRepeated) return text('plateRun.conflict.markRepeated', { title })
    return text(level === 'warn' ? 'plateRun.conflict.markSeldom' : 'plateRun.conflict.mark', { title })
  }

  return conflicts.map((conflict) => (
    <div key={conflictKey(conflict)}>
      <p className="px-2 pb-1">
        <Badge {...looks[conflict.level]} className={`${wrapClass} min-h-5 !rounded-md`}>
          {rivalIn(conflict)}
        </Badge>
      </p>
      <ConflictButtons conflict={conflict} />
    </div>
  ))
}
