import { TABLES_MAX } from '@pandok/module-engine'
import { Button, Dialog, Notice, TextField } from '@pandok/ui'
import { useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { writeRangeText } from '#shared/reasons/writeRangeText.ts'
import { useEditor } from '../state/useEditor.ts'
import { addLevelTable, readLevelRanges } from './levelTable.ts'

interface LevelsDialogProps {
  scoreId: string
  bounds: { least: string; greatest: string } | undefined
  onClose: () => void
}

/** Ranges of a score, each with its level; creates the decision table and the value that reads it. */
export function LevelsDialog({ scoreId, bounds, onClose }: LevelsDialogProps) {
  const text = useText()
  const editor = useEditor()
  const [typed, setTyped] = useState('')
  const [names, setNames] = useState<readonly string[]>([])
  const cells = readLevelRanges(typed)
  const wrong = cells.indexOf(undefined)
  const isFull = editor.read().definition.tables.length >= TABLES_MAX
  const isReady = cells.length > 0 && wrong < 0 && !isFull

  function make() {
    if (!isReady) return
    const levels = cells.flatMap((cell, at) => (cell ? [{ cell, name: nameAt(names, at) }] : []))
    const { tables } = editor.read().definition
    editor.change((definition) => addLevelTable(definition, scoreId, levels))
    onClose()
    editor.select({ part: 'tables', index: tables.length })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={text('moduleLogic.levels.title')}
      description={text('moduleLogic.levels.text')}
      closeLabel={text('ui.close')}
      footer={
        <>
          <Button onClick={onClose}>{text('ui.cancel')}</Button>
          <Button variant="primary" disabled={!isReady} onClick={make}>
            {text('moduleLogic.levels.submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <TextField
          data-autofocus
          label={text('moduleLogic.levels.ranges')}
          hint={
            bounds
              ? text('moduleLogic.levels.hintBounds', { least: bounds.least, greatest: bounds.greatest })
              : text('moduleLogic.levels.hint')
          }
          placeholder="0 | 2 | 3 | 4–6 | ≥7"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          error={wrong < 0 ? undefined : text('moduleLogic.levels.wrong', { part: wrong + 1 })}
          inputClassName="font-mono"
        />
        {isFull ? <Notice tone="warning">{text('moduleLogic.tooMany', { max: TABLES_MAX })}</Notice> : null}
        {cells.length === 0 ? null : <LevelNames cells={cells} names={names} setNames={setNames} />}
      </div>
    </Dialog>
  )
}

const nameAt = (names: readonly string[], at: number) => names[at] ?? `L${at + 1}`

interface LevelNamesProps {
  cells: ReturnType<typeof readLevelRanges>
  names: readonly string[]
  setNames: (names: readonly string[]) => void
}

function LevelNames({ cells, names, setNames }: LevelNamesProps) {
  const text = useText()
  return (
    <ul className="grid gap-2">
      {cells.map((cell, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the index identifies a level
        <li key={at} className="grid grid-cols-[6rem_1fr] items-center gap-3">
          <span className="font-mono text-sm text-accent-text">{cell ? writeRangeText(cell) : '?'}</span>
          <TextField
            label={text('moduleLogic.levels.nameOf', { range: cell ? writeRangeText(cell) : '?' })}
            hideLabel
            value={names[at] ?? `L${at + 1}`}
            onChange={(event) =>
              setNames(cells.map((_, i) => (i === at ? event.target.value : nameAt(names, i))))
            }
          />
        </li>
      ))}
    </ul>
  )
}
