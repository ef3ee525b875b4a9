import type { PatientIdentity } from '@pandok/board'
import type { ImageHost } from '#shared/images/ImageHost.ts'

/** The reported examination as described by the images. */
export interface Exam {
  patient: PatientIdentity | undefined
  /** YYYY-MM-DD */
  date: string | undefined
  uid: string | undefined
  modality: string | undefined
}

export const NO_EXAM: Exam = { patient: undefined, date: undefined, uid: undefined, modality: undefined }

/**
 * Reads the visible image. While an older study is viewed for comparison, the newer one is still the reported
 * one: of one patient, the latest examination counts. An image of another study without a patient may be
 * anybody's, so the previous patient isn't assumed.
 */
export function examOf(host: ImageHost | undefined, before: Exam): Exam {
  const said = (name: string): string | undefined => host?.attribute?.(name)?.trim() || undefined
  const id = said('PatientID')
  const uid = said('StudyInstanceUID')
  const facts = { date: said('StudyDate'), uid, modality: said('Modality') }
  if (id === undefined)
    return uid === undefined || uid === before.uid ? before : { patient: undefined, ...facts }
  const patient: PatientIdentity = {
    id,
    issuer: said('IssuerOfPatientID') ?? '',
    birthDate: said('PatientBirthDate')?.replaceAll('-', '') ?? '',
  }
  const { date } = facts
  const isSame = JSON.stringify(patient) === JSON.stringify(before.patient)
  if (isSame && before.date !== undefined && (date === undefined || date <= before.date)) return before
  return { patient, ...facts }
}
