import type { MicronsOrigin, MicronsPerPixel } from './SlideSource.ts'

/**
 * Slides are scanned at 0.1 to 4 µm per pixel; what lies far outside is a slip of units (a scanner's 0.25 mm, 72 dots
 * per inch of a program that knew nothing) and worse than no size at all.
 */
const LEAST = 0.02
const MOST = 50
/** Real scanners' pixels are square to a few percent. */
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
