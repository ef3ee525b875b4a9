import { describe, expect, it } from 'vitest'
import { makeStepVolume } from '../../planes/testkit/makeStepVolume.ts'
import type { Volume } from './createVolume.ts'
import reference from './sphereReference.json' with { type: 'json' }
import { sphereStatistics } from './sphereStatistics.ts'

const [COLUMNS, ROWS, SLICES] = [40, 36, 30]

/** The formula of tools/viewer/uptakeReference.py. */
function storedAt(x: number, y: number, z: number): number {
  const hot = (cx: number, cy: number, cz: number, s: number, a: number) =>
    a * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2 + (z - cz) ** 2) / (2 * s * s))
  return Math.floor(
    400 + hot(20, 18, 15, 2.5, 9000) + hot(9, 25, 11, 1.5, 6000) + 37 * ((x * 7 + y * 3 + z * 5) % 11),
  )
}

async function uptakeVolume(): Promise<Volume> {
  const { volume } = await makeStepVolume()
  const [sx = 1, sy = 1, sz = 1] = reference.spacing
  const [ox = 0, oy = 0, oz = 0] = reference.origin
  const all = (value: number) => new Float64Array(SLICES).fill(value)
  return {
    ...volume,
    shape: {
      ...volume.shape,
      columns: COLUMNS,
      rows: ROWS,
      columnSpacing: sx,
      rowSpacing: sy,
      sliceSpacing: sz,
      row: [1, 0, 0],
      column: [0, 1, 0],
      normal: [0, 0, 1],
      places: Float64Array.from({ length: SLICES }, (_, z) => oz + z * sz),
      shiftX: all(ox / sx),
      shiftY: all(oy / sy),
    },
    values: Array.from({ length: SLICES }, (_, z) =>
      Uint16Array.from({ length: COLUMNS * ROWS }, (_, at) =>
        storedAt(at % COLUMNS, Math.floor(at / COLUMNS), z),
      ),
    ),
    slopes: all(reference.slope),
    intercepts: all(0),
    paddingFrom: all(Number.NaN),
    paddingTo: all(Number.NaN),
  }
}

describe('values in a sphere', () => {
  it.each(reference.spheres)('are those that numpy finds: $center, $radius mm', async (sphere) => {
    const found = sphereStatistics(
      await uptakeVolume(),
      sphere.center as [number, number, number],
      sphere.radius,
    )
    expect(found?.count).toBe(sphere.count)
    expect(found?.mean).toBeCloseTo(sphere.mean, 6)
    expect(found?.max).toBeCloseTo(sphere.max, 6)
    expect(found?.min).toBeCloseTo(sphere.min, 6)
    if (sphere.peak === null) expect(found?.peak).toBeUndefined()
    else expect(found?.peak).toBeCloseTo(sphere.peak, 6)
  })

  it('are none outside of the volume, and padding is no value', async () => {
    const volume = await uptakeVolume()
    expect(sphereStatistics(volume, [500, 0, 0], 10)).toBeUndefined()
    const padded = {
      ...volume,
      paddingFrom: new Float64Array(SLICES),
      paddingTo: new Float64Array(SLICES).fill(65_535),
    }
    expect(sphereStatistics(padded, [0, 0, 0], 10)).toBeUndefined()
  })

  it('have no peak where slices are shifted against each other', async () => {
    const volume = await uptakeVolume()
    const shiftX = volume.shape.shiftX.map((shift, z) => shift + z * 0.1)
    const tilted = { ...volume, shape: { ...volume.shape, shiftX } }
    expect(sphereStatistics(tilted, [1.4, 3.26, 0], 15)).toMatchObject({ peak: undefined })
  })
})
