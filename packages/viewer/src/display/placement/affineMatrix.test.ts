import { expect, it } from 'vitest'
import { affineMatrix } from './affineMatrix.ts'
import { type Matrix, toScreen } from './placeImage.ts'

it('makes the matrix that places every point as the map does', () => {
  const map = (x: number, y: number) => ({ x: 2 * x - 3 * y + 5, y: 0.5 * x + 4 * y - 7 })
  const matrix = affineMatrix(map)
  expect(matrix).toEqual<Matrix>({ a: 2, b: 0.5, c: -3, d: 4, e: 5, f: -7 })
  for (const point of [
    { x: 0, y: 0 },
    { x: 12, y: -31 },
    { x: -0.5, y: 511.5 },
  ])
    expect(toScreen(matrix, point)).toEqual(map(point.x, point.y))
})

it('keeps the rounding of a map out of the matrix by a long step', () => {
  const rounded = (x: number, y: number) => ({ x: Math.fround(x / 3 + 1e5), y: Math.fround(y / 3) })
  expect(Math.abs(affineMatrix(rounded).a - 1 / 3)).toBeGreaterThan(1e-3)
  expect(Math.abs(affineMatrix(rounded, 1e6).a - 1 / 3)).toBeLessThan(1e-6)
})
