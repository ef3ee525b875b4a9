import { Button, IconButton, PencilIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#platform/text/text.ts'
import { titleOf } from '../concerns/titleOf.ts'
import { useRunState, useRunWorkspace } from '../RunWorkspaceFrame.ts'

/** Runs that were started and left: they aren't in the report yet, and their answers are kept. */
export function BegunRuns() {
  const text = useText()
  const { run, moves } = useRunWorkspace()
  const open = useRunState((state) => state.open)
  const begun = useRunState(({ runs }) => runs.filter(({ isWritten }) => !isWritten))
  const left = begun.filter(({ id }) => id !== open?.id)
  if (left.length === 0) return null
  return (
    <section aria-label={text('plateRun.begun.title')} className="flex flex-wrap items-center gap-1 text-sm">
      <h3 className="text-muted">{text('plateRun.begun.title')}</h3>
      {left.map((each) => {
        const title = titleOf(each, text.locale)
        return (
          <span key={each.id} className="flex min-w-0 items-center rounded-sm border border-line">
            <Button
              size="sm"
              variant="quiet"
              icon={<PencilIcon />}
              className="min-w-0 !shrink !px-2 pointer-coarse:h-11"
              onClick={() => moves.reopen(each.id)}
            >
              {title}
            </Button>
            <IconButton
              size="sm"
              className="pointer-coarse:size-11"
              label={text('plateRun.begun.remove', { title })}
              icon={<Trash2Icon />}
              onClick={() => run.remove(each.id)}
            />
          </span>
        )
      })}
    </section>
  )
}
