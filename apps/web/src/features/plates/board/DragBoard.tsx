import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  type DragStartEvent,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { BoardRefusal } from '@pandok/board'
import { type ReactNode, useRef, useState } from 'react'
import { type Text, useText } from '#platform/text/text.ts'
import { useBoard } from '../editor/useBoard.ts'
import { LiftedCell } from './LiftedCell.tsx'
import { placeWords } from './placeWords.ts'
import { onRelease, placeUnder, type Release } from './release.ts'
import { useCopyKey } from './useCopyKey.ts'

interface DragBoardProps {
  keyLabelOf: (cellId: string) => string | undefined
  onRefused: (refusal: BoardRefusal) => void
  /** Called if a cell was long-pressed and released in the same place. */
  onHold: (position: number) => void
  children: ReactNode
}

/**
 * Cells are moved with the mouse or a finger, and copied with Ctrl or Alt. The keyboard has its own commands
 * for that.
 */
export function DragBoard({ keyLabelOf, onRefused, onHold, children }: DragBoardProps) {
  const text = useText()
  const editor = useBoard()
  const [lifted, setLifted] = useState<Lifted>()
  const isCopy = useCopyKey(lifted !== undefined)
  const release = useRef<Release>(undefined)
  const sensors = useBoardSensors()
  const cell = editor.read().plate.cells.find(({ position }) => position === lifted?.from)

  function onDragStart({ active, activatorEvent: { type, target } }: DragStartEvent) {
    const grid = target instanceof Element ? target.closest('[role="grid"]') : null
    release.current = undefined
    onRelease(type.startsWith('touch') ? 'touchend' : 'mouseup', (where) => {
      release.current = where
    })
    setLifted({ from: Number(active.id), boardWidth: grid?.clientWidth ?? 0 })
    if (type.startsWith('touch')) window.addEventListener('touchend', noPress, ONCE)
  }

  function onDragEnd({ active, over, activatorEvent }: DragEndEvent) {
    setLifted(undefined)
    // The values of `over` and `isCopy` are those of the last frame that was drawn, which lags behind the
    // pointer while other work is done.
    const where = release.current
    const start = Number(active.id)
    const to = where ? placeUnder(where) : over ? Number(over.id) : undefined
    if (to === undefined) return
    if (start === to) {
      if (activatorEvent.type.startsWith('touch')) onHold(start)
      return
    }
    const verdict = editor.take(
      (where?.isCopy ?? isCopy) ? { do: 'copy', from: start, to } : { do: 'move', from: start, to },
    )
    if (!verdict.ok) onRefused(verdict.reason)
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={onDragStart}
      onDragCancel={() => setLifted(undefined)}
      onDragEnd={onDragEnd}
      accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: placesPassed(text) }}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {cell ? (
          // The overlay's container is as wide as the board, so that the cell looks the same.
          <span className="@container/board block h-full" style={{ width: lifted?.boardWidth }}>
            <LiftedCell cell={cell} keyLabel={isCopy ? undefined : keyLabelOf(cell.id)} isCopy={isCopy} />
          </span>
        ) : null}
      </DragOverlay>
    </DndContext>
  )
}

const useBoardSensors = () =>
  useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 5 } }),
    // With a shorter delay, scrolling with a finger would pick up cells.
    useSensor(TouchSensor, { activationConstraint: { delay: 280, tolerance: 8 } }),
  )

/** The places that a cell passes are announced here, and the result by the board itself. */
const placesPassed = (text: Text): Announcements => ({
  onDragStart: () => undefined,
  onDragOver: ({ over }) => (over ? placeWords(text, Number(over.id)) : undefined),
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
})

interface Lifted {
  from: number
  boardWidth: number
}

/** Releasing a finger after a drag must not count as a press on what lies below. */
const noPress = (event: Event) => event.preventDefault()
const ONCE = { once: true, capture: true, passive: false } as const
