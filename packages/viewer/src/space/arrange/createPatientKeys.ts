import type { InstanceRecord } from '../../model/Instance.ts'
import { agree, joinWritings, type Writings, writingsOf } from './nameWritings.ts'

interface Namesake {
  key: string
  writings: Writings
}

/**
 * Determines whose images these are. An ID counts together with its issuer and the birth date: two hospitals
 * may use the same numbers, and taking one patient for two is only a nuisance, while taking two for one is
 * dangerous. Without a birth date the name has to agree as well. Without an ID the full name and the birth
 * date count; a name alone never joins two studies. A file without any UID belongs to nobody, whatever it
 * contains.
 *
 * Names are compared with those seen before, so an answer never changes, because what is shown depends on it.
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

/** JSON, so that no character of a name can act as a separator. */
const key = (...parts: readonly string[]) => JSON.stringify(parts)
