import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../../../model/Geometry.ts'
import type { GraphicUnits } from '../../../model/Presentation.ts'

/** More than anybody draws in one graphic. */
export const POINTS_MAX = 20_000

export const unitsOf = (said: string): GraphicUnits | undefined =>
  said === 'PIXEL' ? 'pixel' : said === 'DISPLAY' ? 'display' : undefined

/** Pairs of column and row; empty if any of them is no number. */
export function pointsIn(numbers: readonly number[]): ImagePoint[] {
  const count = Math.floor(numbers.length / 2)
  const points = Array.from({ length: count }, (_, index) => ({
    x: itemAt(numbers, index * 2),
    y: itemAt(numbers, index * 2 + 1),
  }))
  return points.every(({ x, y }) => Number.isFinite(x + y)) ? points : []
}
