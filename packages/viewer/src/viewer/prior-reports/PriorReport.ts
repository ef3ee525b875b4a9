import type { DicomWeb } from '../../dicomweb/createDicomWeb.ts'
import type { DicomWebFault } from '../../dicomweb/DicomWebError.ts'
import type { ReportedGroup } from '../../measure/sr/readStructuredReport.ts'

/** A report of measurements on an earlier study, fetched from a server. */
export interface PriorReport {
  /** UID of its study, whose images needn't be open. */
  study: string
  /** The date of the study, `YYYYMMDD`. */
  date: string
  /** The modalities of the study's images; empty if the server doesn't say. */
  modality: string
  sopInstance: string
  /** The time at which it was written, `YYYYMMDDHHMMSS`, as far as it is given. */
  written: string
  groups: readonly ReportedGroup[]
}

export interface FoundReports {
  reports: readonly PriorReport[]
  /** False if a limit of number, bytes or time was reached, so that there may be more. */
  isWhole: boolean
  /** The last fault. What was received before or after it is in `reports`. */
  fault: DicomWebFault | undefined
}

export type ReportSource = Pick<DicomWeb, 'findStudies' | 'findSeries' | 'findInstances' | 'retrieveReport'>
