import type { ImagePoint, PlaneGeometry } from './Geometry.ts'
import type { FrameId } from './Stack.ts'

export const MEASUREMENT_TOOLS = [
  'length',
  'bidirectional',
  'angle',
  'cobb',
  'ratio',
  'rectangle',
  'ellipse',
  'freehand',
  'probe',
  'arrow',
  'text',
  'counter',
  'vertebra',
  'path',
] as const

export type MeasurementTool = (typeof MEASUREMENT_TOOLS)[number]

/** What the points of a measurement are points of. */
export type MeasurementPlace =
  | { on: 'frame'; frame: FrameId }
  /** A plane cut out of a volume: points are in mm from its position. */
  | { on: 'plane'; stack: string; geometry: PlaneGeometry; slab?: PlaneSlab }
  /** Pixels of the slide's largest level. */
  | { on: 'slide'; slide: string }

/** How thick the plane was, in mm, and what of its depth was shown; absent: the plane alone. */
export interface PlaneSlab {
  thickness: number
  mode: 'mean' | 'max' | 'min'
}

export interface Measurement {
  id: string
  tool: MeasurementTool
  place: MeasurementPlace
  /** In the order in which they were set; what each means depends on the tool. */
  points: readonly ImagePoint[]
  /** The reader's own name for it, or the words of a text. */
  label: string
  /** 1, 2, 3 … in the order of making, never given twice. */
  number: number
  /** Tracking Unique Identifier under which a report has told of it: it is the same finding wherever that stands. */
  trackingUid?: string
  /** Tracking Unique Identifier of the same finding in an older study, which this one is compared with. */
  follows?: string
}

/** Where the size of a pixel comes from: shown beside every value. */
export type SpacingSource =
  /** Cross-sections: the size in the patient. */
  | 'patient'
  /** The same on a plane that was cut out of a volume: sizes and values lie between pixels of the file. */
  | 'plane'
  /** Projections: as large as at the detector, larger than in the patient. */
  | 'detector'
  /** Projections: corrected for the magnification. */
  | 'corrected'
  | 'fiducial'
  /** A spacing without a word about its kind. */
  | 'unspecified'
  /** A digitised film. */
  | 'film'
  /** An ultrasound region. */
  | 'region'
  | 'slide'
  /** Set by the reader along a known distance. */
  | 'reader'
  /** Nothing is known: pixels. */
  | 'none'

/** Size of a pixel. `x` and `y` are 1 for pixels. */
export interface Calibration {
  x: number
  y: number
  unit: 'mm' | 'µm' | 'px'
  source: SpacingSource
  /** What lengths are known to, where that isn't the size of a pixel. */
  step?: number
}

export type Quantity =
  | 'length'
  | 'shortAxis'
  | 'angle'
  | 'area'
  | 'perimeter'
  | 'mean'
  | 'sd'
  | 'min'
  | 'max'
  | 'value'
  | 'ratio'
  | 'count'
  /** Counted points per area. */
  | 'density'
  /** Of M-mode and Doppler regions, along their axes. */
  | 'time'
  | 'velocity'
  | 'frequency'

/** One number that a measurement yields. `source` is absent where no length is in it. */
export interface Reading {
  quantity: Quantity
  value: number
  /** `mm`, `mm²`, `µm`, `px`, `px²`, `°`, `HU`, `cm/s` …; empty: a bare number. */
  unit: string
  source?: SpacingSource
  /** Decimal places that the pixels bear out. */
  digits?: number
}
