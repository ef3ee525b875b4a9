import type { InstanceRecord } from '../../model/Instance.ts'
import { createPatientKeys } from './createPatientKeys.ts'
import { contradict, writingsOf } from './nameWritings.ts'

/**
 * Whether two files are certainly of one patient. This is stricter than the rule by which open files are joined: both need a
 * patient number with a name or a birth date beside it, and names must not differ in a script that both have.
 */
export function areOfOnePatient(one: InstanceRecord, other: InstanceRecord): boolean {
  if (!isIdentified(one) || !isIdentified(other)) return false
  const keyOf = createPatientKeys()
  const names = [writingsOf(one.patient.name), writingsOf(other.patient.name)] as const
  return keyOf(one) === keyOf(other) && !contradict(...names)
}

/** A number alone may be that of somebody else in another hospital. */
export const isIdentified = ({ patient, isUnidentified }: InstanceRecord): boolean =>
  !isUnidentified &&
  patient.id !== '' &&
  (patient.birthDate !== '' || Object.keys(writingsOf(patient.name)).length > 0)
