import type { EarlierReport } from '@pandok/board'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { type BegunReport, identityOf, isBegunFor } from './begunReport.ts'

export interface PriorState {
  /** Loaded earlier reports of this patient, latest first. */
  reports: readonly EarlierReport[]
  /** YYYY-MM-DD, of the reported examination. */
  examDate: string
  /** How the patient is known: from the images, from a typed number, or not at all. */
  patient: 'images' | 'typed' | 'unknown'
  /** True if an image identifies the examination. */
  hasImages: boolean
  /** The number as typed by the reader; it is never sent or stored. */
  number: string
  /** Undefined unless the report was begun for another patient than the one in view. */
  otherPatient: OtherPatient | undefined
}

/** A patient as told to the reader. */
export interface NamedPatient {
  number: string | undefined
  /** YYYY-MM-DD, of the examination. */
  date: string
}

/** A report that was begun for another patient than the one in view. */
export interface OtherPatient {
  begun: NamedPatient
  inView: NamedPatient
}

export interface AddedReport {
  report: EarlierReport
  /** The typed number that it belongs to; empty if it was added before any was typed. */
  number: string
}

/** The facts from which the state is derived: what is in view, and what belongs to it. */
export interface PriorFacts extends BegunReport {
  /** Undefined while the report is empty. */
  begun: BegunReport | undefined
  /** Reports that the reader opened or pasted. */
  added: readonly AddedReport[]
  /** Reports of the patient that are stored on this computer. */
  kept: readonly EarlierReport[]
}

export function priorStateOf(facts: PriorFacts, host: ImageHost | undefined, today: string): PriorState {
  const { exam, number, added, kept, reportId } = facts
  const examDate = exam.date ?? today
  const isEarlier = ({ file }: EarlierReport) =>
    file.study.date <= examDate && (exam.uid === undefined || file.study.uid !== exam.uid)
  const reports = [
    ...kept.filter(({ id }) => id !== reportId),
    ...measuredReports(host, exam.uid),
    ...added.filter((one) => one.number === '' || one.number === number.trim()).map(({ report }) => report),
  ].filter(isEarlier)
  return {
    reports: reports.toSorted((a, b) => (a.file.study.date < b.file.study.date ? 1 : -1)),
    hasImages: exam.uid !== undefined,
    otherPatient: otherPatientOf(facts, today),
    ...{ examDate, number, patient: exam.patient ? 'images' : identityOf(facts) ? 'typed' : 'unknown' },
  }
}

function otherPatientOf(facts: PriorFacts, today: string): OtherPatient | undefined {
  const { begun } = facts
  if (!begun || isBegunFor(begun, facts)) return undefined
  const named = (one: BegunReport): NamedPatient => ({
    number: identityOf(one)?.id,
    date: one.exam.date ?? today,
  })
  return { begun: named(begun), inView: named(facts) }
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
