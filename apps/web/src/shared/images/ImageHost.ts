import type { HostValues, MeasuredOffer, ReportMeasurement } from '@pandok/board'
import type { MeasurementKind } from '@pandok/domain'

/** What became of a measurement on an image. */
export type MeasurementEvent =
  | { kind: 'made' | 'changed'; uid: string; image: string; offer: MeasuredOffer }
  | { kind: 'deleted'; uid: string }

/** What the images have to say of a report. `kind` tells what else says the same. */
export interface ImageRemark {
  kind: 'notOpened' | 'side'
  words: string
}

/** A measurement as it stands on the image. */
export interface ImageMeasurement {
  uid: string
  kind: MeasurementKind
  value: number
  unit: string
  /** Of the image that it was drawn on, where that image shows one side only. */
  side?: 'R' | 'L' | undefined
}

/** What is measured on one study, each with its place in the patient where that is known. */
export interface MeasuredStudy {
  uid: string
  /** YYYY-MM-DD */
  date: string
  modality: string
  measurements: readonly ReportMeasurement[]
}

/** What open images offer a report in the making. All of it stays on the computer. */
export interface ImageHost extends Omit<HostValues, 'clipboard'> {
  /** Told of every measurement. */
  watch(listener: (event: MeasurementEvent) => void): () => void
  /** Told when another image answers for its attributes. */
  onRefresh(listener: () => void): () => void
  /** Brings a measurement to the eye; false: it is gone. */
  show(uid: string): boolean
  /** Everything that is measured on the images. */
  measured(): readonly ImageMeasurement[]
  /** By study of the patient that is looked at, structured reports included; absent: these images can't tell. */
  studies?(): readonly MeasuredStudy[]
  /** Report files that were opened along with the images, whoever they are of; absent: none come this way. */
  reportFiles?: { read(): readonly Blob[]; subscribe(listener: () => void): () => void } | undefined
  /** What to look at before this text is copied. */
  remarks(report: string): readonly ImageRemark[]
}
