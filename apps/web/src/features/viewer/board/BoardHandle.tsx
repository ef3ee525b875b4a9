import { GripVerticalIcon, IconButton, PanelRightIcon } from '@pandok/ui'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useText } from '#platform/text/text.ts'
import type { BoardBox } from './BoardBox.ts'
import type { BoardPlace } from './useBoardPlace.ts'

/** CSS pixels per press of an arrow key, and with Shift. */
const [STEP, LEAP] = [16, 96]

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** Moves or resizes the box by dragging or with arrow keys; Escape docks the board. */
function useBoxDrag(
  { box, moveTo, toggle }: BoardPlace,
  changed: (from: BoardBox, dx: number, dy: number) => BoardBox,
) {
  const begun = useRef<{ box: BoardBox; x: number; y: number }>(undefined)
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      begun.current = { box, x: event.clientX, y: event.clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const from = begun.current
      if (from) moveTo(changed(from.box, clientX - from.x, clientY - from.y))
    },
    onPointerUp() {
      begun.current = undefined
    },
    onPointerCancel() {
      begun.current = undefined
    },
    onKeyDown(event: KeyboardEvent) {
      const direction = ARROWS[event.key]
      if (!direction && event.key !== 'Escape') return
      event.preventDefault()
      event.stopPropagation()
      const by = event.shiftKey ? LEAP : STEP
      if (direction) moveTo(changed(box, direction[0] * by, direction[1] * by))
      else toggle()
    },
  }
}

export function BoardHandle({ place }: { place: BoardPlace }) {
  const text = useText()
  const moving = useBoxDrag(place, (from, dx, dy) => ({ ...from, x: from.x + dx, y: from.y + dy }))
  return (
    <div className="flex items-center gap-1 border-b border-line bg-surface max-lg:hidden">
      <button
        type="button"
        {...moving}
        aria-label={text('viewer.board.move')}
        title={text('viewer.board.move')}
        className="flex min-h-9 flex-1 cursor-move touch-none items-center gap-1.5 px-2 text-left text-sm font-bold"
      >
        <GripVerticalIcon className="size-4 text-muted" />
        {text('viewer.board.pane')}
      </button>
      <IconButton
        size="sm"
        label={text('viewer.board.dock')}
        icon={<PanelRightIcon />}
        onClick={place.toggle}
      />
    </div>
  )
}

/** The resize corner of a floating board. */
export function BoardCorner({ place }: { place: BoardPlace }) {
  const text = useText()
  const sizing = useBoxDrag(place, (from, dx, dy) => ({
    ...from,
    width: from.width + dx,
    height: from.height + dy,
  }))
  return (
    <button
      type="button"
      {...sizing}
      aria-label={text('viewer.board.size')}
      title={text('viewer.board.size')}
      className="absolute end-0 bottom-0 size-6 cursor-nwse-resize touch-none rounded-tl-md border-s border-t border-line bg-surface max-lg:hidden"
    >
      <svg aria-hidden="true" viewBox="0 0 24 24" className="size-full text-muted">
        <path d="M20 10 10 20M20 15l-5 5" stroke="currentColor" strokeWidth={1.5} fill="none" />
      </svg>
    </button>
  )
}
