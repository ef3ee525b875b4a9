import type { Measurement, MeasurementPlace } from '../model/Measurement.ts'

export type PlanePlace = Extract<MeasurementPlace, { on: 'plane' }>

export type PlaneMeasurement = Measurement & { place: PlanePlace }
