import type { EarlierReport, PatientIdentity } from '@pandok/board'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { Exam } from './examOf.ts'

export interface PriorState {
  /** Earlier reports of this patient that are at hand, the latest first. */
  reports: readonly EarlierReport[]
  /** YYYY-MM-DD, of the examination that is reported. */
  examDate: string
  /** Who it is: the images say it, the reader has typed a number, or nobody knows. */
  patient: 'images' | 'typed' | 'unknown'
  /** Whether an image tells which examination this is. */
  hasImages: boolean
  /** As the reader typed it; it goes nowhere. */
  number: string
}

/** What the state is made of. */
export interface PriorFacts {
  exam: Exam
  number: string
  /** Opened or pasted by the reader. */
  added: readonly EarlierReport[]
  /** Found on this computer. */
  kept: readonly EarlierReport[]
  /** By which this report is kept itself where no image names its study. */
  reportId: string
}

/** Images know better than the reader who it is. */
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

/** What was measured on older studies that are open, by somebody's structured report or just now. */
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
