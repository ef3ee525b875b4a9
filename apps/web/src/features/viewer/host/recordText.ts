import type { Locale } from '@pandok/domain'
import { ageOf, type InstanceRecord, personName } from '@pandok/viewer'
import { dayOf } from '../stage/dayOf.ts'

/** Does what `attributeText` does for a file, from the record alone. */
export function recordText(
  { patient, study, series }: InstanceRecord,
  keyword: string,
  locale: Locale,
): string | undefined {
  const age = ageOf(patient, study)
  const texts: Record<string, string | undefined> = {
    PatientName: personName(patient.name, locale),
    PatientID: patient.id,
    IssuerOfPatientID: patient.issuer,
    PatientSex: patient.sex,
    PatientAge: age && `${String(age.value).padStart(3, '0')}${age.unit}`,
    PatientBirthDate: dayOf(patient.birthDate),
    StudyDate: dayOf(study.date),
    StudyInstanceUID: study.uid,
    StudyDescription: study.description,
    AccessionNumber: study.accession,
    Modality: series.modality,
    BodyPartExamined: series.bodyPart,
    SeriesDescription: series.description,
    ProtocolName: series.protocol,
  }
  return texts[keyword] || undefined
}
