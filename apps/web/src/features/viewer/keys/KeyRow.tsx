import { Badge, Button, IconButton, RotateCcwIcon, XIcon } from '@pandok/ui'
import { keysOf, type ViewerCommandId } from '@pandok/viewer'
import { useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import { capsOf, KeyCaps } from '#shared/commands/KeyCaps.tsx'
import type { KeyAssigning } from './useKeyAssigning.ts'

interface KeyRowProps {
  id: ViewerCommandId
  assigning: KeyAssigning
  boardKeys: readonly string[]
}

export function KeyRow({ id, assigning, boardKeys }: KeyRowProps) {
  const text = useText()
  const { choices, request } = assigning
  const change = useRef<HTMLButtonElement>(null)
  const name = text(`viewer.command.${id}`)
  const keys = keysOf(id, choices)
  const isShared = keys.some((key) => boardKeys.includes(key))
  return (
    <li data-command={id} className="grid gap-2 py-1.5 text-sm">
      <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
        <span className="min-w-0 flex-1 basis-40">{name}</span>
        {isShared ? <Badge tone="info">{text('viewer.keys.alsoBoard')}</Badge> : null}
        <Button
          ref={change}
          size="sm"
          variant={choices[id] ? 'secondary' : 'quiet'}
          aria-label={text('viewer.keys.change', { name })}
          aria-pressed={request?.id === id}
          onClick={() => assigning.ask(id)}
          className="gap-2"
        >
          {keys.length === 0 ? (
            <span className="text-muted">{text('viewer.keys.none')}</span>
          ) : (
            keys.map((key) => <KeyCaps key={key} value={key} />)
          )}
        </Button>
        <IconButton
          size="sm"
          label={text('viewer.keys.clear', { name })}
          icon={<XIcon />}
          aria-disabled={keys.length === 0}
          onClick={() => assigning.clear(id)}
        />
        <IconButton
          size="sm"
          label={text('viewer.keys.reset', { name })}
          icon={<RotateCcwIcon />}
          aria-disabled={choices[id] === undefined}
          onClick={() => assigning.reset(id)}
        />
      </div>
      {request?.id === id ? (
        <KeyPrompt id={id} assigning={assigning} onAnswer={() => change.current?.focus()} />
      ) : null}
    </li>
  )
}

interface KeyPromptProps extends Pick<KeyRowProps, 'id' | 'assigning'> {
  /** The buttons disappear after the answer, so the focus has to move elsewhere. */
  onAnswer: () => void
}

function KeyPrompt({ id, assigning, onAnswer }: KeyPromptProps) {
  const text = useText()
  const { request, ask, take, giveUp } = assigning
  const problem = request?.problem
  const answer = (act: () => void) => () => {
    onAnswer()
    act()
  }
  const key = problem ? capsOf(problem.key, text).join('+') : ''
  return (
    <div role="status" className="grid gap-2 rounded-md bg-accent-soft px-3 py-2">
      {problem?.kind === 'refused' ? (
        <p className="text-warning-text">
          {problem.reason === 'board'
            ? text('viewer.keys.refusedBoard', { key })
            : text(`plateBoard.keys.refused.${problem.reason}`, { key })}
        </p>
      ) : null}
      {problem?.kind === 'conflict' ? (
        <>
          <p>{text('viewer.keys.conflict', { key, name: text(`viewer.command.${problem.other}`) })}</p>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" variant="primary" onClick={answer(take)}>
              {text('viewer.keys.take')}
            </Button>
            <Button size="sm" onClick={answer(() => ask(id))}>
              {text('viewer.keys.other')}
            </Button>
            <Button size="sm" variant="quiet" onClick={answer(giveUp)}>
              {text('ui.cancel')}
            </Button>
          </div>
        </>
      ) : (
        <p>{text('viewer.keys.listening', { name: text(`viewer.command.${id}`) })}</p>
      )}
    </div>
  )
}
