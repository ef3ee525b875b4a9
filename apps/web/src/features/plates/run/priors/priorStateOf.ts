import type { EarlierReport, PatientIdentity } from '@pandok/board'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { Exam } from './examOf.ts'

export interface PriorState {
  /** Loaded earlier reports of this patient, latest first. */
  reports: readonly EarlierReport[]
  /** YYYY-MM-DD, of the reported examination. */
  examDate: string
  /** How the patient is known: from the images, from a typed number, or not at all. */
  patient: 'images' | 'typed' | 'unknown'
  /** True if an image identifies the examination. */
  hasImages: boolean
  /** As typed by the reader; it is never sent or stored. */
  number: string
}

/** The facts from which the state is derived. */
export interface PriorFacts {
  exam: Exam
  number: string
  /** Opened or pasted by the reader. */
  added: readonly EarlierReport[]
  /** Found on this computer. */
  kept: readonly EarlierReport[]
  /** The id under which this report is stored if no image names its study. */
  reportId: string
}

/** The identity from images takes precedence over what the reader typed. */
export function identityOf({ exam, number }: PriorFacts): PatientIdentity | undefined {
  if (exam.patient) return exam.patient
  return number.trim() === '' ? undefined : { id: number, issuer: '', birthDate: '' }
}

export function priorStateOf(facts: PriorFacts, host: ImageHost | undefined, today: string): PriorState {
  const { exam, number, added, kept, reportId } = facts
  const examDate = exam.date ?? today
  const isEarlier = ({ file }: EarlierReport) =>
    file.study.date <= examDate && (exam.uid === undefined || file.study.uid !== exam.uid)
  const reports = [
    ...kept.filter(({ id }) => id !== reportId),
    ...measuredReports(host, exam.uid),
    ...added,
  ].filter(isEarlier)
  return {
    reports: reports.toSorted((a, b) => (a.file.study.date < b.file.study.date ? 1 : -1)),
    hasImages: exam.uid !== undefined,
    ...{ examDate, number, patient: exam.patient ? 'images' : identityOf(facts) ? 'typed' : 'unknown' },
  }
}

/** Measurements on open older studies, from structured reports or made just now. */
function measuredReports(host: ImageHost | undefined, reportedUid: string | undefined): EarlierReport[] {
  const studies = host?.studies?.() ?? []
  return studies
    .filter(({ uid, measurements }) => uid !== reportedUid && measurements.length > 0)
    .map(({ uid, date, modality, measurements }) => ({
      ...{ id: `study ${uid}`, source: 'images' },
      file: {
        ...{ pandok: 'report', version: 1, study: { date, uid, modality }, locale: 'ko', text: '' },
        ...{ runs: [], measurements: [...measurements] },
      },
    }))
}
