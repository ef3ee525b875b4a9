export type Vector = readonly [number, number, number]

/**
 * A point of an image: x to the right in columns, y down in rows. (0, 0) is the outer corner of the first pixel, whose
 * center therefore is (0.5, 0.5), as in structured reports (PS3.3 C.18.6).
 */
export interface ImagePoint {
  x: number
  y: number
}

/**
 * The position of a frame in the patient (PS3.3 C.7.6.2), in mm. Absent if the file's description is
 * incomplete.
 */
export interface PlaneGeometry {
  /** Center of the first pixel. */
  position: Vector
  /** Unit vector along a row: the direction of increasing x. */
  row: Vector
  /** Unit vector along a column: the direction of increasing y. */
  column: Vector
}

/** [vertical, horizontal] distance of pixel centers in mm, in the order of the file. */
export type RowColumn = readonly [number, number]

/** The pixel sizes in a file, unfiltered. The rule that chooses among them is in `measure/`. */
export interface SpacingFacts {
  pixel?: RowColumn
  /** Imager Pixel Spacing, at the detector. */
  imager?: RowColumn
  /** Nominal Scanned Pixel Spacing of a digitised film. */
  nominal?: RowColumn
  calibration?: 'GEOMETRY' | 'FIDUCIAL'
  calibrationDescription?: string
  /** Estimated Radiographic Magnification Factor. */
  magnification?: number
  sourceToDetector?: number
  sourceToPatient?: number
  /** [vertical, horizontal] of the Pixel Aspect Ratio. */
  aspect?: RowColumn
  /** True for CR, DX, MG, IO, XA, RF and similar, whose spacing depends on the depth. */
  isProjection: boolean
}

/** Physical Units of a region, by its code (PS3.3 C.8.5.5). */
export type RegionUnit =
  | 'none'
  | 'percent'
  | 'dB'
  | 'cm'
  | 's'
  | 'Hz'
  | 'dB/s'
  | 'cm/s'
  | 'cm2'
  | 'cm2/s'
  | 'degree'
  | 'other'

/** A calibrated part of an ultrasound frame. Its border pixels belong to it. */
export interface UltrasoundRegion {
  minX: number
  minY: number
  maxX: number
  maxY: number
  /** Per pixel; may be negative. */
  deltaX: number
  deltaY: number
  unitX: RegionUnit
  unitY: RegionUnit
  /** 1: 2D, 2: M-mode, 3: spectral, 4: wave form, 5: graphics. */
  spatialFormat: number
  dataType: number
  /**
   * The axes' reference: a pixel relative to the region's first one, and its Reference Pixel Physical Values.
   */
  reference?: { x: number; y: number; valueX: number; valueY: number }
}
