import type { GridPlan } from './GridPlan.ts'
import type { RayTask } from './RayTask.ts'

/** Casts rays through a grid that it is given slice by slice. */
export interface RayCaster {
  /** The processor plays the graphics card, some hundred times slower than one. */
  isSoftware: boolean
  /** Forgets the grid that it had and takes slices of this one. */
  begin(plan: GridPlan): void
  addSlice(slice: Float32Array, z: number): void
  /** Begins rows `from` to `to` of a picture; its other rows stay as they are. */
  cast(task: RayTask, from: number, to: number): void
  /** All that was begun is done. */
  isDone(): boolean
  /** The graphics card went away, and the grid with it. */
  isLost(): boolean
  /** Puts the picture onto a canvas, as large as that is. */
  show(canvas: HTMLCanvasElement, task: RayTask): void
  dispose(): void
}
