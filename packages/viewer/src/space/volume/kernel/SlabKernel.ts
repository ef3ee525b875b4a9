import type { Range } from '../insideRange.ts'
import type { Line } from '../Line.ts'
import type { Gathered, SlabMode } from '../slabModes.ts'

/** Gathers the values of a slab below a row of pixels, from a copy of the volume's voxels. */
export interface SlabKernel {
  /** The shortest piece of a row that it gathers, and the longest row of pixels that it has room for. */
  columnsMin: number
  columnsMax: number
  /** As many lines it takes at once. */
  depthsMax: number
  /** Copies one more slice; returns false if all are there. */
  fill(): boolean
  isFilled(): boolean
  /** Begins a row of so many pixels. */
  begin(mode: SlabMode, columns: number): void
  /**
   * Gathers steps that have all eight neighbours in every line. The lines lie behind each other at equal distances. It tells of those that it left out because some of their neighbours are padding.
   */
  gather(
    mode: SlabMode,
    lines: readonly Line[],
    steps: Range,
    onBeside: (line: number, step: number) => void,
  ): void
  /** Adds what was gathered, in the unit of the modality. */
  addTo(mode: SlabMode, gathered: Gathered): void
}
