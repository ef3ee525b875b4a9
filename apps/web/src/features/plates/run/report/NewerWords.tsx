import { languageOf, type ReportEntry } from '@pandok/board'
import { Button } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'

/**
 * The values changed after the reader had edited the text: nothing is overwritten until the reader decides.
 */
export function NewerWords({ entry, newer }: { entry: ReportEntry; newer: string | null }) {
  const text = useText()
  const { run } = useRunWorkspace()
  const locale = useRunState((state) => languageOf(state.languages, entry.section))
  return (
    <div
      role="status"
      className="mx-2 mb-1.5 grid gap-1.5 rounded-md border border-warning-line bg-warning-soft px-3 py-2 text-sm"
    >
      <p className="font-semibold text-warning-text">
        {text(newer === null ? 'plateRun.newer.gone' : 'plateRun.newer.changed')}
      </p>
      {newer === null ? null : (
        <p lang={locale} className="break-words whitespace-pre-line">
          {newer}
        </p>
      )}
      <div className="flex flex-wrap gap-1.5">
        <Button size="sm" onClick={() => run.takeNewer(entry.id)}>
          {text(newer === null ? 'plateRun.newer.remove' : 'plateRun.newer.take')}
        </Button>
        <Button size="sm" variant="quiet" onClick={() => run.keepMine(entry.id)}>
          {text('plateRun.newer.keep')}
        </Button>
      </div>
    </div>
  )
}
