import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from 'react'
import { keptStorage } from '#app/keptStorage.ts'
import { useText } from '#app/text.ts'

interface SplitPanesProps {
  images: ReactNode
  board: ReactNode
}

const NAME = 'pandok.viewer.split'
const LIMITS = { min: 25, max: 85 }

const within = (share: number): number => Math.min(Math.max(share, LIMITS.min), LIMITS.max)

/** Images on the left, the board on the right, as wide as the reader likes; below each other where it is narrow. */
export function SplitPanes({ images, board }: SplitPanesProps) {
  const text = useText()
  const root = useRef<HTMLDivElement>(null)
  const [share, setShare] = useState(() => within(Number(keptStorage().getItem(NAME)) || 60))

  function choose(next: number) {
    setShare(within(next))
    keptStorage().setItem(NAME, String(Math.round(within(next))))
  }

  function onPointerMove({ clientX, buttons }: PointerEvent) {
    const frame = root.current?.getBoundingClientRect()
    if (buttons === 1 && frame) choose(((clientX - frame.left) / frame.width) * 100)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowLeft: -2, ArrowRight: 2, Home: -100, End: 100 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    choose(share + step)
  }

  return (
    // Held by its place and not by its content, so that a long report scrolls by itself.
    <div className="relative flex min-h-136 flex-1 flex-col">
      <div ref={root} className="flex min-h-0 flex-1 max-lg:flex-col max-lg:gap-3 lg:absolute lg:inset-0">
        <div
          className="flex min-h-[60dvh] min-w-0 shrink-0 lg:min-h-0"
          // Below 1024 px both take the whole width.
          style={{ flexBasis: `${share}%` }}
        >
          {images}
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a separator that is moved */}
        <div
          role="separator"
          aria-orientation="vertical"
          aria-label={text('viewer.board.resize')}
          aria-valuenow={Math.round(share)}
          aria-valuemin={LIMITS.min}
          aria-valuemax={LIMITS.max}
          tabIndex={0}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onKeyDown={onKeyDown}
          className="mx-1 w-1.5 shrink-0 cursor-col-resize touch-none rounded-full bg-line hover:bg-accent focus-visible:bg-accent max-lg:hidden"
        />
        <div className="flex min-h-0 min-w-0 flex-1 flex-col lg:overflow-y-auto">{board}</div>
      </div>
    </div>
  )
}
