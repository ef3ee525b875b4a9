import { createEmitter } from '@pandok/domain'
import type { SlicerClock } from '../planes/createSlicer.ts'
import type { Volume } from '../space/volume/createVolume.ts'
import { createGridFilling } from './createGridFilling.ts'
import type { Rendering } from './createRendering.ts'
import { type GridPlan, planGrid } from './GridPlan.ts'
import type { RayCaster } from './RayCaster.ts'
import { fitZoom, type RayTask, rayTask } from './RayTask.ts'
import { transferOf } from './transferFunctions.ts'
import { type ValueScale, valueScaleOf } from './ValueScale.ts'

/** Size of the element in CSS pixels. */
export interface RenderingSize {
  width: number
  height: number
  /** Device pixels per CSS pixel. */
  ratio: number
}

/** Voxels of the texture: 64 MB at two bytes each. */
const VOXELS_MAX = 32 * 1024 ** 2
/** Milliseconds of an animation frame that uploading the grid may take. */
const SHARE = 10
/** Target milliseconds of a coarse picture, and of a band of a fine one. */
const [COARSE, BAND] = [40, 60]
/** A picture done by the next animation frame: its real duration can't be measured. */
const AT_ONCE = 20
/** Voxels between samples while moving, and at rest. */
const VOXELS = { coarse: 1.5, fine: 0.75 } as const
/** Maximum screen pixels per side of a coarse picture's pixel. */
const COARSEST = 8
/** The same for the finest picture without a graphics card, which still takes seconds. */
const SOFTWARE_FINEST = 2
/** Nanoseconds per pixel at one sample per voxel, until measured. */
const USUAL_COST = 1500
const MOST_COST = 500_000

interface Job {
  key: string
  isFine: boolean
  task: RayTask
  voxels: number
  /** Rows finished, rows started, and the start time. */
  done: number
  until: number
  begun: number
}

export type RenderingLoop = ReturnType<typeof createRenderingLoop>

interface LoopParts {
  volume: Volume
  rendering: Rendering
  caster: RayCaster
  clock: SlicerClock
  voxelsMax?: number
}

/**
 * Renders the present view: the grid is uploaded a few slices per animation frame, then pictures are cast,
 * coarsely while moving and in bands at rest. It never blocks input.
 */
export function createRenderingLoop({ volume, rendering, caster, clock, voxelsMax = VOXELS_MAX }: LoopParts) {
  const plan = planGrid(volume.shape, voxelsMax)
  const scale = valueScaleOf(volume)
  const filling = createGridFilling({ volume, plan, scale, caster })
  const listeners = createEmitter()
  let [isFilled, isLost] = [false, false]
  let target: { canvas: HTMLCanvasElement; size: RenderingSize } | undefined
  let job: Job | undefined
  let shown: { key: string; isFine: boolean } | undefined
  let cost = USUAL_COST
  let cancel: (() => void) | undefined

  /** The next picture to cast; undefined if the shown one is as fine as needed. */
  function requested(size: RenderingSize): Job | undefined {
    const key = keyOf(rendering, size)
    const { isMoving } = rendering.read()
    // A coarse picture is shown even if it is late, because there is no other during continuous movement.
    if (job && (!job.isFine || (job.key === key && !isMoving))) return job
    if (shown?.key === key && (shown.isFine || isMoving)) return undefined
    return jobFor({ volume, plan, scale, rendering, caster }, size, key, cost)
  }

  function finish({ key, isFine, task }: Job): void {
    if (target) caster.show(target.canvas, task)
    shown = { key, isFine }
    job = undefined
    listeners.emit()
  }

  /** Returns false if nothing is left to do. */
  function render(): boolean {
    if (job && job.until > job.done) {
      if (!caster.isDone()) return true
      cost = costAfter(job, clock.now() - job.begun, cost)
      job.done = job.until
      if (job.done === job.task.height) finish(job)
    }
    job = target && requested(target.size)
    if (!job) return false
    const rowCost = (job.task.width * cost) / job.voxels / 1e6
    const rows = job.isFine ? Math.max(1, Math.floor(BAND / rowCost)) : job.task.height
    job.until = Math.min(job.task.height, job.done + rows)
    job.begun = clock.now()
    caster.cast(job.task, job.done, job.until)
    return true
  }

  /** Returns false if the grid isn't complete yet. */
  function fill(): boolean {
    const begun = clock.now()
    const wasFilled = isFilled
    do isFilled = !filling.step(rendering.read().cuts)
    while (!isFilled && clock.now() - begun < SHARE)
    if (!isFilled || !wasFilled) listeners.emit()
    return isFilled
  }

  function run(): void {
    cancel = undefined
    if (caster.isLost() !== isLost) {
      isLost = caster.isLost()
      filling.forget()
      job = shown = undefined
      listeners.emit()
    }
    if (isLost) return
    if (!fill() || render()) wake()
  }

  function wake(): void {
    cancel ??= clock.soon(run)
  }

  const stop = rendering.subscribe(wake)
  wake()
  return {
    plan,
    scale,
    wake,
    subscribe: listeners.subscribe,
    /** The fraction of the series on the graphics card, from 0 to 1. */
    filled: (): number => (isFilled ? 1 : filling.share()),
    /** Whether the final quality is shown. */
    isFine: (): boolean =>
      target !== undefined && shown?.isFine === true && shown.key === keyOf(rendering, target.size),
    isLost: (): boolean => isLost,
    /** Sets the target canvas. */
    paintOn(canvas: HTMLCanvasElement, size: RenderingSize): void {
      target = { canvas, size }
      wake()
    },
    /** Screen pixels per mm at present. */
    zoom: (): number => (target ? fitZoom(plan, target.size) : 1) * rendering.read().camera.zoom,
    dispose(): void {
      stop()
      cancel?.()
      caster.dispose()
    },
  }
}

const keyOf = (rendering: Rendering, size: RenderingSize): string => {
  const { camera, clip, preset, shift, cuts } = rendering.read()
  return JSON.stringify([size, camera, clip, preset, shift, cuts])
}

interface JobParts {
  volume: Volume
  plan: GridPlan
  scale: ValueScale
  rendering: Rendering
  caster: RayCaster
}

function jobFor(
  { volume, plan, scale, rendering, caster }: JobParts,
  size: RenderingSize,
  key: string,
  cost: number,
): Job {
  const { camera, clip, preset, shift, isMoving } = rendering.read()
  const [width, height] = [size.width * size.ratio, size.height * size.ratio]
  const voxels = isMoving ? VOXELS.coarse : VOXELS.fine
  const duration = (width * height * cost) / voxels / 1e6
  const finest = caster.isSoftware ? SOFTWARE_FINEST : 1
  const coarse = Math.min(COARSEST, Math.max(finest, Math.ceil(Math.sqrt(duration / COARSE))))
  const factor = isMoving ? coarse : finest
  const [columns, rows] = [Math.ceil(width / factor), Math.ceil(height / factor)]
  const zoom = (fitZoom(plan, size) * camera.zoom * columns) / size.width
  const transfer = transferOf(preset, scale)
  const parts = { shape: volume.shape, plan, scale, camera, clip, transfer, shift }
  const task = rayTask(parts, { width: columns, height: rows, zoom, voxels })
  return { key, isFine: !isMoving, task, voxels, done: 0, until: 0, begun: 0 }
}

function costAfter({ task, done, until, voxels }: Job, spent: number, cost: number): number {
  if (spent < AT_ONCE) return cost / 2
  return Math.min((spent * 1e6 * voxels) / ((until - done) * task.width), MOST_COST)
}
