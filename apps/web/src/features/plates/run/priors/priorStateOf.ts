import { type EarlierReport, patientText } from '@pandok/board'
import type { ImageHost, MeasuredStudy, ServerLookup } from '#shared/images/ImageHost.ts'
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
  /** The searches for reports of this patient at the member's image servers. */
  lookups: readonly ServerLookup[]
}

/** A patient as shown to the reader. */
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
  /** The typed number that it belongs to; empty if it was added before a number was typed. */
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
  const server = onServers(facts, host)
  const isEarlier = ({ file }: EarlierReport) =>
    file.study.date <= examDate && (exam.uid === undefined || file.study.uid !== exam.uid)
  const reports = [
    ...kept.filter(({ id }) => id !== reportId),
    ...measuredReports(host, exam.uid),
    ...server.reports,
    ...added.filter((one) => one.number === '' || one.number === number.trim()).map(({ report }) => report),
  ].filter(isEarlier)
  return {
    reports: reports.toSorted((a, b) => (a.file.study.date < b.file.study.date ? 1 : -1)),
    hasImages: exam.uid !== undefined,
    otherPatient: otherPatientOf(facts, today),
    lookups: server.lookups,
    examDate,
    number,
    patient: exam.patient ? 'images' : identityOf(facts) ? 'typed' : 'unknown',
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
    .map((study) => ({ id: `study ${study.uid}`, source: 'images', file: fileOf(study) }))
}

/**
 * The results of servers for the patient in view and nobody else; after a change of patient, the images can
 * change before these results do. Lesions that open images already show are left out.
 */
function onServers(
  { exam }: PriorFacts,
  host: ImageHost | undefined,
): Pick<PriorState, 'reports' | 'lookups'> {
  const said = host?.serverReports?.read()
  const whose = exam.patient && patientText(exam.patient)
  if (!said?.patient || whose === undefined || patientText(said.patient) !== whose)
    return { reports: [], lookups: [] }
  const open = host?.studies?.() ?? []
  const reports = said.studies.flatMap((study): EarlierReport[] => {
    const seen = open.find(({ uid }) => uid === study.uid)?.measurements ?? []
    const measurements = study.measurements.filter(
      (one) => !seen.some(({ trackingUid }) => trackingUid === one.trackingUid),
    )
    if (measurements.length === 0) return []
    return [{ id: `server ${study.uid}`, source: 'server', file: fileOf({ ...study, measurements }) }]
  })
  return { reports, lookups: said.lookups }
}

const fileOf = ({ uid, date, modality, measurements }: MeasuredStudy): EarlierReport['file'] => ({
  pandok: 'report',
  version: 1,
  study: { date, uid, modality },
  locale: 'ko',
  text: '',
  runs: [],
  measurements: [...measurements],
})
