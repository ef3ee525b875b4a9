import { type Alignment, alignedPlacement } from '../alignSlides.ts'
import { followPlacement } from '../followPlacement.ts'
import type { SlidePlacement } from '../SlidePlacement.ts'
import type { SlideView } from './SlideView.ts'

/** The alignment of two slides, in both directions. */
export interface ViewAlignment {
  there: Alignment
  back: Alignment
}

/**
 * Links two slides, aligned by points if given, otherwise with their present relative position and rotation;
 * the second one takes the magnification of the first. Returns a function that unlinks them.
 */
export const linkViews = (first: SlideView, second: SlideView, alignment?: ViewAlignment): (() => void) => {
  const ratio = (second.source.micronsPerPixel?.x ?? 1) / (first.source.micronsPerPixel?.x ?? 1)
  const isSized = first.source.micronsPerPixel !== undefined && second.source.micronsPerPixel !== undefined
  const start = first.placement()
  const other = second.placement()
  const anchors = {
    leader: start,
    // Larger pixels on the glass are scaled up, so that tissue has the same size in both.
    follower: { ...other, scale: isSized ? start.scale * ratio : other.scale },
  }
  /**
   * The placements set by the link itself: a view reports these later, when the other may already have moved
   * on.
   */
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

/** Placements that differ by less than half a pixel look the same. */
const isSameOnScreen = (one: SlidePlacement, other: SlidePlacement): boolean =>
  Math.hypot(one.center.x - other.center.x, one.center.y - other.center.y) * one.scale < 0.5 &&
  Math.abs(one.scale / other.scale - 1) < 1e-3 &&
  Math.abs(((one.rotation - other.rotation + 540) % 360) - 180) < 0.05
