import type { LoadedMeasurement } from '../../measure/store/createMeasurements.ts'

/** Sentences are in `i18n` under `viewer.slide.annotations.<reason>`. */
export type AnnotationsRefusal = 'notGeoJson' | 'notAnnotations' | 'otherSlide' | 'tooMany' | 'nothing'

export type ReadAnnotations =
  | { ok: true; made: LoadedMeasurement[]; leftOut: number }
  | { ok: false; reason: AnnotationsRefusal }

/** Shapes that a screen can still draw one by one; counted points are one shape for each class. */
export const MOST_SHAPES = 5000
export const MOST_POINTS = 500_000
