import type { Place } from './placeFrames.ts'

/** The most common spacing of neighbors; 0 without neighbors. */
export function usualSpacing(steps: readonly number[]): number {
  const sorted = [...steps].sort((a, b) => a - b)
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? 0
}

export const stepsBetween = (places: readonly Pick<Place, 'at'>[]): number[] =>
  places.slice(1).map(({ at }, index) => at - (places[index]?.at ?? at))

/** Neighbors further apart than this many usual spacings have a gap between them. */
export const GAP_FACTOR = 1.5

/** Positions are rounded in files: a deviation below 1 % of the spacing, or 0.01 mm, isn't significant. */
export const spacingTolerance = (spacing: number): number => Math.max(spacing * 0.01, 0.01)
