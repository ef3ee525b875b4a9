import type { MicronsOrigin, MicronsPerPixel } from './SlideSource.ts'

/**
 * Slides are scanned at 0.1 to 4 µm per pixel; values far outside are unit errors (0.25 mm by a scanner, 72
 * dpi by a program without knowledge) and worse than none.
 */
const LEAST = 0.02
const MOST = 50
/** Pixels of real scanners are square within a few percent. */
const MOST_UNEQUAL = 1.5

export const plausibleMicrons = (
  x: number,
  y: number,
  origin: MicronsOrigin,
): MicronsPerPixel | undefined => {
  const isSize = (value: number) => value >= LEAST && value <= MOST
  if (!(isSize(x) && isSize(y))) return undefined
  return Math.max(x / y, y / x) <= MOST_UNEQUAL ? { x, y, origin } : undefined
}
