import type { Patient, SeriesFacts, StudyFacts } from '../../model/Identity.ts'
import type { ParsedDataset } from '../parse/ParsedDataset.ts'
import { numberOf, stringOf } from '../parse/values.ts'
import { personOf, textOf } from '../text/textValues.ts'
import { bodyPartOf } from './bodyPartOf.ts'
import { tags } from './tags.ts'

const T = tags(
  'PatientName',
  'PatientID',
  'IssuerOfPatientID',
  'PatientBirthDate',
  'PatientSex',
  'PatientAge',
  'StudyInstanceUID',
  'StudyID',
  'StudyDate',
  'StudyTime',
  'StudyDescription',
  'AccessionNumber',
  'SeriesInstanceUID',
  'SeriesNumber',
  'Modality',
  'SeriesDescription',
  'ProtocolName',
  'SeriesDate',
  'SeriesTime',
  'PatientPosition',
)

export const patientOf = (dataset: ParsedDataset): Patient => ({
  name: personOf(dataset, T.PatientName),
  id: textOf(dataset, T.PatientID),
  issuer: textOf(dataset, T.IssuerOfPatientID),
  birthDate: dateOf(dataset, T.PatientBirthDate),
  sex: stringOf(dataset, T.PatientSex),
})

export const studyOf = (dataset: ParsedDataset): StudyFacts => ({
  uid: stringOf(dataset, T.StudyInstanceUID),
  id: textOf(dataset, T.StudyID),
  date: dateOf(dataset, T.StudyDate),
  time: timeOf(dataset, T.StudyTime),
  description: textOf(dataset, T.StudyDescription),
  accession: textOf(dataset, T.AccessionNumber),
  age: stringOf(dataset, T.PatientAge),
})

export const seriesOf = (dataset: ParsedDataset): SeriesFacts => ({
  uid: stringOf(dataset, T.SeriesInstanceUID),
  number: numberOf(dataset, T.SeriesNumber),
  modality: stringOf(dataset, T.Modality),
  description: textOf(dataset, T.SeriesDescription),
  protocol: textOf(dataset, T.ProtocolName),
  bodyPart: bodyPartOf(dataset),
  date: dateOf(dataset, T.SeriesDate),
  time: timeOf(dataset, T.SeriesTime),
  patientPosition: stringOf(dataset, T.PatientPosition),
})

/** Older files write `1999.12.31` (PS3.5 6.2, DA); an invalid date counts as absent. */
export function dateOf(dataset: ParsedDataset, tag: number): string {
  const digits = stringOf(dataset, tag).replace(/[.\-/]/gu, '')
  return /^\d{8}$/u.test(digits) && digits !== '00000000' ? digits : ''
}

/** Older files write `10:11:12`. */
export function timeOf(dataset: ParsedDataset, tag: number): string {
  const digits = stringOf(dataset, tag).replaceAll(':', '')
  return /^\d{2}(?:\d{2}){0,2}(?:\.\d+)?$/u.test(digits) ? digits : ''
}
