import type { Vector } from '../../model/Geometry.ts'
import type { VoiOption } from '../../model/Grayscale.ts'
import type { StackFrame } from '../../model/Stack.ts'

/** Why a stack can't be reformatted. Sentences are in `i18n` under `viewer.volume.<reason>`. */
export const VOLUME_REFUSALS = [
  'tooFew',
  'noGeometry',
  'noSpacing',
  'projection',
  'color',
  'truncated',
  'unequalPixels',
  'unequalValues',
  'valueTable',
  'notParallel',
  'onePlace',
  'duplicatePositions',
  'gap',
  'unequalSpacing',
] as const

export type VolumeRefusal = (typeof VOLUME_REFUSALS)[number]

/** The slices of a stack as a volume, in mm of the patient, without pixels. */
export interface VolumeShape {
  stack: string
  /** Sorted along the normal, which may be opposite to the order of the stack. */
  frames: readonly StackFrame[]
  columns: number
  rows: number
  row: Vector
  column: Vector
  /** row × column. */
  normal: Vector
  columnSpacing: number
  rowSpacing: number
  /** The usual distance of neighbors; `places` has each slice's own position. */
  sliceSpacing: number
  /** The position of each slice along the normal. */
  places: Float64Array
  /**
   * The position of each slice's first pixel center along rows and columns, in pixels: they shift if the
   * gantry was tilted.
   */
  shiftX: Float64Array
  shiftY: Float64Array
  /** The angle between the normal and the direction from slice to slice; 0 without tilt. */
  tilt: number
  frameOfReference: string | undefined
  unit: string
  voi: readonly VoiOption[]
  isInverted: boolean
}

export type VolumeVerdict = { ok: true; shape: VolumeShape } | { ok: false; reason: VolumeRefusal }
