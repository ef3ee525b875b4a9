import { listNames } from '@pandok/domain'
import { type ArrangedPatient, type Patient, personName } from '@pandok/viewer'
import { dayOf } from '#features/viewer/stage/dayOf.ts'
import type { Text } from '#platform/text/text.ts'

interface PatientWords {
  name: string
  about: string
}

/**
 * Describes a patient without a study. The issuer is included, because two hospitals may have given the same
 * number to two people with the same name.
 */
export function patientWords({ name, id, issuer, sex, birthDate }: Patient, text: Text): PatientWords {
  const numbered = id && issuer ? `${id} (${issuer})` : id
  const birth = birthDate && text('viewer.identity.birth', { date: dayOf(birthDate) })
  return {
    name: personName(name, text.locale) || '—',
    about: [numbered, sex, birth].filter(Boolean).join(' · '),
  }
}

/** This many studies are enough to identify somebody. */
const STUDIES_MAX = 3

/** The open studies of a patient, which identify them if they have no name or it is hidden. */
export function studiesWords({ studies }: ArrangedPatient, text: Text, isHidden: boolean): string {
  const named = studies.slice(0, STUDIES_MAX).map(({ facts, series, slides }) => {
    const day = isHidden ? '' : dayOf(facts.date)
    const [first] = [...series, ...slides]
    const words = [day, first?.facts.modality, facts.description].filter(Boolean).join(' ')
    return words || text('viewer.study.unnamed')
  })
  return listNames([...named, ...(studies.length > STUDIES_MAX ? ['…'] : [])], text.locale)
}
