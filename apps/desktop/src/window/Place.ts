export interface Place {
  x: number
  y: number
  width: number
  height: number
  isMaximized: boolean
}

export interface MonitorPlace {
  x: number
  y: number
  width: number
  height: number
}

/**
 * Returns a key for a set of monitors in their arrangement: a laptop has one position in the dock and another
 * without.
 */
export const monitorsKey = (monitors: readonly MonitorPlace[]): string =>
  monitors
    .map(({ x, y, width, height }) => `${width}x${height}@${x},${y}`)
    .sort()
    .join(' ')

/** The part of the title bar that has to be reachable. */
const HOLD = { width: 120, height: 30 } as const

/** Whether a user with these monitors can find the window and move it. */
export const isReachable = (place: Place, monitors: readonly MonitorPlace[]): boolean =>
  monitors.some(({ x, y, width, height }) => {
    const seenWidth = Math.min(place.x + place.width, x + width) - Math.max(place.x, x)
    return seenWidth >= HOLD.width && place.y >= y - HOLD.height && place.y + HOLD.height <= y + height
  })

/** The approximate height of the title bar and the task bar. */
const BARS = 90

/** A narrow window at the right edge of a monitor, at full height, in the monitor's own points. */
export const rightEdge = ({ x, y, width, height }: MonitorPlace, scale: number, requested: number): Place => {
  const own = Math.min(Math.round(requested * scale), width)
  return { x: x + width - own, y, width: own, height: height - Math.round(BARS * scale), isMaximized: false }
}
