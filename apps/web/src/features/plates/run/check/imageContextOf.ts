import type { ImageContext, Side } from '@pandok/report-check'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PriorState } from '../priors/priorStateOf.ts'

/** The examination that is reported and the earlier reports of its patient. */
export type KnownPriors = Pick<PriorState, 'reports' | 'examDate' | 'hasImages'>

/**
 * Patient, study and measurements as read from the images beside the report. What a file omits stays unknown.
 * While an older study is viewed for comparison, its order and side aren't those of the report. Earlier
 * studies are those that this computer knows: earlier reports and open images of the patient. If there are
 * none, that counts as «none exist» only if somebody looked for reports, or if the images identify the
 * patient.
 */
export function imageContextOf(host: ImageHost | undefined, known?: KnownPriors): ImageContext {
  const said = (name: string): string | undefined => host?.attribute?.(name)?.trim() || undefined
  const inView = dayOf(said('StudyDate'))
  const date = known?.hasImages ? known.examDate : inView
  const priors = earlierStudies(host, known, date)
  const hasLooked = known !== undefined || said('PatientID') !== undefined
  const told = priors.length > 0 || hasLooked ? { priors } : {}
  if (!host) return told
  return {
    patient: {
      name: said('PatientName'),
      id: said('PatientID'),
      sex: sexOf(said('PatientSex')),
      birthDate: dayOf(said('PatientBirthDate')),
      ageYears: yearsOf(said('PatientAge')),
    },
    study: { date, ...(inView === date && facetsOf(said)) },
    ...told,
    measurements: host.measured(),
  }
}

type Said = (name: string) => string | undefined

const facetsOf = (said: Said): ImageContext['study'] => ({
  modality: said('Modality'),
  bodyPart: said('BodyPartExamined'),
  side: sideOf(said('Laterality')),
  order: orderOf(said),
})

type EarlierStudy = NonNullable<ImageContext['priors']>[number]

function earlierStudies(
  host: ImageHost | undefined,
  known: KnownPriors | undefined,
  date: string | undefined,
): readonly EarlierStudy[] {
  const compared = dayOf(host?.attribute?.('ComparisonDate')?.trim())
  const all: readonly EarlierStudy[] = [
    ...(known?.reports ?? []).map(({ file: { study } }) => study),
    ...(host?.studies?.() ?? []).filter((study) => date !== undefined && study.date < date),
    // For images in another window, only this date is known.
    ...(compared === undefined ? [] : [{ date: compared }]),
  ]
  return [...new Map(all.map((study) => [study.date, study])).values()].map(({ date: day, modality }) => ({
    date: day,
    modality: modality || undefined,
  }))
}

const ORDER = ['RequestedProcedureDescription', 'StudyDescription', 'SeriesDescription', 'ProtocolName']

const orderOf = (said: Said): string | undefined =>
  [...new Set(ORDER.flatMap((name) => said(name) ?? []))].join(' | ') || undefined

const sexOf = (letter: string | undefined) =>
  letter === 'F' || letter === 'M' || letter === 'O' ? letter : undefined

const sideOf = (letter: string | undefined): Side | undefined =>
  letter === 'R' || letter === 'L' || letter === 'B' ? letter : undefined

const dayOf = (text: string | undefined): string | undefined =>
  text !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(text) ? text : undefined

/**
 * DICOM writes ages as `051Y`, `006M` (PS3.5, value representation AS). Units below a year count as no age
 * here.
 */
function yearsOf(age: string | undefined): number | undefined {
  const years = /^0*(\d+)Y$/u.exec(age ?? '')?.[1]
  return years === undefined ? undefined : Number(years)
}
