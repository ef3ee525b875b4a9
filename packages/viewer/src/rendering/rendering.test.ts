import { describe, expect, it } from 'vitest'
import type { Vector } from '../model/Geometry.ts'
import { makeSlices } from '../space/testkit/makeInstance.ts'
import { fillVolume, shapeOf, stackOf } from '../space/testkit/makeVolume.ts'
import { add, cross, dot, length } from '../space/vector.ts'
import { volumeCenter } from '../space/volume/volumeExtent.ts'
import { timesRows } from './affine.ts'
import { createBlockRanges } from './blockRanges.ts'
import { forwardOf, HOME_CAMERA, lookFrom, RENDERING_VIEWS, rotateCamera, viewOf } from './camera.ts'
import { carvingOf, lassoMask } from './carving.ts'
import { clipBounds, clipFrom, NO_CLIP } from './clipBox.ts'
import { planGrid } from './GridPlan.ts'
import { gridSlices } from './gridSlices.ts'
import { fitZoom, type RaySize, rayTask } from './RayTask.ts'
import { castRays } from './testkit/castRays.ts'
import { makeSphere, wholeGrid } from './testkit/makeSphere.ts'
import { presetsOf, TABLE_SIZE, transferOf, transferTable } from './transferFunctions.ts'
import { valueScaleOf } from './ValueScale.ts'

const HU = { low: -1024, high: 3071, isHounsfield: true }
function close(a: Vector, b: Vector): void {
  for (const axis of [0, 1, 2] as const) expect(a[axis]).toBeCloseTo(b[axis], 6)
}

describe('the camera', () => {
  it('looks from all six sides, the head or the front up', () => {
    const ways = RENDERING_VIEWS.map((view) => forwardOf(lookFrom(HOME_CAMERA, view)).map((part) => part + 0))
    expect(ways).toEqual([
      ...[
        [0, 1, 0],
        [0, -1, 0],
        [-1, 0, 0],
        [1, 0, 0],
      ],
      ...[
        [0, 0, -1],
        [0, 0, 1],
      ],
    ])
  })

  it('turns what is in front to the right and down, as under a hand', () => {
    const front: Vector = [0, -100, 0]
    const turned = rotateCamera(HOME_CAMERA, 10, 0)
    expect(dot(front, turned.right)).toBeGreaterThan(0)
    expect(dot(front, rotateCamera(HOME_CAMERA, 0, 10).down)).toBeGreaterThan(0)
    expect(viewOf(turned)).toBeUndefined()
  })

  it('comes back after a whole turn and stays at right angles on the way', () => {
    let camera = rotateCamera(HOME_CAMERA, 0, 33)
    for (let step = 0; step < 72; step++) {
      camera = rotateCamera(camera, 5, 0)
      expect(Math.abs(dot(camera.right, camera.down))).toBeLessThan(1e-9)
      expect(length(cross(camera.right, camera.down))).toBeCloseTo(1, 9)
    }
    close(camera.right, HOME_CAMERA.right)
  })
})

describe('the grid', () => {
  it('halves the finest direction until it fits, and lies in the middle of what it stands for', async () => {
    const options = () => ({ spacing: [0.5, 0.5] as const, format: { rows: 64, columns: 64 } })
    const shape = shapeOf(await stackOf(makeSlices(40, (slice) => slice * 2, options)))
    expect(planGrid(shape, 64 * 64 * 40).factors).toEqual([1, 1, 1])
    const plan = planGrid(shape, 41_000)
    expect(plan).toMatchObject({ factors: [2, 2, 1], size: [32, 32, 40] })
    close(plan.origin, [0.25, 0.25, 0])
    expect(planGrid(shape, Number.MAX_SAFE_INTEGER, 20).size.every((side) => side <= 20)).toBe(true)
    close(timesRows(plan.toIndex, [3, 5, 8]), [3, 5, 4])
  })

  it('a tilted gantry makes it askew, and every voxel stays where it was taken', async () => {
    const shape = shapeOf(await stackOf(makeSlices(5, (slice) => [0, slice, slice * 3])))
    const plan = planGrid(shape, 1e9)
    const last = shape.frames.at(-1)?.frame.geometry?.position ?? [0, 0, 0]
    const index = timesRows(plan.toIndex, add(last, plan.origin.map((part) => -part) as unknown as Vector))
    close(index, [0, 0, 4])
  })

  it('holds means from 0 to 1 of the scale, and 0 where there is no data', async () => {
    const shape = shapeOf(await stackOf(makeSlices(4, (slice) => slice)))
    const volume = fillVolume(shape, ([x]) => (Math.round(x / shape.columnSpacing) % 2 === 0 ? 0 : 4095))
    volume.paddingFrom.fill(4095)
    volume.paddingTo.fill(4095)
    const plan = planGrid(shape, 1e9)
    const [slice] = gridSlices(
      volume,
      plan,
      { low: volume.min, high: volume.max, isHounsfield: true },
      undefined,
    )
    expect(Math.max(...(slice ?? []))).toBe(0)
    volume.paddingFrom.fill(Number.NaN)
    const half = planGrid(shape, (shape.columns * shape.rows * 4) / 2)
    const [mean] = gridSlices(
      volume,
      half,
      { low: volume.min, high: volume.max, isHounsfield: true },
      undefined,
    )
    expect(half.factors[0]).toBe(2)
    expect(mean?.[0]).toBeCloseTo(0.5, 6)
  })

  it('without Hounsfield units the scale is relative to the values, and a few bright ones don’t stretch it', async () => {
    const volume = await makeSphere(8)
    expect(valueScaleOf(volume)).toEqual(HU)
    const plain = { ...volume, shape: { ...volume.shape, unit: '' } }
    const first = plain.values[0] as Float64Array
    first[0] = 1e6
    const { isHounsfield, high } = valueScaleOf({ ...plain, max: 1e6 })
    expect(isHounsfield).toBe(false)
    expect(high).toBeLessThan(3000)
  })
})

describe('opacity', () => {
  it('is that of the tissue: bone is opaque, air and fat are clear; the skin is closed, and lungs are seen through', () => {
    const opacityOf = (preset: 'bone' | 'vessel' | 'lung' | 'skin', value: number, shift = 0) => {
      const table = transferTable(transferOf(preset, HU), HU, { shift, step: 1 })
      return table[Math.round(((value - HU.low) / 4095) * (TABLE_SIZE - 1)) * 4 + 3] as number
    }
    for (const value of [-1000, -100, 40]) expect(opacityOf('bone', value)).toBe(0)
    expect(opacityOf('bone', 1200)).toBeGreaterThan(0.8)
    expect(opacityOf('vessel', 60)).toBe(0)
    expect(opacityOf('vessel', 350)).toBeGreaterThan(0.4)
    expect(opacityOf('skin', 0)).toBeGreaterThan(0.8)
    expect(opacityOf('lung', -700)).toBeGreaterThan(0.01)
    expect(opacityOf('lung', 40)).toBe(0)
    // Moved down by 100 HU, what was just clear is seen.
    expect(opacityOf('bone', 120)).toBe(0)
    expect(opacityOf('bone', 120, -100)).toBeGreaterThan(0)
  })

  it('is the same along 1 mm, with however many samples', () => {
    const entry = Math.round(((500 + 1024) / 4095) * (TABLE_SIZE - 1)) * 4 + 3
    const [whole, half] = [1, 0.5].map((step) => {
      const table = transferTable(transferOf('bone', HU), HU, { shift: 0, step })
      return table[entry] as number
    }) as [number, number]
    expect(1 - (1 - half) ** 2).toBeCloseTo(whole, 5)
  })

  it('bone and lung are offered where values are Hounsfield units only', () => {
    expect(presetsOf({ isHounsfield: true })).toEqual(['bone', 'vessel', 'lung', 'skin'])
    expect(presetsOf({ isHounsfield: false })).toEqual(['vessel', 'skin'])
  })

  it('empty blocks are told from those that anything may be seen in, borders included', () => {
    const ranges = createBlockRanges([24, 8, 8])
    const slice = new Float32Array(24 * 8)
    slice[0] = 1
    for (let z = 0; z < 8; z++) ranges.add(z === 0 ? slice : new Float32Array(24 * 8), z)
    const table = transferTable(transferOf('bone', HU), HU, { shift: 0, step: 1 })
    expect([...ranges.occupied(table)]).toEqual([1, 1, 0])
  })
})

describe('cutting', () => {
  it('from two sides always leaves something between them', async () => {
    const { shape } = await makeSphere(8)
    const box = clipFrom(clipFrom(NO_CLIP, 'left', 0.7), 'right', 0.9)
    expect(box.right + box.left).toBeCloseTo(0.98, 9)
    const { min, max } = clipBounds(shape, box)
    expect(min[0]).toBeLessThan(max[0])
    expect(clipBounds(shape, NO_CLIP).min[0]).toBeLessThan(0)
  })

  it('a drawn line holds what is inside of it by the even-odd rule', () => {
    const { isInside } = lassoMask([
      [-10, -10],
      [10, -10],
      [10, 10],
      [-10, 10],
    ])
    expect([isInside(0, 0), isInside(9.9, -9.9), isInside(10.2, 0), isInside(0, -11)]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })

  it('through the whole depth, inside or outside of the line', async () => {
    const volume = await makeSphere(8)
    const plan = planGrid(volume.shape, 1e9)
    const outline = [
      [-4, -4],
      [4, -4],
      [4, 4],
      [-4, 4],
    ] as const
    const cut = {
      center: volumeCenter(volume.shape),
      right: HOME_CAMERA.right,
      down: HOME_CAMERA.down,
      outline,
    }
    const middle = (Math.floor(plan.size[1] / 2) + 0) * plan.size[0] + Math.floor(plan.size[0] / 2)
    const sliceOf = (goes: 'inside' | 'outside') =>
      [...gridSlices(volume, plan, HU, carvingOf([{ ...cut, goes }], plan))][12] as Float32Array
    expect(sliceOf('inside')[middle]).toBe(0)
    expect(sliceOf('outside')[middle]).toBeGreaterThan(0.4)
    expect(sliceOf('inside')[middle + 6]).toBeGreaterThan(0.4)
    expect(sliceOf('outside')[middle + 6]).toBe(0)
    expect(carvingOf([], plan)).toBeUndefined()
  })
})

describe('rays', () => {
  async function picture(change: { clip?: typeof NO_CLIP; camera?: typeof HOME_CAMERA } = {}) {
    const volume = await makeSphere(8)
    const plan = planGrid(volume.shape, 1e9)
    const size: RaySize = {
      width: 21,
      height: 21,
      zoom: fitZoom(plan, { width: 21, height: 21 }),
      voxels: 0.5,
    }
    const parts = {
      shape: volume.shape,
      plan,
      scale: HU,
      camera: HOME_CAMERA,
      clip: NO_CLIP,
      shift: 0,
      ...change,
    }
    const task = rayTask({ ...parts, transfer: transferOf('bone', HU) }, size)
    const pixels = castRays(plan, wholeGrid(volume, plan, HU), task)
    return (x: number, y: number) => [...pixels.subarray((y * 21 + x) * 4, (y * 21 + x) * 4 + 3)]
  }

  it('a ball of bone is bright in its middle, darker at its edge, and black around', async () => {
    const at = await picture()
    const [middle, edge] = [at(10, 10), at(14, 10)]
    expect(Math.min(...middle)).toBeGreaterThan(150)
    expect(edge[0]).toBeLessThan(middle[0] ?? 0)
    expect(at(0, 0)).toEqual([0, 0, 0])
    expect(at(20, 10)).toEqual([0, 0, 0])
  })

  it('what is cut off isn’t seen, from whichever side one looks', async () => {
    const half = clipFrom(NO_CLIP, 'left', 0.6)
    const front = await picture({ clip: half })
    expect(front(13, 10)).toEqual([0, 0, 0])
    expect(Math.min(...front(8, 10))).toBeGreaterThan(60)
    const behind = await picture({ clip: half, camera: lookFrom(HOME_CAMERA, 'posterior') })
    expect(behind(7, 10)).toEqual([0, 0, 0])
  })
})
