export type Vector = readonly [number, number, number]

/**
 * A point of an image: x to the right in columns, y down in rows. (0, 0) is the outer corner of the first pixel, whose
 * centre therefore is (0.5, 0.5), as in structured reports (PS3.3 C.18.6).
 */
export interface ImagePoint {
  x: number
  y: number
}

/** Where a frame lies in the patient (PS3.3 C.7.6.2), in mm. Absent where the file doesn't say so in full. */
export interface PlaneGeometry {
  /** Centre of the first pixel. */
  position: Vector
  /** Unit vector along a row: the direction of increasing x. */
  row: Vector
  /** Unit vector along a column: the direction of increasing y. */
  column: Vector
}

/** [vertical, horizontal] distance of pixel centres in mm, in the file's order. */
export type RowColumn = readonly [number, number]

/** What a file says about the size of its pixels, unjudged. The rule that chooses is in `measure/`. */
export interface SpacingFacts {
  pixel?: RowColumn
  /** Imager Pixel Spacing: at the detector. */
  imager?: RowColumn
  /** Nominal Scanned Pixel Spacing: a digitised film. */
  nominal?: RowColumn
  calibration?: 'GEOMETRY' | 'FIDUCIAL'
  calibrationDescription?: string
  /** Estimated Radiographic Magnification Factor. */
  magnification?: number
  sourceToDetector?: number
  sourceToPatient?: number
  /** [vertical, horizontal] of the Pixel Aspect Ratio. */
  aspect?: RowColumn
  /** CR, DX, MG, IO, XA, RF and their kin: the spacing depends on the depth. */
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
  /** Of one pixel; may be negative. */
  deltaX: number
  deltaY: number
  unitX: RegionUnit
  unitY: RegionUnit
  /** 1: 2D, 2: M-mode, 3: spectral, 4: wave form, 5: graphics. */
  spatialFormat: number
  dataType: number
  /** Where the axes have which value: pixels from the region's first one, and Reference Pixel Physical Values. */
  reference?: { x: number; y: number; valueX: number; valueY: number }
}
