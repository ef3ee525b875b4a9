import { type KeyboardEvent, type PointerEvent, useRef } from 'react'

interface PaneDividerProps {
  label: string
  value: number
  onChange: (value: number) => void
}

const STEP = 2

/** The divider between two panes, moved by dragging or with arrow keys. */
export function PaneDivider({ label, value, onChange }: PaneDividerProps) {
  const line = useRef<HTMLDivElement>(null)

  function onPointerMove(event: PointerEvent) {
    const element = line.current
    const panes = element?.parentElement?.getBoundingClientRect()
    if (!element?.hasPointerCapture(event.pointerId) || !panes) return
    onChange(((event.clientX - panes.left) / panes.width) * 100)
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -STEP, ArrowRight: STEP }[event.key]
    if (by === undefined) return
    event.preventDefault()
    onChange(value + by)
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a movable separator isn't a horizontal rule
    <div
      ref={line}
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={Math.round(value)}
      aria-valuemin={20}
      aria-valuemax={80}
      tabIndex={0}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={onPointerMove}
      className="group relative w-3 shrink-0 cursor-col-resize touch-none rounded-full"
    >
      <span className="absolute inset-y-0 start-1/2 w-px -translate-x-1/2 bg-transparent group-hover:bg-accent-line group-active:bg-accent" />
    </div>
  )
}
