import { CELL_NAME_MAX_CHARACTERS, type Cell } from '@pandok/domain'
import { BlocksIcon, Button, QuoteIcon } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#app/text.ts'
import { useBoard } from '../editor/useBoard.ts'
import { clipWords } from './clipWords.ts'
import { ModulePicker } from './ModulePicker.tsx'
import { newModuleOutput, newPhrase } from './newOutput.ts'

/** An empty place of the board: what to put there. */
export function EmptyPlace({ position }: { position: number }) {
  const text = useText()
  const editor = useBoard()
  const [isPicking, setPicking] = useState(false)

  function place(cell: Omit<Cell, 'id' | 'position'>) {
    editor.take({ do: 'place', position, cell })
    editor.take({ do: 'edit', position })
  }

  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{text('plateCell.empty')}</p>
      <div className="grid gap-2 @sm:grid-cols-2">
        <Button icon={<QuoteIcon />} onClick={() => place({ name: '', title: '', outputs: [newPhrase()] })}>
          {text('plateCell.empty.phrase')}
        </Button>
        <Button icon={<BlocksIcon />} onClick={() => setPicking(true)}>
          {text('plateCell.empty.module')}
        </Button>
      </div>
      {isPicking ? (
        <ModulePicker
          onClose={() => setPicking(false)}
          onChoose={({ id, name }) =>
            place({
              name: clipWords(name, CELL_NAME_MAX_CHARACTERS),
              title: name,
              outputs: [newModuleOutput(id)],
            })
          }
        />
      ) : null}
    </div>
  )
}
