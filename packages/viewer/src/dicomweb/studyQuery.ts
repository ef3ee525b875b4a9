/** Empty and absent fields don't restrict the search. Dates are `YYYYMMDD`. */
export interface StudyQuery {
  /** Any part of the name; case sensitivity depends on the server. */
  patientName?: string
  patientId?: string
  accession?: string
  description?: string
  dateFrom?: string
  dateTo?: string
  modality?: string
}

export interface Page {
  offset: number
  limit: number
}

/** Servers don't return Study Description and counts by default (PS3.18 table 10.6.3-3). */
const EXTRA_FIELDS = ['00081030', '00080061', '00201206', '00201208', '00100021']

/** Requests one more than needed, which tells whether there is another page. */
export function studyQuery(query: StudyQuery, { offset, limit }: Page): string {
  const parameters = new URLSearchParams()
  const ask = (name: string, value: string | undefined) => {
    if (value !== undefined && value.trim() !== '') parameters.append(name, value.trim())
  }
  ask('PatientName', anywhere(query.patientName))
  ask('PatientID', query.patientId)
  ask('AccessionNumber', query.accession)
  ask('StudyDescription', anywhere(query.description))
  ask('ModalitiesInStudy', query.modality)
  const dates = `${query.dateFrom ?? ''}-${query.dateTo ?? ''}`
  ask('StudyDate', query.dateFrom === query.dateTo ? query.dateFrom : dates)
  for (const field of EXTRA_FIELDS) parameters.append('includefield', field)
  parameters.append('limit', `${limit + 1}`)
  parameters.append('offset', `${offset}`)
  return parameters.toString()
}

const anywhere = (text: string | undefined) =>
  text === undefined || text.trim() === '' || text.includes('*') ? text : `*${text.trim()}*`
