import {
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { BoardRefusal } from '@pandok/board'
import { CopyPlusIcon } from '@pandok/ui'
import { type ReactNode, useState } from 'react'
import { useText } from '#app/text.ts'
import { useBoard } from '../editor/useBoard.ts'
import { CellFace } from './CellFace.tsx'
import { placeWords } from './placeWords.ts'
import { useCopyKey } from './useCopyKey.ts'

interface DragBoardProps {
  keyLabelOf: (cellId: string) => string | undefined
  onRefused: (refusal: BoardRefusal) => void
  /** A finger held a cell and let go of it in the same place. */
  onHold: (position: number) => void
  children: ReactNode
}

/** Cells are moved with the mouse or a finger; with Ctrl or Alt held a copy is. The keyboard carries them instead. */
export function DragBoard({ keyLabelOf, onRefused, onHold, children }: DragBoardProps) {
  const text = useText()
  const editor = useBoard()
  const [from, setFrom] = useState<number>()
  const isCopy = useCopyKey(from !== undefined)
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // Shorter, and a finger that scrolls the page would pick cells up.
    useSensor(TouchSensor, { activationConstraint: { delay: 280, tolerance: 8 } }),
  )
  const cell = editor.read().plate.cells.find(({ position }) => position === from)

  function onDragEnd({ active, over, activatorEvent }: DragEndEvent) {
    setFrom(undefined)
    if (!over) return
    const [start, to] = [Number(active.id), Number(over.id)]
    if (start === to) {
      if (activatorEvent.type.startsWith('touch')) onHold(start)
      return
    }
    const verdict = editor.take(isCopy ? { do: 'copy', from: start, to } : { do: 'move', from: start, to })
    if (!verdict.ok) onRefused(verdict.reason)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setFrom(Number(active.id))}
      onDragCancel={() => setFrom(undefined)}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: '' },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: ({ over }) => (over ? placeWords(text, Number(over.id)) : undefined),
          // What came of it is told by the board itself.
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
    >
      {children}
      <DragOverlay dropAnimation={null} className="@container/board">
        {cell ? (
          <span className="relative block h-full cursor-grabbing">
            <CellFace
              cell={cell}
              keyLabel={keyLabelOf(cell.id)}
              className="!opacity-100 rotate-1 !shadow-overlay"
            />
            {isCopy ? (
              <span className="absolute -end-1.5 -top-1.5 grid size-6 place-items-center rounded-full bg-accent text-on-accent [&_svg]:size-3.5">
                <CopyPlusIcon />
              </span>
            ) : null}
          </span>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}
