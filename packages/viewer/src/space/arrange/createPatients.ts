import type { Patient } from '../../model/Identity.ts'
import type { OpenInstance } from '../../model/Stack.ts'
import type { ArrangedPatient, ArrangedStudy, Arrangement } from './Arrangement.ts'
import { createFacts } from './createFacts.ts'
import { createPatientKeys } from './createPatientKeys.ts'
import { createStudy } from './createStudy.ts'
import { byText } from './frameOrder.ts'
import { keepSame } from './keepSame.ts'

interface OpenPatient {
  key: string
  facts: ReturnType<typeof createFacts<Patient>>
  studies: Map<string, ReturnType<typeof createStudy>>
  arranged?: ArrangedPatient
}

export function createPatients(sharesUid: (instance: OpenInstance) => boolean) {
  const patients = new Map<string, OpenPatient>()
  const patientKey = createPatientKeys()
  let arrangement: Arrangement = { patients: [] }
  let isChanged = false
  /** True if what was read last was arriving. */
  let wasArriving = false

  function patientOf(key: string): OpenPatient {
    const known = patients.get(key) ?? { key, facts: createFacts<Patient>(), studies: new Map() }
    patients.set(key, known)
    return known
  }

  function studyOf(instance: OpenInstance) {
    const { key, studies } = patientOf(patientKey(instance.record))
    const studyKey = JSON.stringify([key, instance.record.study.uid])
    const known = studies.get(studyKey) ?? createStudy({ patientKey: key, studyKey, sharesUid })
    studies.set(studyKey, known)
    return known
  }

  function readPatient(patient: OpenPatient, isArriving: boolean): ArrangedPatient {
    const studies = [...patient.studies.values()].map((study) => study.read(isArriving)).sort(newestFirst)
    const next = {
      key: patient.key,
      facts: patient.facts.read(),
      studies: keepSame(patient.arranged?.studies, studies),
    }
    patient.arranged = keepSame<ArrangedPatient>(patient.arranged, next)
    return patient.arranged
  }

  return {
    add(instance: OpenInstance): void {
      isChanged = true
      studyOf(instance).add(instance)
      patientOf(patientKey(instance.record)).facts.offer(instance.record.sopInstance, instance.record.patient)
    },
    /** Called when something about an instance has changed that isn't in its file. */
    touch(instance: OpenInstance): void {
      isChanged = true
      studyOf(instance).touch(instance)
    },
    read(isArriving: boolean): Arrangement {
      if (!isChanged && wasArriving === isArriving) return arrangement
      isChanged = false
      wasArriving = isArriving
      const read = [...patients.values()].map((patient) => readPatient(patient, isArriving)).sort(byName)
      arrangement = { patients: keepSame(arrangement.patients, read), isArriving }
      return arrangement
    },
  }
}

const byName = (a: ArrangedPatient, b: ArrangedPatient) =>
  byText(a.facts.name.alphabetic, b.facts.name.alphabetic) || byText(a.key, b.key)

const whenOf = ({ facts }: ArrangedStudy) => `${facts.date} ${facts.time}`

const newestFirst = (a: ArrangedStudy, b: ArrangedStudy) =>
  byText(whenOf(b), whenOf(a)) || byText(a.key, b.key)
