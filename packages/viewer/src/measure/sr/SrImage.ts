import type { InstanceRecord } from '../../model/Instance.ts'
import type { Calibration, Measurement, Reading } from '../../model/Measurement.ts'
import type { StackFrame } from '../../model/Stack.ts'

/** An image referenced by a report. */
export interface SrImage {
  study: string
  series: string
  sopClass: string
  sopInstance: string
  /** Only for files with several frames. */
  frame?: number
  /** True if pixels are counted over the whole slide rather than within a tile. */
  isSlide?: true
  /** The image's patient, because a report is about one patient. */
  patientKey: string
}

export const srImageOf = ({ instance, image, frame }: StackFrame): SrImage => ({
  ...srImageOfRecord(instance.record),
  ...(image.declaredFrames > 1 && { frame: frame.number }),
})

/** The image of a whole file. */
export function srImageOfRecord({ study, series, sopClass, sopInstance, patient }: InstanceRecord): SrImage {
  const { id, issuer, birthDate, name } = patient
  const patientKey = [id, issuer, birthDate, name.alphabetic].join('\\')
  return { study: study.uid, series: series.uid, sopClass, sopInstance, patientKey }
}

/** A measurement with its readings and images. */
export interface SrItem {
  measurement: Measurement
  readings: readonly Reading[]
  /** The calibration of the readings, which determines the longer axis. */
  calibration: Calibration
  /** The image of its points; for a plane, those of the volume. */
  images: readonly SrImage[]
  /** For a plane only. */
  frameOfReference?: string | undefined
}
