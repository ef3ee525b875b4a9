import { describe, expect, it } from 'vitest'
import { axisOf } from './axisOf.ts'
import { indexAt, labelX, lineOf, namedPlaces, plotIn, stackOf, textWidth, xOf } from './chartLayout.ts'

const plot = { left: 50, top: 10, width: 300, height: 200 }

describe('plot area', () => {
  it('leaves room for the longest label, including wide East Asian characters', () => {
    expect(plotIn(640, 240, ['0', '50만원']).left).toBeGreaterThan(plotIn(640, 240, ['0', '500']).left)
    expect(textWidth('만')).toBeGreaterThan(textWidth('K'))
  })

  it('stays inside its box, even if the box has no room', () => {
    const { left, width } = plotIn(320, 240, ['100,000'])
    expect(left + width).toBeLessThanOrEqual(320)
    expect(plotIn(10, 10, ['100,000,000'])).toMatchObject({ width: 1, height: 1 })
  })
})

describe('stacked bars', () => {
  const axis = axisOf(100)

  it('are stacked as high as their sum', () => {
    const [first, second] = stackOf([[25], [75]], 0, axis, plot)
    expect(first).toMatchObject({ series: 0, y: 160, height: 50 })
    expect(second).toMatchObject({ series: 1, y: 10, height: 150 })
    expect(first?.x).toBe(second?.x)
  })

  it('leave out zeros', () => {
    expect(stackOf([[0], [10], [0]], 0, axis, plot).map(({ series }) => series)).toEqual([1])
  })

  it('do not touch their neighbors or leave the plot, from 1 to 60 of them', () => {
    for (const count of [1, 6, 12, 24, 60]) {
      const values = [Array.from({ length: count }, () => 50)]
      const bars = values[0]?.map((_, index) => stackOf(values, index, axis, plot)[0]) ?? []
      bars.forEach((bar, index) => {
        const next = bars[index + 1]
        if (next) expect((bar?.x ?? 0) + (bar?.width ?? 0)).toBeLessThan(next.x)
      })
      expect(bars[0]?.x).toBeGreaterThanOrEqual(plot.left)
      expect((bars.at(-1)?.x ?? 0) + (bars.at(-1)?.width ?? 0)).toBeLessThanOrEqual(plot.left + plot.width)
    }
  })
})

it('draws a line through the middle of each column, with zero at the bottom', () => {
  expect(lineOf([0, 100], axisOf(100), plot)).toEqual([
    { x: 125, y: 210 },
    { x: 275, y: 10 },
  ])
})

it('finds the column under the pointer, or the nearest one outside the plot', () => {
  for (const index of [0, 5, 11]) expect(indexAt(xOf(index, 12, plot), 12, plot)).toBe(index)
  expect(indexAt(0, 12, plot)).toBe(0)
  expect(indexAt(9999, 12, plot)).toBe(11)
})

it('keeps the last label inside the box', () => {
  const labels = Array.from({ length: 60 }, () => '11/26')
  expect(labelX(labels, 0, plot)).toBe(xOf(0, 60, plot))
  expect(labelX(labels, 59, plot) + textWidth('11/26') / 2).toBeLessThanOrEqual(plot.left + plot.width + 8)
})

it('labels as many months as fit without overlapping, and always the last', () => {
  const labels = Array.from({ length: 60 }, (_, index) => `${index}/26`)
  const named = namedPlaces(labels, plot)
  expect(named.at(-1)).toBe(59)
  for (const [at, index] of named.entries()) {
    const next = named[at + 1]
    if (next !== undefined)
      expect(xOf(next, 60, plot) - xOf(index, 60, plot)).toBeGreaterThan(textWidth('59/26'))
  }
  expect(namedPlaces(['1', '2', '3'], plot)).toEqual([0, 1, 2])
})
