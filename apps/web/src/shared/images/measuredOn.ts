import { SUPPLIED_MEASUREMENTS } from '@pandok/domain'
import { caughtValue, type Measurement, type Reading } from '@pandok/viewer'
import type { ImageMeasurement } from './ImageHost.ts'

/** Each value of a measurement, lengths in millimeters. */
export const measuredOn = (
  measurement: Measurement,
  readings: readonly Reading[],
  side?: ImageMeasurement['side'],
): readonly ImageMeasurement[] =>
  SUPPLIED_MEASUREMENTS.flatMap((kind) => {
    const caught = caughtValue(measurement, readings, kind, kind === 'length' ? { unit: 'mm' } : {})
    return caught ? [{ uid: measurement.id, kind, side, value: Number(caught.value), unit: caught.unit }] : []
  })
