import { createEmitter } from '@pandok/domain'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { StackFrame } from '../model/Stack.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'
import type { Volume } from '../space/volume/createVolume.ts'
import { crosshairPlane } from '../space/volume/crosshair.ts'
import { planeFrame } from '../space/volume/planeFrame.ts'
import { PLANE_NAMES, type PlaneName } from '../space/volume/standardAxes.ts'
import { createKernelFilling, type Reserve } from './createKernelFilling.ts'
import type { Planes } from './createPlanes.ts'
import { resliceInBands } from './resliceInBands.ts'

export interface PlanePicture {
  plane: ImagePlane
  frame: StackFrame
  decoded: DecodedFrame
  /** True for a temporary picture that a finer one will replace. */
  isCoarse: boolean
}

interface Job {
  name: PlaneName
  key: string
  factor: number
  plane: ImagePlane
  bands: Generator<undefined, DecodedFrame>
  samples: number
}

export interface SlicerClock {
  now: () => number
  /** Calls back before the next animation frame; returns a function that cancels it. */
  soon: (run: () => void) => () => void
}

/** Milliseconds of an animation frame that resampling may take. */
const SHARE = 10
/** Milliseconds of one band, and of a whole coarse plane. */
const [BAND, COARSE] = [5, 8]
/** Milliseconds of an animation frame in which slices are copied for the kernel. */
const FILLING = 4
const COARSEST = 6
/** Nanoseconds per sample, until measured. */
const USUAL_COST = 25

export type Slicer = ReturnType<typeof createSlicer>

/**
 * Resamples what the planes show, in small portions before each animation frame: coarsely while they move, in
 * full resolution once they rest. Input waits for one band at most. The grid is that of the planes' own
 * series, so another volume in the same frame of reference is resampled alike and can be overlaid pixel by
 * pixel. Slabs are read by a kernel as soon as there is one, if `reserve` has memory for it.
 */
export function createSlicer(
  volume: Volume,
  planes: Planes,
  clock: SlicerClock,
  reserve: Reserve = () => undefined,
) {
  const pictures = new Map<PlaneName, { key: string; factor: number; picture: PlanePicture }>()
  const jobs = new Map<PlaneName, Job>()
  const listeners = createEmitter()
  let cost = USUAL_COST
  let made = 0
  let cancel: (() => void) | undefined

  const { shape } = planes
  const finest = Math.min(shape.columnSpacing, shape.rowSpacing)
  const filling = createKernelFilling(volume, reserve, wake)

  function requested(name: PlaneName): Job | undefined {
    const { crosshair, isMoving } = planes.read()
    const full = crosshairPlane(crosshair, shape, name, finest)
    const { thickness } = crosshair.slab
    const key = JSON.stringify([full.geometry, full.columns, full.rows, crosshair.slab])
    const depths = 1 + Math.ceil(thickness / Math.min(finest, volume.shape.sliceSpacing))
    const factor = isMoving ? coarsenessFor((full.columns * full.rows * depths * cost) / 1e6) : 1
    const known = pictures.get(name)
    if (known?.key === key && known.factor <= factor) return undefined
    const begun = jobs.get(name)
    if (begun?.key === key && begun.factor <= factor) return begun
    const plane = factor === 1 ? full : crosshairPlane(crosshair, shape, name, finest * factor)
    const rowCost = (plane.columns * depths * cost) / 1e6
    const rowsAtOnce = factor === 1 ? Math.max(1, Math.floor(BAND / rowCost)) : plane.rows
    const bands = resliceInBands(volume, plane, crosshair.slab, rowsAtOnce, filling.kernel())
    return {
      name,
      key,
      factor,
      plane,
      bands,
      samples: plane.columns * Math.min(rowsAtOnce, plane.rows) * depths,
    }
  }

  function finish({ name, key, factor, plane }: Job, decoded: DecodedFrame): void {
    made++
    const frame = planeFrame(volume, plane, `${volume.shape.stack}/${name}/${made}`)
    pictures.delete(name)
    pictures.set(name, { key, factor, picture: { plane, frame, decoded, isCoarse: factor > 1 } })
    jobs.delete(name)
    listeners.emit()
  }

  /** Returns false if nothing is left to do. */
  function step(): boolean {
    // The plane that has waited longest comes first, so that one that changes continuously doesn't block the
    // others.
    const waiting = PLANE_NAMES.filter((name) => !pictures.has(name))
    const order = [...waiting, ...[...pictures.keys()]]
    for (const name of order) {
      const job = requested(name)
      if (!job) {
        jobs.delete(name)
        continue
      }
      jobs.set(name, job)
      const begun = clock.now()
      const { done, value } = job.bands.next()
      const spent = ((clock.now() - begun) * 1e6) / job.samples
      if (spent > 0) cost += (Math.min(spent, 500) - cost) * 0.2
      if (done) finish(job, value)
      return true
    }
    return false
  }

  function run(): void {
    cancel = undefined
    const begun = clock.now()
    const isFilling =
      planes.read().crosshair.slab.thickness > 0 && filling.run(() => clock.now() - begun < FILLING)
    let isBusy = step()
    while (isBusy && clock.now() - begun < SHARE) isBusy = step()
    if (isBusy || isFilling) wake()
  }

  function wake(): void {
    cancel ??= clock.soon(run)
  }

  const stop = planes.subscribe(wake)
  wake()
  return {
    pictureOf: (name: PlaneName): PlanePicture | undefined => pictures.get(name)?.picture,
    subscribe: listeners.subscribe,
    dispose(): void {
      stop()
      cancel?.()
      filling.dispose()
    },
  }
}

/** How many times coarser a moving plane is cut if the whole of it would take that many milliseconds. */
function coarsenessFor(duration: number): number {
  return Math.min(COARSEST, Math.max(1, Math.ceil(Math.sqrt(duration / COARSE))))
}
