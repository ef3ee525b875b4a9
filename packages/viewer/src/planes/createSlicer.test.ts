import { describe, expect, it, vi } from 'vitest'
import { rotateCrosshair, setSlab } from '../space/volume/crosshair.ts'
import { compiledKernel } from '../space/volume/kernel/createSlabKernel.ts'
import { reslice } from '../space/volume/reslice.ts'
import { createKernelFilling } from './createKernelFilling.ts'
import { createPlanes } from './createPlanes.ts'
import { createSlicer } from './createSlicer.ts'
import { resliceInBands } from './resliceInBands.ts'
import { makeStepVolume, SIZE, valueAt } from './testkit/makeStepVolume.ts'

/** A clock that only advances while planes are cut, and triggers frames on request. */
function slowClock(perCall: number) {
  let time = 0
  let next: (() => void) | undefined
  return {
    now: () => {
      time += perCall
      return time
    },
    soon: (run: () => void) => {
      next = run
      return () => {
        next = undefined
      }
    },
    /** False: nothing was waiting. */
    draw(): boolean {
      const run = next
      next = undefined
      run?.()
      return run !== undefined
    },
  }
}

async function started(perCall = 0.1) {
  const { volume, stack } = await makeStepVolume()
  const planes = createPlanes(volume.shape)
  const clock = slowClock(perCall)
  const slicer = createSlicer(volume, planes, clock)
  return { volume, stack, planes, clock, slicer }
}

describe('planes that are cut', () => {
  it('hold the values of the voxels that they go through', async () => {
    const { planes, clock, slicer } = await started()
    planes.moveTo([3, 2, 4])
    while (clock.draw());
    const axial = slicer.pictureOf('axial')
    expect(axial?.decoded.values[5 * SIZE.columns + 7]).toBe(valueAt(7, 5, 4))
    // From the front: the first row is the topmost slice.
    const coronal = slicer.pictureOf('coronal')
    expect(coronal?.decoded.values[7]).toBe(valueAt(7, 4, SIZE.slices - 1))
    expect(coronal?.frame.frame.geometry?.position).toEqual([0, 2, 9])
    planes.dispose()
  })

  it('come a few rows at a time to the same picture as at once', async () => {
    const { volume, slicer, clock, planes } = await started()
    while (clock.draw());
    const plane = slicer.pictureOf('coronal')?.plane
    if (!plane) throw new Error('no plane')
    const slab = { thickness: 3, mode: 'max' } as const
    const run = (rows: number) => {
      const bands = resliceInBands(volume, plane, slab, rows)
      let steps = 1
      let step = bands.next()
      while (!step.done) {
        steps++
        step = bands.next()
      }
      return { steps, values: step.value.values }
    }
    const [whole, bands] = [run(plane.rows), run(3)]
    expect(whole.steps).toBe(1)
    expect(bands.steps).toBe(Math.ceil(plane.rows / 3))
    expect(bands.values).toEqual(whole.values)
    planes.dispose()
  })

  it('come from lines down the columns, where those are read faster, to the same picture as at once', async () => {
    const { volume, slicer, clock, planes } = await started()
    while (clock.draw());
    const upright = slicer.pictureOf('coronal')?.plane
    if (!upright) throw new Error('no plane')
    // Its rows go along the slices' normal, its columns along the slices.
    const { row, column, position } = upright.geometry
    const plane = {
      ...upright,
      columns: upright.rows,
      rows: upright.columns,
      geometry: { row: column, column: row, position },
    }
    const slab = { thickness: 3, mode: 'max' } as const
    const bands = resliceInBands(volume, plane, slab, 3)
    let step = bands.next()
    while (!step.done) step = bands.next()
    expect(step.value.values).toEqual(reslice(volume, plane, slab).values)
    expect([step.value.columns, step.value.rows]).toEqual([plane.columns, plane.rows])
    planes.dispose()
  })

  it('V36 are coarse while they move and whole once they lie still', async () => {
    const { planes, clock, slicer } = await started(40)
    planes.setSlab({ thickness: 100, mode: 'mean' })
    for (let round = 0; round < 20; round++) {
      planes.scroll(round % 2 ? 1 : -1, 'axial')
      clock.draw()
      clock.draw()
    }
    expect(planes.read().isMoving).toBe(true)
    expect(slicer.pictureOf('axial')?.isCoarse).toBe(true)
    await expect.poll(() => planes.read().isMoving).toBe(false)
    while (clock.draw());
    expect(slicer.pictureOf('axial')?.isCoarse).toBe(false)
    expect(slicer.pictureOf('axial')?.plane.columns).toBe(SIZE.columns)
  })

  it('are not cut again where nothing has changed', async () => {
    const { planes, clock, slicer } = await started()
    while (clock.draw());
    const before = slicer.pictureOf('axial')
    let told = 0
    slicer.subscribe(() => {
      told++
    })
    // Moving within the axial plane changes the two others.
    const [x, y, z] = planes.read().crosshair.center
    planes.moveTo([x + 1, y + 1, z])
    while (clock.draw());
    expect(slicer.pictureOf('axial')).toBe(before)
    expect(told).toBe(2)
    planes.dispose()
  })
})

describe('slabs with a kernel', () => {
  async function thick(reserve: (bytes: number) => (() => void) | undefined) {
    const { volume } = await makeStepVolume()
    const planes = createPlanes(volume.shape)
    const clock = slowClock(0.1)
    const slicer = createSlicer(volume, planes, clock, reserve)
    const turned = rotateCrosshair(planes.read().crosshair, 'axial', 25)
    planes.setCrosshair(setSlab(rotateCrosshair(turned, 'coronal', 17), { thickness: 3, mode: 'max' }))
    while (clock.draw());
    async function rest() {
      await vi.waitFor(() => expect(planes.read().isMoving).toBe(false))
      while (clock.draw());
    }
    return { planes, clock, slicer, rest }
  }

  it('V66 take the memory for it when the first slab is shown, and give it back with the planes', async () => {
    const held: string[] = []
    const { planes, slicer } = await thick((bytes) => {
      held.push(`taken ${bytes > SIZE.columns * SIZE.rows * SIZE.slices * 2}`)
      return () => held.push('given back')
    })
    await vi.waitFor(() => expect(held).toEqual(['taken true']))
    slicer.dispose()
    await vi.waitFor(() => expect(held).toEqual(['taken true', 'given back']))
    planes.dispose()
  })

  it('V66 take no memory for it as long as the worker that compiles it does not answer', async () => {
    const { volume } = await makeStepVolume()
    let answer: (code: WebAssembly.Module | undefined) => void = () => undefined
    const compiled = new Promise<WebAssembly.Module | undefined>((resolve) => {
      answer = resolve
    })
    const [reserve, onMade] = [vi.fn(() => () => undefined), vi.fn()]
    const filling = createKernelFilling(volume, reserve, onMade, () => compiled)
    filling.run(() => true)
    await Promise.resolve()
    expect(reserve).not.toHaveBeenCalled()
    answer(await compiledKernel())
    await vi.waitFor(() => expect(onMade).toHaveBeenCalled())
    expect(reserve).toHaveBeenCalledTimes(1)
    filling.dispose()
  })

  it('V66 look the same as without, once it is filled', async () => {
    const plain = await thick(() => undefined)
    const quick = await thick(() => () => undefined)
    await vi.waitFor(() => expect(quick.clock.draw()).toBe(true))
    while (quick.clock.draw());
    // Forth and back, so that it is cut anew.
    for (const steps of [1, -1]) {
      quick.planes.scroll(steps, 'axial')
      while (quick.clock.draw());
    }
    for (const { rest } of [plain, quick]) await rest()
    const [one, other] = [plain, quick].map(({ slicer }) => slicer.pictureOf('axial')?.decoded.values)
    expect(Array.from(other ?? [])).toEqual(Array.from(one ?? [], (value) => expect.closeTo(value, 2)))
    for (const { planes, slicer } of [plain, quick]) {
      slicer.dispose()
      planes.dispose()
    }
  })
})

describe('another volume of the same frame of reference', () => {
  it('is cut where the planes of the first one lie, pixel by pixel', async () => {
    const { volume } = await makeStepVolume()
    const planes = createPlanes(volume.shape)
    // Twice as wide voxels, shifted by 1 mm: what lies at a place is the same.
    const { shape } = volume
    const coarse = {
      ...volume,
      shape: {
        ...shape,
        columns: SIZE.columns / 2,
        columnSpacing: SIZE.spacing * 2,
        shiftX: shape.shiftX.map(() => 1),
      },
      values: volume.values.map((values) =>
        Uint16Array.from({ length: (SIZE.columns / 2) * SIZE.rows }, (_, at) => {
          const [x, y] = [at % (SIZE.columns / 2), Math.floor(at / (SIZE.columns / 2))]
          return values[y * SIZE.columns + Math.min(SIZE.columns - 1, x * 2 + 2)] ?? 0
        }),
      ),
    }
    const clock = slowClock(0.1)
    const own = createSlicer(volume, planes, clock)
    while (clock.draw());
    const otherClock = slowClock(0.1)
    const laid = createSlicer(coarse, planes, otherClock)
    while (otherClock.draw());
    const [base, over] = [own.pictureOf('axial'), laid.pictureOf('axial')]
    expect(over?.plane.geometry).toEqual(base?.plane.geometry)
    expect([over?.decoded.rows, over?.decoded.columns]).toEqual([base?.decoded.rows, base?.decoded.columns])
    const at = 5 * SIZE.columns + 8
    expect(over?.decoded.values[at]).toBe(base?.decoded.values[at])
    planes.dispose()
  })
})
