import type { FrameLink, HostValues, MeasuredOffer, PatientIdentity, ReportMeasurement } from '@pandok/board'
import type { MeasurementKind } from '@pandok/domain'

export type MeasurementEvent =
  | { kind: 'made' | 'changed'; uid: string; image: string; offer: MeasuredOffer }
  | { kind: 'deleted'; uid: string }

/** A remark of the images about a report. `kind` identifies remarks with the same meaning. */
export interface ImageRemark {
  kind: 'notOpened' | 'side'
  words: string
}

export interface ImageMeasurement {
  uid: string
  kind: MeasurementKind
  value: number
  unit: string
  /** The side of its image, if the image shows one side only. */
  side?: 'R' | 'L' | undefined
}

/** The measurements on one study, each with its position in the patient where it is known. */
export interface MeasuredStudy {
  uid: string
  /** YYYY-MM-DD */
  date: string
  modality: string
  measurements: readonly ReportMeasurement[]
}

/** The state of a search for earlier reports on one of the member's image servers. */
export interface ServerLookup {
  /** The member's name for the server. */
  server: string
  isRunning: boolean
  count: number
  /** False if there may be more than were fetched. */
  isWhole: boolean
  /** The error in words. */
  fault?: string
}

/** Measurements in structured reports of earlier studies on the member's image servers. */
export interface ServerReports {
  /** The patient that they belong to; undefined while no identified patient is in view. */
  patient: PatientIdentity | undefined
  studies: readonly MeasuredStudy[]
  lookups: readonly ServerLookup[]
}

export type MeasuredPlace = Pick<ReportMeasurement, 'place' | 'frameOfReference'>

/** The interface between open images and a report. All data stays on the computer. */
export interface ImageHost extends Omit<HostValues, 'clipboard'> {
  /** Subscribes to measurements. */
  watch(listener: (event: MeasurementEvent) => void): () => void
  /** Subscribes to changes of the image whose attributes are used. */
  onRefresh(listener: () => void): () => void
  /** Brings a measurement into view; returns false if it no longer exists. */
  show(uid: string): boolean
  measured(): readonly ImageMeasurement[]
  /**
   * The measurements by study of the patient in view, including structured reports; absent if the host can't
   * provide them.
   */
  studies?(): readonly MeasuredStudy[]
  /** The position of a measurement in the patient; undefined if it has none. */
  placeOf?(uid: string): MeasuredPlace | undefined
  /** The frames of reference of earlier studies that the reader has linked with the one in view. */
  links?(): readonly FrameLink[]
  /**
   * Draws the measurements of earlier reports of the patient in view on their images, as far as those are
   * open; absent if the host can't.
   */
  drawEarlier?(measurements: readonly ReportMeasurement[]): void
  /** Report files that were opened with the images, of any patient; absent if there are none. */
  reportFiles?: { read(): readonly Blob[]; subscribe(listener: () => void): () => void } | undefined
  /** Earlier reports on image servers, searched while somebody is subscribed; absent if no server may be searched. */
  serverReports?:
    | { read(): ServerReports; subscribe(listener: () => void): () => void; again(): void }
    | undefined
  /** Whether marks on the images would be lost with this page; absent if they are on another page. */
  hasUnsavedMarks?(): boolean
  /** Remarks about this text before it is copied. */
  remarks(report: string): readonly ImageRemark[]
}
