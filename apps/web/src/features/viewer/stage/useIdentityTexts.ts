import { ageOf, type InstanceRecord, personName } from '@pandok/viewer'
import { type Text, useText } from '#platform/text/text.ts'
import { useSessionPart } from '../workspace/useViewerParts.ts'
import { dayOf } from './dayOf.ts'

interface IdentityTexts {
  name: string
  patient: readonly string[]
  study: readonly string[]
  /** Empty while the identity is hidden. */
  day: string
}

export function useIdentityTexts(record: InstanceRecord): IdentityTexts {
  const text = useText()
  const isHidden = useSessionPart((state) => state.isIdentityHidden)
  return identityTexts(record, text, isHidden)
}

/** The texts about the patient, unless the identity is hidden. */
export function identityTexts(record: InstanceRecord, text: Text, isHidden: boolean): IdentityTexts {
  const { patient, study, series } = record
  const studied = [study.description, [series.modality, series.bodyPart].filter(Boolean).join(' · ')]
  if (isHidden)
    return { name: text('viewer.identity.hidden'), patient: [], study: studied.filter(Boolean), day: '' }
  const age = ageOf(patient, study)
  const years = age && text(`viewer.age.${age.unit}`, { value: age.value })
  const day = dayOf(study.date) || text('viewer.study.noDate')
  const birth = patient.birthDate && text('viewer.identity.birth', { date: dayOf(patient.birthDate) })
  return {
    name: personName(patient.name, text.locale) || '—',
    patient: [
      [patient.id, [patient.sex, years].filter(Boolean).join(' ')].filter(Boolean).join(' · '),
      birth,
    ].filter(Boolean),
    study: [day, ...studied].filter(Boolean),
    day,
  }
}
