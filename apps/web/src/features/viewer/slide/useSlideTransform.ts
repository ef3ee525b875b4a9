import { affineMatrix, type Matrix, type SlidePlacement, type SlideView } from '@pandok/viewer'
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
  return {
    placement: view.placement(),
    matrix: affineMatrix((x, y) => view.toScreen({ x, y }), FAR),
    ...view.size(),
    failedTiles: view.failedTiles(),
  }
}
