import { describe, expect, it } from 'vitest'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { MaskShift } from '../model/Presentation.ts'
import { subtractMask } from './subtractMask.ts'

const frame = (rows: readonly (readonly number[])[]): DecodedFrame => ({
  rows: rows.length,
  columns: rows[0]?.length ?? 0,
  samples: 1,
  values: Uint16Array.from(rows.flat()),
  min: Math.min(...rows.flat()),
  max: Math.max(...rows.flat()),
})

const PLAIN = { kind: 'rescale', slope: 1, intercept: 0, unit: '' } as const
const whole = { map: PLAIN, shifts: [], visibility: 0 }
const shift = (down: number, right: number, region?: MaskShift['region']): MaskShift => ({
  ranges: [],
  down,
  right,
  ...(region && { region }),
})

const differences = (...given: Parameters<typeof subtractMask>) => {
  const { values, min, max } = subtractMask(...given) ?? {}
  return { values: [...(values ?? [])], min, max }
}

describe('V79 a mask', () => {
  const contrast = frame([
    [10, 20, 30],
    [40, 50, 60],
  ])
  const mask = frame([
    [10, 10, 10],
    [50, 50, 50],
  ])

  it('is subtracted with a sign: 0 where nothing has changed', () => {
    expect(differences({ ...whole, contrast: [contrast], mask: [mask] })).toEqual({
      values: [0, 10, 20, -10, 0, 10],
      min: -10,
      max: 20,
    })
  })

  it('and the frames that it is subtracted from are averages', () => {
    const other = frame([
      [20, 30, 40],
      [50, 60, 70],
    ])
    const dark = frame([
      [0, 0, 0],
      [0, 0, 0],
    ])
    expect(differences({ ...whole, contrast: [contrast, other], mask: [mask, dark] }).values).toEqual([
      10, 20, 30, 20, 30, 40,
    ])
  })

  it('is subtracted after the map of values, and stays visible by its share', () => {
    const map = { kind: 'rescale', slope: 2, intercept: -5, unit: '' } as const
    expect(differences({ ...whole, contrast: [contrast], mask: [mask], map }).values).toEqual([
      0, 20, 40, -20, 0, 20,
    ])
    const halved = { ...whole, contrast: [contrast], mask: [mask], visibility: 0.5 }
    expect(differences(halved).values).toEqual([5, 15, 25, 15, 25, 35])
    expect(differences({ ...halved, visibility: 1 }).values).toEqual([10, 20, 30, 40, 50, 60])
    const table = { first: 0, entries: Uint16Array.from({ length: 61 }, (_, i) => i * 10), bits: 16 }
    const logarithms = { kind: 'table', table: { ...table, explanation: '' }, unit: '' } as const
    expect(differences({ ...whole, contrast: [contrast], mask: [mask], map: logarithms }).values).toEqual([
      0, 100, 200, -100, 0, 100,
    ])
  })

  it('moves down and to the right by parts of pixels, and is continued beyond its edge', () => {
    const ramp = frame([
      [0, 10, 20],
      [100, 110, 120],
    ])
    const black = frame([
      [0, 0, 0],
      [0, 0, 0],
    ])
    const moved = (...shifts: MaskShift[]) =>
      differences({ ...whole, contrast: [black], mask: [ramp], shifts }).values.map((value) => 0 - value)
    expect(moved(shift(0, 1))).toEqual([0, 0, 10, 100, 100, 110])
    expect(moved(shift(0, -0.5))).toEqual([5, 15, 20, 105, 115, 120])
    expect(moved(shift(1, 0))).toEqual([0, 10, 20, 0, 10, 20])
    expect(moved(shift(0.25, 0))).toEqual([0, 10, 20, 75, 85, 95])
    // Only in the two left pixels of the lower row.
    const region = [
      { x: 0, y: 1 },
      { x: 2, y: 1 },
      { x: 2, y: 2 },
      { x: 0, y: 2 },
    ]
    expect(moved(shift(0, 1, region))).toEqual([0, 10, 20, 100, 100, 120])
    expect(moved(shift(0, 1), shift(0, 0, region))).toEqual([0, 0, 10, 100, 110, 110])
  })

  it('of another size or in color isn’t subtracted', () => {
    const small = frame([[1, 2]])
    expect(subtractMask({ ...whole, contrast: [contrast], mask: [small] })).toBeUndefined()
    expect(subtractMask({ ...whole, contrast: [contrast], mask: [{ ...mask, samples: 3 }] })).toBeUndefined()
    expect(subtractMask({ ...whole, contrast: [contrast], mask: [] })).toBeUndefined()
  })
})
