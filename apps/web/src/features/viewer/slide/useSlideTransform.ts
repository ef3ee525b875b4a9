import type { Matrix, SlidePlacement, SlideView } from '@pandok/viewer'
import { useCallback, useRef, useSyncExternalStore } from 'react'

/** The present position of the slide on the screen. */
export interface SlideTransform {
  placement: SlidePlacement
  /** The transform from pixels of the largest level to the screen. */
  matrix: Matrix
  width: number
  height: number
  failedTiles: number
}

/** Renders again whenever the slide moves. */
export function useSlideTransform(view: SlideView): SlideTransform {
  const kept = useRef<SlideTransform | undefined>(undefined)
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

/** The two points are far apart, so that rounding doesn't matter. */
const FAR = 10_000

function lookOf(view: SlideView): SlideTransform {
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
