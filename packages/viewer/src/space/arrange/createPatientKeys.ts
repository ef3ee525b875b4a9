import type { InstanceRecord } from '../../model/Instance.ts'
import { agree, joinWritings, type Writings, writingsOf } from './nameWritings.ts'

interface Namesake {
  key: string
  writings: Writings
}

/**
 * Whose images these are. An ID counts together with who issued it and with the birth date: two hospitals number from 1
 * both, and taking one patient for two is only noise, taking two for one is a danger. Where the birth date is missing the
 * name has to agree as well. Without an ID it is the whole name with the birth date; a name alone never makes two studies
 * one patient's. A file without any UID is nobody's, whatever stands in it.
 *
 * Names are compared with those that came before, so what is answered once stays: what is shown hangs on it.
 */
export function createPatientKeys() {
  const known = new Map<string, string>()
  const namesakes = new Map<string, Namesake[]>()

  function keyByName(exact: string, id: string, writings: Writings): string {
    const others = namesakes.get(id) ?? []
    namesakes.set(id, others)
    const same = others.find((one) => agree(one.writings, writings))
    if (same) same.writings = joinWritings(same.writings, writings)
    else others.push({ key: exact, writings })
    return same?.key ?? exact
  }

  return function patientKey({ patient, study, sopInstance, isUnidentified }: InstanceRecord): string {
    const { id, issuer, birthDate, name } = patient
    if (isUnidentified) return key('unidentified', study.uid)
    const names = [name.alphabetic, name.ideographic, name.phonetic]
    if (id !== '' && birthDate !== '') return key('id', id, issuer, birthDate)
    if (id !== '') {
      const exact = key('id', id, issuer, birthDate, ...names)
      const found = known.get(exact) ?? keyByName(exact, key(id, issuer), writingsOf(name))
      known.set(exact, found)
      return found
    }
    if (birthDate !== '' && names.some((part) => part !== '')) return key('name', ...names, birthDate)
    return key('study', study.uid === '' ? sopInstance : study.uid)
  }
}

/** JSON, so that no character of a name can stand for the border between two parts. */
const key = (...parts: readonly string[]) => JSON.stringify(parts)
