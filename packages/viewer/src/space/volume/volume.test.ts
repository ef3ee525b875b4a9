import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { modalityValue, windowOf } from '../../display/index.ts'
import type { PlaneGeometry, Vector } from '../../model/Geometry.ts'
import type { VoiOption } from '../../model/Grayscale.ts'
import { planeOf } from '../plane/ImagePlane.ts'
import { AXIAL, type InstanceOptions, makeInstance, makeSlices } from '../testkit/makeInstance.ts'
import { fillVolume, shapeOf, stackOf } from '../testkit/makeVolume.ts'
import { add, cross, dot, rotate, scale, unit } from '../vector.ts'
import { createVolume } from './createVolume.ts'
import { planeFrame } from './planeFrame.ts'
import { reslice } from './reslice.ts'
import { acquisitionPlane, standardAxes } from './standardAxes.ts'
import { volumeOf } from './volumeOf.ts'

const tiltedBy = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return { row: [1, 0, 0], column: [0, Math.cos(angle), -Math.sin(angle)] } as const
}

const verdictOf = async (...slices: Parameters<typeof makeSlices>) => {
  const verdict = volumeOf(await stackOf(makeSlices(...slices)))
  return verdict.ok ? 'ok' : verdict.reason
}

describe('whether a stack is a volume', () => {
  const even = (index: number) => index * 2
  it.each<[string, number, (index: number) => number, (index: number) => InstanceOptions, string]>([
    ['ten even slices', 10, even, () => ({}), 'ok'],
    ['two slices', 2, even, () => ({}), 'tooFew'],
    ['no places', 5, even, () => ({ geometry: null }), 'noGeometry'],
    ['no pixel size', 5, even, () => ({ spacing: null }), 'noSpacing'],
    ['colors', 5, even, () => ({ format: { samples: 3, photometric: 'RGB' } }), 'color'],
    ['two sizes of pixels', 5, even, (index) => ({ spacing: index ? [1, 1] : [2, 2] }), 'unequalPixels'],
    ['two units', 5, even, (index) => ({ unit: index ? 'HU' : 'US' }), 'unequalValues'],
    ['a turn of 0.5°', 5, even, (index) => ({ geometry: index ? AXIAL : tiltedBy(0.5) }), 'notParallel'],
    ['a slice left out', 9, (index) => (index < 4 ? index : index + 1) * 2, () => ({}), 'gap'],
    ['a slice 2 % off', 9, (index) => index * 2 + (index === 4 ? 0.04 : 0), () => ({}), 'unequalSpacing'],
    ['a slice 0.4 % off', 9, (index) => index * 2 + (index === 4 ? 0.008 : 0), () => ({}), 'ok'],
    ['a place taken twice', 9, (index) => Math.min(index, 7) * 2, () => ({}), 'duplicatePositions'],
    ['slices that run down', 9, (index) => index * -2, () => ({}), 'ok'],
    ['a tilted gantry', 9, even, () => ({ geometry: tiltedBy(20) }), 'ok'],
  ])('trap 37, trap 38: %s', async (_, count, position, options, expected) => {
    expect(await verdictOf(count, position, options)).toBe(expected)
  })

  it('trap 40: a film of one place is none', async () => {
    const frames = Array.from({ length: 8 }, () => ({ position: [0, 0, 0] as const }))
    expect(volumeOf(await stackOf([makeInstance({ frames })]))).toEqual({ ok: false, reason: 'onePlace' })
  })

  it('trap 38: knows the angle of the gantry', async () => {
    const shape = shapeOf(await stackOf(makeSlices(9, even, () => ({ geometry: tiltedBy(20) }))))
    expect(shape.tilt).toBeCloseTo(20, 6)
    expect(shape.sliceSpacing).toBeCloseTo(2 * Math.cos((20 * Math.PI) / 180), 6)
    expect(acquisitionPlane(shape)).toEqual({ name: 'axial', degrees: expect.closeTo(20, 6) })
  })

  it('trap 39: names the plane that an oblique acquisition is nearest to and its axes', async () => {
    const geometry = { row: rotate([0, 1, 0], [0, 0, 1], 0.3), column: [0, 0, -1] } as const
    const along = (index: number) => scale(cross(geometry.row, geometry.column), index)
    const shape = shapeOf(await stackOf(makeSlices(5, along, () => ({ geometry }))))
    expect(acquisitionPlane(shape)).toEqual({
      name: 'sagittal',
      degrees: expect.closeTo((0.3 * 180) / Math.PI, 6),
    })
    const axes = standardAxes(shape, 'acquisition')
    expect(axes[1]).toEqual(geometry.row)
    expect(axes[2].map((part) => part + 0)).toEqual([0, 0, 1])
    expect(dot(axes[0], [1, 0, 0])).toBeCloseTo(Math.cos(0.3), 6)
  })
})

describe('planes cut out of a volume', () => {
  const options = { format: { rows: 12, columns: 10 }, spacing: [0.8, 0.5] as const }

  it('gives back every slice at its own place, value by value', async () => {
    const own = { ...options, slope: 2, intercept: -1000 }
    const shape = shapeOf(
      await stackOf(
        makeSlices(
          6,
          (index) => index * 3,
          () => own,
        ),
      ),
    )
    const volume = fillVolume(shape, ([x, y, z]) => Math.round(x * 3 + y * 7 + z * 11 + x * y * z))
    for (const [index, { frame }] of shape.frames.entries()) {
      const plane = {
        geometry: frame.geometry as PlaneGeometry,
        columns: 10,
        rows: 12,
        spacing: [0.8, 0.5] as const,
      }
      const { values } = reslice(volume, plane)
      expect([...values]).toEqual([...(volume.values[index] ?? [])].map((stored) => stored * 2 - 1000))
    }
  })

  const direction = fc
    .tuple(
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: -1, max: 1, noNaN: true }),
      fc.double({ min: 0.1, max: 1, noNaN: true }),
    )
    .map((parts) => unit(parts as Vector))

  it.each([0, 12, -25])(
    'trap 38: a ramp stays the same ramp in any oblique plane of a gantry tilted by %i°',
    async (degrees) => {
      const geometry = tiltedBy(degrees)
      const shape = shapeOf(
        await stackOf(
          makeSlices(
            20,
            (index) => index * 1.5,
            () => ({ ...options, geometry, format: { rows: 40, columns: 40 } }),
          ),
        ),
      )
      const ramp = ([x, y, z]: Vector) => 5 * x - 3 * y + 2 * z + 40
      const volume = fillVolume(shape, ramp)
      const center = add([9.75, 0, 14.25], scale(geometry.column, 15.6))
      fc.assert(
        fc.property(direction, fc.double({ min: 0, max: 6.28, noNaN: true }), (normal, angle) => {
          const row = rotate(unit(cross(normal, [0.3, 0.9, -0.2])), normal, angle)
          const column = cross(normal, row)
          const position = add(add(center, scale(row, -4)), scale(column, -4))
          const { values } = reslice(volume, {
            geometry: { position, row, column },
            columns: 9,
            rows: 9,
            spacing: [1, 1],
          })
          for (let y = 0; y < 9; y++) {
            for (let x = 0; x < 9; x++) {
              const requested = ramp(add(add(position, scale(row, x)), scale(column, y)))
              expect(Math.abs((values[y * 9 + x] as number) - requested)).toBeLessThan(1e-4)
            }
          }
        }),
        { numRuns: 40 },
      )
    },
  )

  it('applies the rescale of each slice by itself (trap 16)', async () => {
    const shape = shapeOf(
      await stackOf(
        makeSlices(
          4,
          (index) => index,
          (index) => ({ slope: index + 1, intercept: -index }),
        ),
      ),
    )
    const decoded = shape.frames.map(() => ({
      rows: 4,
      columns: 4,
      samples: 1 as const,
      values: new Int16Array(16).fill(100),
      min: 100,
      max: 100,
    }))
    const volume = createVolume(shape, decoded)
    const upright = { position: [1, 1, 0], row: [1, 0, 0], column: [0, 0, 1] } as const
    const { values, min, max } = reslice(volume, {
      geometry: upright,
      columns: 1,
      rows: 7,
      spacing: [0.5, 1],
    })
    expect([...values]).toEqual([100, 149.5, 199, 248.5, 298, 347.5, 397])
    expect([min, max]).toEqual([100, 397])
  })

  it('holds its padding outside, which is below every value and counts for nothing', async () => {
    const shape = shapeOf(await stackOf(makeSlices(4, (index) => index)))
    const volume = fillVolume(shape, () => 7)
    const geometry = { position: [-2, 1, 1], row: [1, 0, 0], column: [0, 1, 0] } as const
    const frame = reslice(volume, { geometry, columns: 8, rows: 1, spacing: [1, 1] })
    expect(volume.padding).toEqual({ from: 6, to: 6 })
    expect([...frame.values]).toEqual([6, 6, 7, 7, 7, 7, 6, 6])
    expect([frame.min, frame.max]).toEqual([7, 7])
    const away = { ...geometry, position: [0, 0, 50] as const }
    expect(reslice(volume, { geometry: away, columns: 2, rows: 1, spacing: [1, 1] })).toMatchObject({
      min: 0,
      max: 0,
    })
  })

  it('trap 20: mixes no padding into its neighbors and finds no minimum in it', async () => {
    const padding = { from: -2000, to: -2000 }
    const shape = shapeOf(
      await stackOf(
        makeSlices(
          3,
          (index) => index,
          () => ({ padding }),
        ),
      ),
    )
    const volume = fillVolume(shape, ([x]) => (x < 1 ? -2000 : 50))
    const geometry = { position: [0, 1, 1], row: [1, 0, 0], column: [0, 1, 0] } as const
    const { values } = reslice(
      volume,
      { geometry, columns: 7, rows: 1, spacing: [1, 0.5] },
      { thickness: 2, mode: 'min' },
    )
    expect([...values].map((value) => value === 50)).toEqual([false, true, true, true, true, true, true])
  })

  it('mean, largest and smallest value of a slab', async () => {
    const shape = shapeOf(await stackOf(makeSlices(9, (index) => index)))
    const volume = fillVolume(shape, ([, , z]) => z * z)
    const geometry = { position: [1, 1, 4], row: [1, 0, 0], column: [0, 1, 0] } as const
    const plane = { geometry, columns: 1, rows: 1, spacing: [1, 1] as const }
    const value = (mode: 'mean' | 'max' | 'min') => reslice(volume, plane, { thickness: 4, mode }).values[0]
    expect([value('max'), value('min'), value('mean')]).toEqual([36, 4, 18])
  })

  it('is shown like a frame of the file, in its unit and with its windows', async () => {
    const voi: VoiOption = { kind: 'window', center: 40, width: 400, function: 'LINEAR', explanation: '' }
    const slices = makeSlices(
      3,
      (index) => index,
      () => ({ slope: 2, intercept: -1000 }),
    )
    const shape = { ...shapeOf(await stackOf(slices)), voi: [voi] }
    const volume = fillVolume(shape, () => 520)
    const plane = {
      geometry: AXIAL,
      columns: 3,
      rows: 2,
      spacing: [0.5, 0.25] as const,
      frameOfReference: 'A',
    }
    const frame = planeFrame(volume, plane, 'plane')
    const picture = reslice(volume, plane)
    expect(planeOf(frame)).toEqual({ ...plane, frameOfReference: '1.2.3.9' })
    expect(modalityValue(frame.frame.modality, picture.values[0] as number)).toBe(40)
    expect(windowOf(frame, picture, { kind: 'auto' })).toMatchObject({
      window: { center: 40, width: 400 },
      origin: 'file',
    })
  })

  it('keeps no copy of the pixels', async () => {
    const shape = shapeOf(await stackOf(makeSlices(3, (index) => index)))
    const decoded = shape.frames.map(() => ({
      rows: 4,
      columns: 4,
      samples: 1 as const,
      values: new Int16Array(16),
      min: 0,
      max: 0,
    }))
    expect(
      createVolume(shape, decoded).values.every((values, index) => values === decoded[index]?.values),
    ).toBe(true)
  })
})
