import { beforeAll, describe, expect, it } from 'vitest'
import { makeSlices } from '../../space/testkit/makeInstance.ts'
import { fillVolume, shapeOf, stackOf } from '../../space/testkit/makeVolume.ts'
import type { Volume } from '../../space/volume/createVolume.ts'
import { PLANE_CALIBRATION } from '../calibration/otherCalibrations.ts'
import { planeSampler } from './planeSampler.ts'
import { readingsOf } from './readingsOf.ts'

/** 20 columns, 16 rows, 10 slices of 2 mm; each voxel tells where it lies. */
let volume: Volume

beforeAll(async () => {
  const slices = makeSlices(
    10,
    (index) => index * 2,
    () => ({ format: { columns: 20, rows: 16 } }),
  )
  volume = fillVolume(shapeOf(await stackOf(slices)), ([x, y, z]) => x + 20 * y + 100 * z)
})

/** Coronal, 8 mm from the front, the head at 18 mm up. */
const geometry = { position: [0, 8, 18], row: [1, 0, 0], column: [0, 0, -1] } as const
const place = { on: 'plane', stack: 's', geometry } as const
const area = {
  tool: 'rectangle',
  points: [
    { x: 1.5, y: 3.5 },
    { x: 4.5, y: 6.5 },
  ],
} as const

function valuesOf(measured: Parameters<typeof readingsOf>[0], where: Parameters<typeof planeSampler>[1]) {
  const pixels = planeSampler(volume, where, measured.points)
  const readings = readingsOf(measured, { calibration: PLANE_CALIBRATION, pixels })
  return Object.fromEntries(readings.map(({ quantity, value }) => [quantity, Number(value.toFixed(6))]))
}

describe('values under a measurement on a plane', () => {
  it('are those of the plane, between slices as well', () => {
    // Columns 2 to 4; 14, 13 and 12 mm up, of which 13 lies between two slices.
    expect(valuesOf(area, place)).toEqual({
      area: 9,
      perimeter: 12,
      mean: 1463,
      min: 1362,
      max: 1564,
      sd: Number(Math.sqrt((2 + 20000) / 3).toFixed(6)),
    })
    expect(valuesOf({ tool: 'probe', points: [{ x: 3.2, y: 5.1 }] }, place)).toEqual({ value: 1463 })
  })

  it('are those of the slab that was seen', () => {
    const slab = { thickness: 4, mode: 'max' } as const
    expect(valuesOf(area, { ...place, slab })['max']).toBe(1564 + 2 * 20)
    expect(valuesOf(area, { ...place, slab: { ...slab, mode: 'mean' } })['mean']).toBe(1463)
  })

  it('leave out what is not in the volume, and say nothing where nothing is', () => {
    const half = {
      ...area,
      points: [
        { x: -3.5, y: 3.5 },
        { x: 0.5, y: 6.5 },
      ],
    }
    expect(valuesOf(half, place)).toMatchObject({ mean: 1460, min: 1360, max: 1560 })
    const outside = {
      ...area,
      points: [
        { x: -30, y: -30 },
        { x: -20, y: -20 },
      ],
    }
    expect(valuesOf(outside, place)).toEqual({ area: 100, perimeter: 40 })
  })
})
