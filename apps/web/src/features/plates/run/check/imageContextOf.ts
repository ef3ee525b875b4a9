import type { ImageContext, Side } from '@pandok/report-check'
import type { ImageHost } from '#app/images/ImageHost.ts'

/**
 * What the images beside a report tell of the patient, the study and what was measured; what a file leaves out stays
 * unknown. `priors` are the days of earlier examinations at hand: open studies, and reports that it can be compared with.
 * Without a patient's number nobody knows whether there are any.
 */
export function imageContextOf(host: ImageHost | undefined, priors: readonly string[] = []): ImageContext {
  const days = priors.map((date) => ({ date }))
  if (!host) return days.length > 0 ? { priors: days } : {}
  const said = (name: string): string | undefined => host.attribute?.(name)?.trim() || undefined
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
    ...(said('PatientID') !== undefined && { priors: [...days, ...openPrior(said('ComparisonDate'))] }),
    measurements: host.measured(),
  }
}

const ORDER = ['RequestedProcedureDescription', 'StudyDescription', 'SeriesDescription', 'ProtocolName']

const orderOf = (said: (name: string) => string | undefined): string | undefined =>
  [...new Set(ORDER.flatMap((name) => said(name) ?? []))].join(' | ') || undefined

const openPrior = (day: string | undefined) => (day === undefined ? [] : [{ date: day }])

const sexOf = (letter: string | undefined) =>
  letter === 'F' || letter === 'M' || letter === 'O' ? letter : undefined

const sideOf = (letter: string | undefined): Side | undefined =>
  letter === 'R' || letter === 'L' || letter === 'B' ? letter : undefined

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined

/** DICOM writes ages as `051Y`, `006M` (PS3.5, value representation AS); months and less say nothing of years here. */
function yearsOf(age: string | undefined): number | undefined {
  const years = /^0*(\d+)Y$/u.exec(age ?? '')?.[1]
  return years === undefined ? undefined : Number(years)
}
