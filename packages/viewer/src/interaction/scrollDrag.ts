import type { PointerInput } from './PointerInput.ts'
import type { Drag } from './Surface.ts'

/** Screen pixels of dragging per step. */
const STEP = 8

/** Scrolls by whole steps while the pointer moves up and down. */
export function scrollDrag(from: PointerInput, scroll: (steps: number) => void): Drag {
  let done = 0
  return {
    move({ y }) {
      const steps = Math.trunc((y - from.y) / STEP)
      if (steps !== done) scroll(steps - done)
      done = steps
    },
    undo: () => scroll(-done),
  }
}
