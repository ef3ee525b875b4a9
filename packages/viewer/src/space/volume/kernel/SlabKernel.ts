import type { Range } from '../insideRange.ts'
import type { Line } from '../Line.ts'
import type { Slice } from '../sampleSlice.ts'
import type { Gathered, SlabMode } from '../slabModes.ts'

/** Gathers the values of a slab below a row of pixels, from a copy of the volume's voxels. */
export interface SlabKernel {
  /** The maximum number of pixels in a row. */
  columnsMax: number
  /** The maximum number of depths, each a line of points, that one call gathers. */
  depthsMax: number
  /** The copy, slice by slice. Steps next to padding are read from it, because it is cached and the images aren't. */
  slices: readonly Slice[]
  /** Copies one more slice; returns false if all are there. */
  fill(): boolean
  isFilled(): boolean
  /** Begins a row, of which these pixels are gathered. */
  begin(mode: SlabMode, pixels: Range): void
  /**
   * Gathers the steps of each line that are inside the volume. The lines are behind each other at equal distances. It
   * reports the steps that it skipped because some of their neighbors are padding.
   */
  gather(
    mode: SlabMode,
    lines: readonly Line[],
    reaches: readonly Range[],
    onBeside: (line: number, step: number) => void,
  ): void
  /** Adds what was gathered, in the unit of the modality. */
  addTo(mode: SlabMode, gathered: Gathered): void
}
