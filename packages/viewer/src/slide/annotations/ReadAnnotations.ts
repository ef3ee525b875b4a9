import type { LoadedMeasurement } from '../../measure/store/createMeasurements.ts'

/** Sentences are in `i18n` under `viewer.slide.annotations.<reason>`. */
export type AnnotationsRefusal = 'notGeoJson' | 'notAnnotations' | 'otherSlide' | 'tooMany' | 'nothing'

/** `holes` are those of outlines that were made, which are drawn and measured without them. */
export type ReadAnnotations =
  | { ok: true; made: LoadedMeasurement[]; leftOut: number; holes?: number }
  | { ok: false; reason: AnnotationsRefusal }

/** The number of shapes that a screen can draw individually; counted points are one shape per class. */
export const MOST_SHAPES = 5000
export const MOST_POINTS = 500_000
