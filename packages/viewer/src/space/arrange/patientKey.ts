import type { InstanceRecord } from '../../model/Instance.ts'

/**
 * Whose images these are. An ID counts together with who issued it and with the birth date: two hospitals number from 1
 * both, and taking one patient for two is only noise, taking two for one is a danger. Without an ID it is the whole name
 * with the birth date; a name alone never makes two studies one patient's.
 */
export function patientKey({ patient, study, sopInstance }: InstanceRecord): string {
  const { id, issuer, birthDate, name } = patient
  if (id !== '') return key('id', id, issuer, birthDate)
  const names = [name.alphabetic, name.ideographic, name.phonetic]
  if (birthDate !== '' && names.some((part) => part !== '')) return key('name', ...names, birthDate)
  return key('study', study.uid === '' ? sopInstance : study.uid)
}

/** JSON, so that no character of a name can stand for the border between two parts. */
const key = (...parts: readonly string[]) => JSON.stringify(parts)
