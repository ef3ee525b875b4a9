import { type KeyboardEvent, useState } from 'react'
import { useText } from '#platform/text/text.ts'
import { DemoKey } from './DemoKey.tsx'
import { type DemoCellId, demoCells, NODULE } from './demoCells.ts'

const COLUMNS = 4
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -COLUMNS,
  ArrowDown: COLUMNS,
}

interface DemoBoardProps {
  written: ReadonlySet<string>
  open: string | undefined
  onPress: (cell: DemoCellId) => void
}

/** Eight cells with one tab stop; arrow keys move between cells, as on the program's board. */
export function DemoBoard({ written, open, onPress }: DemoBoardProps) {
  const text = useText()
  const [focus, setFocus] = useState(0)

  function move(event: KeyboardEvent<HTMLElement>) {
    const to = focus + (STEPS[event.key] ?? 0)
    const cell = demoCells[to]
    if (to === focus || !cell) return
    event.preventDefault()
    setFocus(to)
    event.currentTarget.querySelector<HTMLElement>(`[data-cell=${cell.id}]`)?.focus()
  }

  return (
    <div
      role="toolbar"
      aria-label={text('site.demo.board')}
      onKeyDown={move}
      onFocus={({ target }) => {
        const at = demoCells.findIndex(({ id }) => id === target.dataset['cell'])
        if (at >= 0) setFocus(at)
      }}
      className="grid grid-cols-4 gap-1 xs:gap-1.5 sm:gap-2"
    >
      {demoCells.map((cell, index) => (
        <DemoKey
          key={cell.id}
          cell={cell}
          name={text(`site.demo.cell.${cell.id}`)}
          hasModule={cell.id === NODULE}
          isWritten={written.has(cell.id)}
          isOpen={cell.id === open}
          isTabStop={index === focus}
          onPress={() => onPress(cell.id)}
        />
      ))}
    </div>
  )
}
