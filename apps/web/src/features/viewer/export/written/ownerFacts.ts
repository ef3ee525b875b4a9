import type { InstanceRecord, Patient, StudyFacts } from '@pandok/viewer'

/** Patient and study of an exported object; empty if the identity is hidden. */
export const ownerFacts = (
  { patient, study }: Pick<InstanceRecord, 'patient' | 'study'>,
  isIdentityHidden: boolean,
): { patient: Patient; study: StudyFacts } =>
  isIdentityHidden ? { patient: NOBODY, study: withoutDays(study) } : { patient, study }

const NOBODY: Patient = {
  name: { alphabetic: '', ideographic: '', phonetic: '' },
  id: '',
  issuer: '',
  birthDate: '',
  sex: '',
}

/** The UID is kept, because the object has to refer to its images. */
const withoutDays = (study: StudyFacts): StudyFacts => ({
  ...study,
  id: '',
  date: '',
  time: '',
  accession: '',
  age: '',
})
