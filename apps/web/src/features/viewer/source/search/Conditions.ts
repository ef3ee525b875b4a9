import type { StudyQuery } from '@pandok/viewer'

/** The search fields; dates in the format of the browser's date field. */
export interface Conditions {
  patientName: string
  patientId: string
  accession: string
  modality: string
  dateFrom: string
  dateTo: string
}

export const NO_CONDITIONS: Conditions = {
  patientName: '',
  patientId: '',
  accession: '',
  modality: '',
  dateFrom: '',
  dateTo: '',
}

const dayOf = (date: string) => date.replaceAll('-', '')

export const queryOf = ({ dateFrom, dateTo, ...texts }: Conditions): StudyQuery => ({
  ...texts,
  ...(dateFrom !== '' && { dateFrom: dayOf(dateFrom) }),
  ...(dateTo !== '' && { dateTo: dayOf(dateTo) }),
})

export const areDatesTurned = ({ dateFrom, dateTo }: Conditions): boolean =>
  dateFrom !== '' && dateTo !== '' && dateFrom > dateTo
