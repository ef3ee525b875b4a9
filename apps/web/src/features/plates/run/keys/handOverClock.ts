import type { HandOverClock } from '@pandok/board'

export const handOverClock: HandOverClock = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds)
    return () => clearTimeout(timer)
  },
}
