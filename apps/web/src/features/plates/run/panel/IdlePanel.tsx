import { Button, KeyboardIcon, PencilIcon, Trash2Icon } from '@pandok/ui'
import { useText } from '#app/text.ts'
import { titleOf } from '../concerns/concernLines.ts'
import { useRunDesk, useRunState } from '../RunDeskFrame.ts'

/** Nothing is being filled: how to begin, and what was begun and left. */
export function IdlePanel() {
  const text = useText()
  const { run, moves } = useRunDesk()
  const begun = useRunState(({ runs }) => runs.filter(({ isWritten }) => !isWritten))
  return (
    <div className="grid min-h-0 content-start gap-3 overflow-y-auto p-3 text-sm text-muted">
      <p className="flex items-start gap-2">
        <KeyboardIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-faint" />
        {text('plateRun.form.idle')}
      </p>
      {begun.length > 0 ? (
        <section className="grid gap-1">
          <h3 className="font-semibold text-text">{text('plateRun.begun.title')}</h3>
          <ul className="grid gap-1">
            {begun.map((each) => (
              <li key={each.id} className="flex items-center gap-1">
                <Button
                  size="sm"
                  variant="quiet"
                  icon={<PencilIcon />}
                  className="min-w-0 !shrink pointer-coarse:h-11"
                  onClick={() => moves.reopen(each.id)}
                >
                  {titleOf(each)}
                </Button>
                <Button
                  size="sm"
                  variant="quiet"
                  className="pointer-coarse:h-11"
                  icon={<Trash2Icon />}
                  onClick={() => run.remove(each.id)}
                >
                  {text('plateRun.begun.remove')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  )
}
