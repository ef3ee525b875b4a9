import type { SlicerClock } from '@pandok/viewer'

/** Planes are cut a little before each drawing of the screen. */
export const browserClock: SlicerClock = {
  now: () => performance.now(),
  soon: (run) => {
    const id = requestAnimationFrame(run)
    return () => cancelAnimationFrame(id)
  },
}
