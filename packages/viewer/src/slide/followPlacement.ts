import type { SlidePlacement } from './SlidePlacement.ts'

/** Two slides laid over each other by hand: both placements at the moment of linking. */
export interface LinkAnchor {
  leader: SlidePlacement
  follower: SlidePlacement
}

/** Where the follower must be so that both move alike on the screen, turned against each other as they were. */
export const followPlacement = (leader: SlidePlacement, anchor: LinkAnchor): SlidePlacement => {
  const turn = anchor.follower.rotation - anchor.leader.rotation
  const ratio = anchor.follower.scale / anchor.leader.scale
  const dx = leader.center.x - anchor.leader.center.x
  const dy = leader.center.y - anchor.leader.center.y
  // A move that the leader shows turned by its own rotation is shown turned by the follower's.
  const angle = (-turn * Math.PI) / 180
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  return {
    center: {
      x: anchor.follower.center.x + (dx * cos - dy * sin) / ratio,
      y: anchor.follower.center.y + (dx * sin + dy * cos) / ratio,
    },
    scale: leader.scale * ratio,
    rotation: (((leader.rotation + turn) % 360) + 360) % 360,
  }
}
