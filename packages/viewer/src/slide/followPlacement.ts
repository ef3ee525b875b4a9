import type { SlidePlacement } from './SlidePlacement.ts'

/** Two slides linked by hand: both placements at the time of linking. */
export interface LinkAnchor {
  leader: SlidePlacement
  follower: SlidePlacement
}

/**
 * The placement of the follower at which both move alike on the screen, with their relative rotation kept.
 */
export const followPlacement = (leader: SlidePlacement, anchor: LinkAnchor): SlidePlacement => {
  const degrees = anchor.follower.rotation - anchor.leader.rotation
  const ratio = anchor.follower.scale / anchor.leader.scale
  const dx = leader.center.x - anchor.leader.center.x
  const dy = leader.center.y - anchor.leader.center.y
  // A movement on the leader's screen is converted by the difference of the rotations.
  const angle = (-degrees * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return {
    center: {
      x: anchor.follower.center.x + (dx * cos - dy * sin) / ratio,
      y: anchor.follower.center.y + (dx * sin + dy * cos) / ratio,
    },
    scale: leader.scale * ratio,
    rotation: (((leader.rotation + degrees) % 360) + 360) % 360,
  }
}
