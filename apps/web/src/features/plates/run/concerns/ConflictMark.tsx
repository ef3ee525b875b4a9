import type { Run } from '@pandok/board'
import { Badge, OctagonAlertIcon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState } from '../RunWorkspaceFrame.ts'
import { ConflictButtons } from './ConflictButtons.tsx'
import { titleOf } from './concernLines.ts'

/** Shown at a sentence that contradicts another, with a button for each way to resolve it. */
export function ConflictMark({ source, rivals }: { source: Run; rivals: readonly string[] }) {
  const text = useText()
  const runs = useRunState((state) => state.runs)
  return runs
    .filter(({ id }) => rivals.includes(id))
    .map((rival) => (
      <div key={rival.id}>
        <p className="px-2 pb-1">
          <Badge tone="danger" icon={<OctagonAlertIcon />} className="!h-auto min-h-5 whitespace-normal">
            {text('plateRun.conflict.mark', { title: titleOf(rival, text.locale) })}
          </Badge>
        </p>
        <ConflictButtons
          ways={[source, rival].map((run) => ({ runId: run.id, title: titleOf(run, text.locale) }))}
        />
      </div>
    ))
}
