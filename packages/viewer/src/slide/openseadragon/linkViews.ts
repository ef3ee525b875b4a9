import { followPlacement } from '../linkPlacement.ts'
import type { SlideView } from './createSlideView.ts'

/**
 * Two slides that move together, kept shifted and turned against each other as they are now; the second takes the
 * magnification of the first. Returns the way to part them.
 */
export const linkViews = (first: SlideView, second: SlideView): (() => void) => {
  const ratio = (second.source.micronsPerPixel?.x ?? 1) / (first.source.micronsPerPixel?.x ?? 1)
  const isSized = first.source.micronsPerPixel !== undefined && second.source.micronsPerPixel !== undefined
  const start = first.placement()
  const other = second.placement()
  const anchors = {
    leader: start,
    // Pixels that are larger on the glass are shown larger, so that tissue is as large in both.
    follower: { ...other, scale: isSized ? start.scale * ratio : other.scale },
  }
  let isFollowing = false
  const follow = (leader: SlideView, follower: SlideView, anchor: typeof anchors) => () => {
    if (isFollowing) return
    isFollowing = true
    follower.place(followPlacement(leader.placement(), anchor), true)
    isFollowing = false
  }
  const forth = follow(first, second, anchors)
  const back = follow(second, first, { leader: anchors.follower, follower: anchors.leader })
  forth()
  const stops = [first.subscribe(forth), second.subscribe(back)]
  return () => {
    for (const stop of stops) stop()
  }
}
