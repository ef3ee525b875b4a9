import type { SlicerClock } from '@pandok/viewer'

/** Planes are computed shortly before each animation frame. */
export const browserClock: SlicerClock = {
  now: () => performance.now(),
  soon: (run) => {
    const id = requestAnimationFrame(run)
    return () => cancelAnimationFrame(id)
  },
}
