import type { Patient } from '../../model/Identity.ts'
import { type DicomJson, nameOf, numberOf, textOf, textsOf } from './DicomJson.ts'

export interface FoundStudy {
  uid: string
  patient: Patient
  date: string
  time: string
  description: string
  accession: string
  modalities: readonly string[]
  /** Undefined if the server doesn't say. */
  seriesCount: number | undefined
  instanceCount: number | undefined
}

export interface FoundSeries {
  uid: string
  study: string
  number: number | undefined
  modality: string
  description: string
  bodyPart: string
  instanceCount: number | undefined
}

export interface FoundInstance {
  uid: string
  sopClass: string
  number: number | undefined
  frames: number
}

export const foundStudy = (dataset: DicomJson): FoundStudy => ({
  uid: textOf(dataset, '0020000D'),
  patient: {
    name: nameOf(dataset, '00100010'),
    id: textOf(dataset, '00100020'),
    issuer: textOf(dataset, '00100021'),
    birthDate: textOf(dataset, '00100030'),
    sex: textOf(dataset, '00100040'),
  },
  date: textOf(dataset, '00080020'),
  time: textOf(dataset, '00080030'),
  description: textOf(dataset, '00081030'),
  accession: textOf(dataset, '00080050'),
  modalities: textsOf(dataset, '00080061'),
  seriesCount: numberOf(dataset, '00201206'),
  instanceCount: numberOf(dataset, '00201208'),
})

export const foundSeries = (dataset: DicomJson, study: string): FoundSeries => ({
  uid: textOf(dataset, '0020000E'),
  study,
  number: numberOf(dataset, '00200011'),
  modality: textOf(dataset, '00080060'),
  description: textOf(dataset, '0008103E'),
  bodyPart: textOf(dataset, '00180015'),
  instanceCount: numberOf(dataset, '00201209'),
})

export const foundInstance = (dataset: DicomJson): FoundInstance => ({
  uid: textOf(dataset, '00080018'),
  sopClass: textOf(dataset, '00080016'),
  number: numberOf(dataset, '00200013'),
  frames: numberOf(dataset, '00280008') ?? 1,
})
