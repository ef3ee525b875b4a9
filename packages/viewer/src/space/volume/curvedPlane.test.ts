import { describe, expect, it } from 'vitest'
import type { Vector } from '../../model/Geometry.ts'
import { makeStepVolume, SIZE, valueAt } from '../../planes/testkit/makeStepVolume.ts'
import { curvedPlane } from './curvedPlane.ts'

const DOWN: Vector = [0, 0, -1]

describe('a volume straightened along a line', () => {
  it('has the voxels that the line goes through, from end to end and around a corner', async () => {
    const { volume } = await makeStepVolume()
    // Along a row to the left side of the patient, then to the back: six steps of half a millimeter, then four.
    const points: Vector[] = [
      [1, 1, 4],
      [4, 1, 4],
      [4, 3, 4],
    ]
    const found = curvedPlane(volume, { points, down: DOWN })
    if (!found) throw new Error('no picture')
    const { decoded, spacing } = found
    expect([found.length, spacing, decoded.columns]).toEqual([5, 0.5, 11])
    // Nine millimeters from the first to the last slice.
    expect(decoded.rows).toBe(19)
    const row = (z: number) => (SIZE.slices - 1 - z) / spacing
    const along = Array.from({ length: 11 }, (_, x) => decoded.values[row(4) * 11 + x])
    expect(along).toEqual([
      ...[2, 3, 4, 5, 6, 7, 8].map((column) => valueAt(column, 2, 4)),
      ...[3, 4, 5, 6].map((line) => valueAt(8, line, 4)),
    ])
    expect(decoded.values[row(9) * 11 + 3]).toBe(valueAt(5, 2, 9))
    expect(decoded.values[row(0) * 11 + 10]).toBe(valueAt(8, 6, 0))
  })

  it('goes on evenly where parts are no whole number of steps, and is nothing without a length', async () => {
    const { volume } = await makeStepVolume()
    const points: Vector[] = [
      [1, 1, 4],
      [1.7, 1, 4],
      [4.2, 1, 4],
    ]
    const found = curvedPlane(volume, { points, down: DOWN })
    const middle = found && (SIZE.slices - 1 - 4) / found.spacing
    const along = Array.from(
      { length: found?.decoded.columns ?? 0 },
      (_, x) => found?.decoded.values[(middle ?? 0) * (found?.decoded.columns ?? 0) + x],
    )
    expect(along).toEqual([2, 3, 4, 5, 6, 7, 8].map((column) => expect.closeTo(valueAt(column, 2, 4), 3)))
    expect(curvedPlane(volume, { points: [[1, 1, 4]], down: DOWN })).toBeUndefined()
    expect(
      curvedPlane(volume, {
        points: [
          [1, 1, 4],
          [1, 1, 4],
        ],
        down: DOWN,
      }),
    ).toBeUndefined()
  })

  it('is empty where the line leaves the volume', async () => {
    const { volume } = await makeStepVolume()
    const points: Vector[] = [
      [8, 1, 4],
      [14, 1, 4],
    ]
    const found = curvedPlane(volume, { points, down: DOWN })
    expect(found?.decoded.values.at(-1)).toBe(volume.padding.from)
  })
})
