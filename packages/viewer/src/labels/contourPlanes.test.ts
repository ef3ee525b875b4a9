import { itemAt } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { contourAxes, contourPlanes } from './contourPlanes.ts'

const triangle = (z: number) => ({
  isClosed: true,
  points: [
    [0, 0, z],
    [1, 0, z],
    [1, 1, z],
  ] as [number, number, number][],
})

function planesOf(heights: readonly number[]) {
  const contours = heights.map(triangle)
  const axes = contourAxes(contours)
  if (!axes) throw new Error('no axes')
  return contourPlanes(contours, axes)
}

describe('planes of contours', () => {
  it('join what lies within a tenth of a millimetre, wherever heights are rounded, and nothing else', () => {
    const planes = planesOf([0.04, 0.06, 3, 3.09, 3.21, -0.05])
    expect(planes.map(({ at, polygons }) => [at, polygons.length])).toEqual([
      [0.04, 3],
      [3, 2],
      [3.21, 1],
    ])
  })

  it('of a set with a hundred thousand contours are found in one walk', () => {
    const planes = planesOf(Array.from({ length: 100_000 }, (_, index) => index * 0.3))
    expect(planes).toHaveLength(100_000)
    expect(itemAt(planes, 99_999).at).toBeCloseTo(29_999.7, 6)
  })
})
