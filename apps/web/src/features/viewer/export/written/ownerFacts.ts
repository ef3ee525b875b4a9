import type { InstanceRecord, Patient, StudyFacts } from '@pandok/viewer'

/** Whose an object is that is given out; nobody's where the identity is hidden. */
export const ownerFacts = (
  { patient, study }: Pick<InstanceRecord, 'patient' | 'study'>,
  isIdentityHidden: boolean,
): { patient: Patient; study: StudyFacts } =>
  isIdentityHidden ? { patient: NOBODY, study: withoutDays(study) } : { patient, study }

const NOBODY: Patient = {
  name: { alphabetic: '', ideographic: '', phonetic: '' },
  ...{ id: '', issuer: '', birthDate: '', sex: '' },
}

/** The UID stays: without it the object would belong to no images. */
const withoutDays = (study: StudyFacts): StudyFacts => ({
  ...study,
  ...{ id: '', date: '', time: '', accession: '', age: '' },
})
