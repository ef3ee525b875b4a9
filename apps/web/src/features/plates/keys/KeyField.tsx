import { keysOf } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import { Button, KeyboardIcon, PlusIcon, XIcon } from '@pandok/ui'
import { useRef, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { useKeyLabel } from '#shared/board/useKeyLabel.ts'
import { useBoard, useBoardState } from '../editor/useBoard.ts'
import { AssignPrompt } from './AssignPrompt.tsx'
import { useAssigning } from './useAssigning.ts'

export function KeyField({ cell }: { cell: Pick<Cell, 'id' | 'name'> }) {
  const text = useText()
  const editor = useBoard()
  const label = useKeyLabel()
  const button = useRef<HTMLButtonElement>(null)
  const [isExtra, setExtra] = useState(false)
  const keys = useBoardState(({ plate }) => keysOf(plate.keyMap, cell.id))
  const assigning = useAssigning({
    isExtra,
    onDone: () => requestAnimationFrame(() => button.current?.focus()),
  })

  function begin(beside: boolean) {
    setExtra(beside)
    assigning.begin(cell.id)
  }

  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">{text('plateBoard.keys.key')}</legend>
      {assigning.cell ? (
        <AssignPrompt assigning={assigning} />
      ) : (
        <div className="flex flex-wrap items-center gap-1.5">
          {keys.map((key) => (
            <span
              key={key}
              className="inline-flex h-8 items-center gap-1 rounded-sm border border-b-3 border-line-strong/55 bg-raised ps-2.5 pe-0.5 text-sm font-semibold pointer-coarse:h-11"
            >
              {label(key)}
              <button
                type="button"
                aria-label={text('plateBoard.keys.remove', { key: label(key) })}
                onClick={() => {
                  editor.take({ do: 'clearKey', key })
                  button.current?.focus()
                }}
                className="grid size-6 place-items-center rounded-xs text-muted hover:bg-hover hover:text-text pointer-coarse:size-9 [&_svg]:size-3.5"
              >
                <XIcon />
              </button>
            </span>
          ))}
          <Button ref={button} size="sm" icon={<KeyboardIcon />} onClick={() => begin(false)}>
            {text(keys.length > 0 ? 'plateBoard.keys.change' : 'plateBoard.keys.assign')}
          </Button>
          {keys.length > 0 ? (
            <Button size="sm" variant="quiet" icon={<PlusIcon />} onClick={() => begin(true)}>
              {text('plateBoard.keys.addAnother')}
            </Button>
          ) : null}
        </div>
      )}
    </fieldset>
  )
}
