import type { GridPlan } from './GridPlan.ts'
import type { RayTask } from './RayTask.ts'

/** Casts rays through a grid that is uploaded slice by slice. */
export interface RayCaster {
  /** True for a software renderer, which is about a hundred times slower. */
  isSoftware: boolean
  /** Drops the present grid and prepares for slices of this one. */
  begin(plan: GridPlan): void
  addSlice(slice: Float32Array, z: number): void
  /** Starts rows `from` to `to` of a picture; other rows are unchanged. */
  cast(task: RayTask, from: number, to: number): void
  /** Whether everything started has finished. */
  isDone(): boolean
  /** Whether the graphics context was lost, and the grid with it. */
  isLost(): boolean
  /** Draws the picture onto a canvas at its size. */
  show(canvas: HTMLCanvasElement, task: RayTask): void
  dispose(): void
}
