import { type Alignment, alignedPlacement } from '../alignSlides.ts'
import { followPlacement } from '../followPlacement.ts'
import type { SlidePlacement } from '../SlidePlacement.ts'
import type { SlideView } from './SlideView.ts'

/** How each of two slides lies where the other does. */
export interface ViewAlignment {
  there: Alignment
  back: Alignment
}

/**
 * Two slides that move together, laid over each other by points where they were given, else kept shifted and turned against each other as they are now; the second takes the
 * magnification of the first. Returns the way to part them.
 */
export const linkViews = (first: SlideView, second: SlideView, alignment?: ViewAlignment): (() => void) => {
  const ratio = (second.source.micronsPerPixel?.x ?? 1) / (first.source.micronsPerPixel?.x ?? 1)
  const isSized = first.source.micronsPerPixel !== undefined && second.source.micronsPerPixel !== undefined
  const start = first.placement()
  const other = second.placement()
  const anchors = {
    leader: start,
    // Pixels that are larger on the glass are shown larger, so that tissue is as large in both.
    follower: { ...other, scale: isSized ? start.scale * ratio : other.scale },
  }
  /** Where the link itself has put them: a view tells of that later on, when the other may be further on its way already. */
  const placed = new Map<SlideView, SlidePlacement>()
  const follow =
    (leader: SlideView, follower: SlideView, where: (now: SlidePlacement) => SlidePlacement) => () => {
      const now = leader.placement()
      const expected = placed.get(leader)
      if (expected && isSameOnScreen(now, expected)) return
      placed.delete(leader)
      const next = where(now)
      placed.set(follower, next)
      follower.place(next, true)
    }
  const turned = { leader: anchors.follower, follower: anchors.leader }
  const forth = follow(first, second, (now) =>
    alignment ? alignedPlacement(alignment.there, now) : followPlacement(now, anchors),
  )
  const back = follow(second, first, (now) =>
    alignment ? alignedPlacement(alignment.back, now) : followPlacement(now, turned),
  )
  forth()
  const stops = [first.subscribe(forth), second.subscribe(back)]
  return () => {
    for (const stop of stops) stop()
  }
}

/** Less than half a pixel away. */
const isSameOnScreen = (one: SlidePlacement, other: SlidePlacement): boolean =>
  Math.hypot(one.center.x - other.center.x, one.center.y - other.center.y) * one.scale < 0.5 &&
  Math.abs(one.scale / other.scale - 1) < 1e-3 &&
  Math.abs(((one.rotation - other.rotation + 540) % 360) - 180) < 0.05
