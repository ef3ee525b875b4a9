import { CELL_OUTPUTS_MAX, type CellOutput } from '@pandok/domain'
import type { Path } from '@pandok/module-engine'
import { BlocksIcon, Button, PlusIcon, toast } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { moveItem } from '#shared/fields/arrays.ts'
import { focusPath, pathName } from '#shared/fields/focusPath.ts'
import { SortableList } from '#shared/fields/SortableList.tsx'
import { useBoard } from '../editor/useBoard.ts'
import { useCellWork } from './CellContext.ts'
import { ModulePicker } from './ModulePicker.tsx'
import { newModuleOutput, newPhrase } from './newOutput.ts'
import { OutputCard } from './OutputCard.tsx'
import { useOutputName } from './useOutputName.ts'

export function OutputList() {
  const text = useText()
  const editor = useBoard()
  const { cell, path, change, faults, hasTriedToSave } = useCellWork()
  const nameOf = useOutputName(cell.blanks)
  const { outputs } = cell
  const isFull = outputs.length >= CELL_OUTPUTS_MAX
  const missing = hasTriedToSave && faults.some(({ reason }) => reason === 'cell.output.required')

  function add(output: CellOutput) {
    change((now) => ({ ...now, outputs: [...now.outputs, output] }), `add/${output.id}`)
    focusPath([...path, 'outputs', outputs.length, output.kind === 'phrase' ? 'text' : 'section'])
  }

  function remove(index: number) {
    const output = outputs[index]
    if (!output) return
    const name = nameOf(output, index)
    change(
      (now) => ({ ...now, outputs: now.outputs.filter(({ id }) => id !== output.id) }),
      `remove/${output.id}`,
    )
    const next = Math.min(index, outputs.length - 2)
    focusPath([...path, 'outputs', next < 0 ? 'add' : next])
    toast({
      title: text('plateCell.removed', { name }),
      action: { label: text('list.undo'), onPress: () => editor.undo() },
    })
  }

  return (
    <>
      <SortableList
        label={text('plateCell.outputs')}
        names={outputs.map(nameOf)}
        onMove={(from, to) =>
          change((now) => ({ ...now, outputs: moveItem(now.outputs, from, to) }), `move/${from}/${to}`)
        }
      >
        {(index, grip) => {
          const output = outputs[index]
          return output ? (
            <OutputCard
              key={output.id}
              output={output}
              index={index}
              grip={grip}
              onRemove={() => remove(index)}
            />
          ) : null
        }}
      </SortableList>
      <p aria-live="polite" className="text-xs font-medium text-danger-text empty:hidden">
        {missing ? text.problem('cell.output.required') : ''}
      </p>
      <AddOutput isFull={isFull} path={[...path, 'outputs', 'add']} onAdd={add} />
    </>
  )
}

interface AddOutputProps {
  isFull: boolean
  path: Path
  onAdd: (output: CellOutput) => void
}

function AddOutput({ isFull, path, onAdd }: AddOutputProps) {
  const text = useText()
  const [isPicking, setPicking] = useState(false)
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          icon={<PlusIcon />}
          disabled={isFull}
          data-path={pathName(path)}
          onClick={() => onAdd(newPhrase())}
        >
          {text('plateCell.addPhrase')}
        </Button>
        <Button size="sm" icon={<BlocksIcon />} disabled={isFull} onClick={() => setPicking(true)}>
          {text('plateCell.addModule')}
        </Button>
        {isFull ? <p className="self-center text-xs text-muted">{text.problem('cell.max')}</p> : null}
      </div>
      {isPicking ? (
        <ModulePicker
          onClose={() => setPicking(false)}
          onChoose={(module) => {
            setPicking(false)
            onAdd(newModuleOutput(module.id))
          }}
        />
      ) : null}
    </>
  )
}
