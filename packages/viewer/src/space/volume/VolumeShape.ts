import type { Vector } from '../../model/Geometry.ts'
import type { VoiOption } from '../../model/Grayscale.ts'
import type { StackFrame } from '../../model/Stack.ts'

/** Why no other planes are cut out of a stack. Sentences are in `i18n` under `viewer.volume.<reason>`. */
export const VOLUME_REFUSALS = [
  'tooFew',
  'noGeometry',
  'noSpacing',
  'projection',
  'colour',
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

/** The slices of a stack as one body, in mm of the patient. Knows no pixels. */
export interface VolumeShape {
  stack: string
  /** Ordered along the normal, which may be against the order of the stack. */
  frames: readonly StackFrame[]
  columns: number
  rows: number
  row: Vector
  column: Vector
  /** row × column. */
  normal: Vector
  columnSpacing: number
  rowSpacing: number
  /** The usual distance of neighbours; each slice's own place is in `places`. */
  sliceSpacing: number
  /** Of each slice along the normal. */
  places: Float64Array
  /** Of each slice's first pixel centre along rows and columns, in pixels: they shift where the gantry was tilted. */
  shiftX: Float64Array
  shiftY: Float64Array
  /** Between the normal and the way from slice to slice; 0: upright. */
  tilt: number
  frameOfReference: string | undefined
  unit: string
  voi: readonly VoiOption[]
  isInverted: boolean
}

export type VolumeVerdict = { ok: true; shape: VolumeShape } | { ok: false; reason: VolumeRefusal }
