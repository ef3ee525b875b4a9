import type { Tone } from '../toneOf.ts'

/** Entry of the palette for a value of a plane. */
export function levelOfValue({ slope, offset, factor, levels }: Tone, value: number): number {
  const at = (value * slope + offset) * factor
  if (!levels) return at <= 0 ? 0 : at >= 255 ? 255 : (at + 0.5) | 0
  const last = levels.length - 1
  if (at <= 0) return ((levels[0] as number) + 0.5) | 0
  if (at >= last) return ((levels[last] as number) + 0.5) | 0
  const index = at | 0
  const below = levels[index] as number
  return (below + ((levels[index + 1] as number) - below) * (at - index) + 0.5) | 0
}
