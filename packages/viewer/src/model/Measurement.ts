import type { ImagePoint, PlaneGeometry } from './Geometry.ts'
import type { FrameId } from './Stack.ts'

/** The tools with which a reader draws. */
export const DRAWING_TOOLS = [
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

export type DrawingTool = (typeof DRAWING_TOOLS)[number]

/** A counting grid is placed by a command instead of being drawn. */
export const MEASUREMENT_TOOLS = [...DRAWING_TOOLS, 'grid'] as const

export type MeasurementTool = (typeof MEASUREMENT_TOOLS)[number]

/** What the points of a measurement refer to. */
export type MeasurementPlace =
  | { on: 'frame'; frame: FrameId }
  /** A reformatted plane: points are in mm from its position. */
  | { on: 'plane'; stack: string; geometry: PlaneGeometry; slab?: PlaneSlab }
  /** Pixels of the slide's largest level. */
  | { on: 'slide'; slide: string }

/** The slab thickness in mm, and the projection; absent for a thin plane. */
export interface PlaneSlab {
  thickness: number
  mode: 'mean' | 'max' | 'min'
}

export interface Measurement {
  id: string
  tool: MeasurementTool
  place: MeasurementPlace
  /** In the order in which they were set; their meaning depends on the tool. */
  points: readonly ImagePoint[]
  /** The reader's name for it, or the content of a text annotation. */
  label: string
  /** 1, 2, 3 … in order of creation, never reused. */
  number: number
  /**
   * The Tracking Unique Identifier of a report that contains it: it is the same finding wherever that occurs.
   */
  trackingUid?: string
  /** The Tracking Unique Identifier of the same finding in an older study, with which it is compared. */
  follows?: string
}

/** The source of the pixel size, shown beside every value. */
export type SpacingSource =
  /** Cross-sections: the size in the patient. */
  | 'patient'
  /** The same on a reformatted plane: sizes and values are interpolated between pixels of the file. */
  | 'plane'
  /** Projections: the size at the detector, which is larger than in the patient. */
  | 'detector'
  /** Projections: the size in the patient, computed from that at the detector by the magnification. */
  | 'corrected'
  | 'fiducial'
  /** A spacing of unknown kind. */
  | 'unspecified'
  /** A digitised film. */
  | 'film'
  /** An ultrasound region. */
  | 'region'
  | 'slide'
  /** Calibrated by the reader along a known distance. */
  | 'reader'
  /** Unknown: values are in pixels. */
  | 'none'

/** The size of a pixel. `x` and `y` are 1 for pixels. */
export interface Calibration {
  x: number
  y: number
  unit: 'mm' | 'µm' | 'px'
  source: SpacingSource
  /** The precision of lengths, where it isn't the pixel size. */
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
  /** For M-mode and Doppler regions, along their axes. */
  | 'time'
  | 'velocity'
  | 'frequency'

/** One value of a measurement. `source` is absent if it doesn't depend on a length. */
export interface Reading {
  quantity: Quantity
  value: number
  /** `mm`, `mm²`, `µm`, `px`, `px²`, `°`, `HU`, `cm/s` …; empty for a plain number. */
  unit: string
  source?: SpacingSource
  /** The number of decimals that the pixels justify. */
  digits?: number
}
