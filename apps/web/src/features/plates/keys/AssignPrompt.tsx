import { Button, cx, Kbd, KeyboardIcon, TriangleAlertIcon } from '@pandok/ui'
import type { ReactNode } from 'react'
import { useText } from '#platform/text/text.ts'
import { faceName } from '#shared/board/name/faceName.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'
import type { Assigning } from './useAssigning.ts'

interface AssignPromptProps {
  assigning: Assigning
  extra?: ReactNode
  className?: string | undefined
}

/** Shows that a key press is expected, why the pressed key can't be used, or which cell has it. */
export function AssignPrompt({ assigning, extra, className }: AssignPromptProps) {
  const text = useText()
  const label = useKeyLabel()
  const { cell, refused, conflict } = assigning
  if (!cell) return null
  const name = faceName(cell, text.locale)
  return (
    <div
      className={cx(
        'flex min-h-14 flex-wrap items-center gap-x-3 gap-y-2 rounded-md border px-3 py-2',
        conflict || refused ? 'border-warning-line bg-warning-soft' : 'border-accent-line bg-accent-soft',
        className,
      )}
    >
      <p
        role="status"
        className="flex min-w-0 flex-1 basis-56 items-start gap-2 text-sm [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0"
      >
        {conflict || refused ? (
          <TriangleAlertIcon className="text-warning-text" />
        ) : (
          <KeyboardIcon className="text-accent-text" />
        )}
        <span className="min-w-0 font-medium">
          {conflict
            ? text('plateBoard.keys.conflict', {
                key: label(conflict.key),
                name: faceName(conflict.holder, text.locale),
              })
            : refused
              ? text(`plateBoard.keys.refused.${refused.reason}`, { key: label(refused.key) })
              : text('plateBoard.keys.listening', { name })}
        </span>
      </p>
      <div className="flex flex-wrap gap-2">
        {conflict ? <ConflictButtons assigning={assigning} /> : null}
        {conflict ? null : extra}
        <Button size="sm" variant="quiet" onClick={assigning.cancel}>
          {text('ui.cancel')}
          {conflict ? null : <CancelKey />}
        </Button>
      </div>
    </div>
  )
}

/** Offers to swap the keys of both cells, to take the key over, or to press another one. */
function ConflictButtons({ assigning }: { assigning: Assigning }) {
  const text = useText()
  const { canSwap } = assigning
  return (
    <>
      {canSwap ? (
        <Button size="sm" variant="primary" ref={focusOnce} onClick={() => assigning.settle('swap')}>
          {text('plateBoard.keys.swap')}
        </Button>
      ) : null}
      <Button
        size="sm"
        variant={canSwap ? 'secondary' : 'primary'}
        ref={canSwap ? null : focusOnce}
        onClick={() => assigning.settle('take')}
      >
        {text('plateBoard.keys.take')}
      </Button>
      <Button size="sm" onClick={assigning.again}>
        {text('plateBoard.keys.other')}
      </Button>
    </>
  )
}

function CancelKey() {
  const text = useText()
  return (
    <span className="ms-2">
      <Kbd>{text('command.keyName.Escape')}</Kbd>
    </span>
  )
}

/** The first button takes the focus, because the question was raised by a key press. */
const focusOnce = (button: HTMLButtonElement | null) => button?.focus()
