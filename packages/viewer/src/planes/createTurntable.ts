import { createEmitter } from '@pandok/domain'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'
import { add, rotate, scale } from '../space/vector.ts'
import type { Volume } from '../space/volume/createVolume.ts'
import { planeFrame } from '../space/volume/planeFrame.ts'
import { type PlaneBasis, standardAxes } from '../space/volume/standardAxes.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeCenter, volumeExtent } from '../space/volume/volumeExtent.ts'
import type { PlanePicture, SlicerClock } from './createSlicer.ts'
import { resliceInBands } from './resliceInBands.ts'

/** Pictures per full turn. */
export const TURN_STEPS = 36
/** Milliseconds of an animation frame that projecting may take. */
const SHARE = 8
/** Rows projected at once; each is a long path through the body. */
const ROWS = 2
/** Pixels along the longer side; a projection of the whole body is never viewed larger. */
const LONGEST = 320

export type Turntable = ReturnType<typeof createTurntable>

/**
 * Maximum intensity projections of a whole volume from all sides, starting at the front and turning left.
 * They are computed one after the other before animation frames, and cached.
 */
export function createTurntable(volume: Volume, basis: PlaneBasis, clock: SlicerClock) {
  const pictures: PlanePicture[] = []
  const listeners = createEmitter()
  const slab = { thickness: depthOf(volume.shape, basis), mode: 'max' } as const
  let bands: Generator<undefined, DecodedFrame> | undefined
  let cancel: (() => void) | undefined

  function step(): void {
    const plane = turnedPlane(volume.shape, basis, (pictures.length / TURN_STEPS) * 2 * Math.PI)
    bands ??= resliceInBands(volume, plane, slab, ROWS)
    const { done, value } = bands.next()
    if (!done) return
    const frame = planeFrame(volume, plane, `${volume.shape.stack}/turn/${pictures.length}`)
    pictures.push({ plane, frame, decoded: value, isCoarse: false })
    bands = undefined
    listeners.emit()
  }

  function run(): void {
    const begun = clock.now()
    do step()
    while (pictures.length < TURN_STEPS && clock.now() - begun < SHARE)
    cancel = pictures.length < TURN_STEPS ? clock.soon(run) : undefined
  }

  cancel = clock.soon(run)
  return {
    /** The picture of a step, counted modulo the pictures made so far. */
    pictureOf(at: number): PlanePicture | undefined {
      const count = pictures.length
      return count === 0 ? undefined : pictures[((at % count) + count) % count]
    },
    made: () => pictures.length,
    subscribe: listeners.subscribe,
    dispose: () => cancel?.(),
  }
}

/** The largest extent of the volume around the body axis. */
function depthOf(shape: VolumeShape, basis: PlaneBasis): number {
  const [left, back] = standardAxes(shape, basis)
  const [across, deep] = [volumeExtent(shape, left), volumeExtent(shape, back)]
  return Math.hypot(across.max - across.min, deep.max - deep.min) + shape.sliceSpacing
}

/** Equally wide at every angle, so that nothing jumps during rotation. */
function turnedPlane(shape: VolumeShape, basis: PlaneBasis, angle: number): ImagePlane {
  const [left, , head] = standardAxes(shape, basis)
  const row = rotate(left, head, angle)
  const column = scale(head, -1)
  const high = volumeExtent(shape, column)
  const [width, height] = [depthOf(shape, basis), high.max - high.min]
  const finest = Math.min(shape.columnSpacing, shape.rowSpacing)
  const spacing = Math.max(finest, Math.max(width, height) / LONGEST)
  const columns = Math.ceil(width / spacing) + 1
  const rows = Math.ceil(height / spacing) + 1
  const corner = add(scale(row, (-(columns - 1) * spacing) / 2), scale(column, (-(rows - 1) * spacing) / 2))
  return {
    columns,
    rows,
    spacing: [spacing, spacing],
    frameOfReference: shape.frameOfReference,
    geometry: { position: add(volumeCenter(shape), corner), row, column },
  }
}
