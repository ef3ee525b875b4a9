import { describe, expect, it } from 'vitest'
import { areaReadings } from '../reading/areaReadings.ts'
import { countingGridOf, countingGridPoints, gridLines, isInGrid } from './countingGrid.ts'

const MICRONS = { x: 0.25, y: 0.5 }
const points = countingGridPoints({ x: 5000, y: 3000 }, { side: 500, columns: 4, rows: 2 }, MICRONS)

describe('a counting grid', () => {
  it('V80 has as many squares of the size in the tissue as were chosen, around its center', () => {
    expect(countingGridOf(points)).toEqual({
      left: 1000,
      top: 2000,
      width: 2000,
      height: 1000,
      columns: 4,
      rows: 2,
    })
    const calibration = { ...MICRONS, unit: 'µm', source: 'slide' } as const
    expect(areaReadings({ tool: 'grid', points }, calibration, undefined)[0]).toMatchObject({ value: 2e6 })
  })

  it('has lines between its squares only', () => {
    const grid = countingGridOf(points)
    expect(grid && gridLines(grid).map(([from, to]) => [from.x, from.y, to.x, to.y])).toEqual([
      [3000, 2000, 3000, 4000],
      [5000, 2000, 5000, 4000],
      [7000, 2000, 7000, 4000],
      [1000, 3000, 9000, 3000],
    ])
  })

  it('V80 counts its left and upper borders and not the others, so that neighbors count nothing twice', () => {
    const isIn = (x: number, y: number) => isInGrid({ points }, { x, y })
    expect([isIn(1000, 2000), isIn(1000, 3999), isIn(8999, 2000)]).toEqual([true, true, true])
    expect([isIn(9000, 2000), isIn(1000, 4000), isIn(999, 2500)]).toEqual([false, false, false])
  })

  it.each([
    ['without a first square', points.slice(0, 2)],
    ['of squares without an extent', [...points.slice(0, 2), points[0] ?? { x: 0, y: 0 }]],
    ['of more squares than a screen draws', [...points.slice(0, 2), { x: 1001, y: 2001 }]],
  ])('%s is none', (_, given) => {
    expect(countingGridOf(given)).toBeUndefined()
  })
})
