import type { ImageContext, Side } from '@pandok/report-check'
import type { ImageHost } from '#shared/images/ImageHost.ts'

/**
 * Patient, study and measurements according to the images beside the report; what a file omits stays unknown.
 * Earlier studies are included only if there are no earlier reports (`hasPriors`), because the open ones
 * aren't necessarily all that exist, and the report may compare with another. Where nobody looked for earlier
 * reports (undefined), only a patient's images can say that there is none.
 */
export function imageContextOf(host: ImageHost | undefined, hasPriors?: boolean): ImageContext {
  if (!host) return hasPriors === false ? { priors: [] } : {}
  const said = (name: string): string | undefined => host.attribute?.(name)?.trim() || undefined
  const hasNone = hasPriors === undefined ? said('PatientID') !== undefined : !hasPriors
  return {
    patient: {
      name: said('PatientName'),
      id: said('PatientID'),
      sex: sexOf(said('PatientSex')),
      birthDate: dayOf(said('PatientBirthDate')),
      ageYears: yearsOf(said('PatientAge')),
    },
    study: {
      date: dayOf(said('StudyDate')),
      modality: said('Modality'),
      bodyPart: said('BodyPartExamined'),
      side: sideOf(said('Laterality')),
      order: orderOf(said),
    },
    ...(hasNone && !said('ComparisonDate') && { priors: [] }),
    measurements: host.measured(),
  }
}

const ORDER = ['RequestedProcedureDescription', 'StudyDescription', 'SeriesDescription', 'ProtocolName']

const orderOf = (said: (name: string) => string | undefined): string | undefined =>
  [...new Set(ORDER.flatMap((name) => said(name) ?? []))].join(' | ') || undefined

const sexOf = (letter: string | undefined) =>
  letter === 'F' || letter === 'M' || letter === 'O' ? letter : undefined

const sideOf = (letter: string | undefined): Side | undefined =>
  letter === 'R' || letter === 'L' || letter === 'B' ? letter : undefined

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined

/**
 * DICOM writes ages as `051Y`, `006M` (PS3.5, value representation AS); months and less give no years here.
 */
function yearsOf(age: string | undefined): number | undefined {
  const years = /^0*(\d+)Y$/u.exec(age ?? '')?.[1]
  return years === undefined ? undefined : Number(years)
}
