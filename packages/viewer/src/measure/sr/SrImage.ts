import type { Calibration, Measurement, Reading } from '../../model/Measurement.ts'
import type { StackFrame } from '../../model/Stack.ts'

/** An image that a report refers to. */
export interface SrImage {
  study: string
  series: string
  sopClass: string
  sopInstance: string
  /** Of files with several frames only. */
  frame?: number
  /** Pixels are counted over the whole slide, not within a tile. */
  isSlide?: true
  /** Whose image it is: one report is about one patient. */
  patientKey: string
}

export function srImageOf({ instance, image, frame }: StackFrame): SrImage {
  const { study, series, sopClass, sopInstance, patient } = instance.record
  const { id, issuer, birthDate, name } = patient
  return {
    study: study.uid,
    series: series.uid,
    sopClass,
    sopInstance,
    ...(image.declaredFrames > 1 && { frame: frame.number }),
    patientKey: [id, issuer, birthDate, name.alphabetic].join('\\'),
  }
}

/** A measurement with what it yields and what it was made on. */
export interface SrItem {
  measurement: Measurement
  readings: readonly Reading[]
  /** That the readings were made with: tells which axis is the longer one. */
  calibration: Calibration
  /** The image that its points are points of; for a plane, those that the volume was made of. */
  images: readonly SrImage[]
  /** For a plane. */
  frameOfReference?: string | undefined
}
