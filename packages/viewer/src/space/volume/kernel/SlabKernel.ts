import type { Range } from '../insideRange.ts'
import type { Line } from '../Line.ts'
import type { Gathered, SlabMode } from '../slabModes.ts'

/** Gathers the values of a slab along lines, from a copy of the volume's voxels. */
export interface SlabKernel {
  /** The longest row of pixels that it has room for. */
  columnsMax: number
  /** Copies one more slice; returns false if all are there. */
  fill(): boolean
  isFilled(): boolean
  /** Begins a row of so many pixels. */
  begin(mode: SlabMode, columns: number): void
  /**
   * Gathers steps that have all eight neighbours; their number has to be a multiple of four. Returns those that it
   * left out, because some of their neighbours are padding.
   */
  gather(mode: SlabMode, line: Line, steps: Range): readonly number[]
  /** Adds what was gathered, in the unit of the modality. */
  addTo(mode: SlabMode, gathered: Gathered): void
}
