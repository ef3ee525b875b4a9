import type { Matrix, SlidePlacement, SlideView } from '@pandok/viewer'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** How the slide lies on the screen just now. */
export interface SlideLook {
  placement: SlidePlacement
  /** From pixels of the largest level to the screen. */
  matrix: Matrix
  width: number
  height: number
  failedTiles: number
}

/** Drawn again whenever the slide moves. */
export function useSlideLook(view: SlideView): SlideLook {
  const kept = useRef<SlideLook | undefined>(undefined)
  const subscribe = useCallback(
    (listener: () => void) =>
      view.subscribe(() => {
        kept.current = undefined
        listener()
      }),
    [view],
  )
  const read = useCallback(() => {
    kept.current ??= lookOf(view)
    return kept.current
  }, [view])
  return useSyncExternalStore(subscribe, read)
}

/** Far apart, so that rounding of the screen's numbers doesn't show. */
const FAR = 10_000

function lookOf(view: SlideView): SlideLook {
  const origin = view.toScreen({ x: 0, y: 0 })
  const right = view.toScreen({ x: FAR, y: 0 })
  const down = view.toScreen({ x: 0, y: FAR })
  return {
    placement: view.placement(),
    matrix: {
      a: (right.x - origin.x) / FAR,
      b: (right.y - origin.y) / FAR,
      c: (down.x - origin.x) / FAR,
      d: (down.y - origin.y) / FAR,
      e: origin.x,
      f: origin.y,
    },
    ...view.size(),
    failedTiles: view.failedTiles(),
  }
}
