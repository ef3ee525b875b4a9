import {
  advisedFollowUps,
  type EarlierReport,
  hexOf,
  isSamePatient,
  PATIENT_KEY_ROUNDS,
  type PatientIdentity,
  type PlateRun,
  patientKey,
  type ReportFile,
  type ReportFileFault,
  readReportFile,
  reportFileOf,
} from '@pandok/board'
import { readOldReport, reportFileOfText } from '@pandok/report-check'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { type BegunReport, identityOf } from './begunReport.ts'
import { createPatientWatch } from './createPatientWatch.ts'
import { createPriorFacts } from './createPriorFacts.ts'
import type { ReportArchive } from './createReportArchive.ts'
import type { AddedReport, OtherPatient, PriorFacts, PriorState } from './priorStateOf.ts'

export type FileOutcome =
  | { kind: 'added' | 'other' | 'own' }
  | { kind: 'fault'; fault: ReportFileFault }
  /** It can't be determined whether it is the same patient, so the reader has to confirm it. */
  | { kind: 'unknown'; file: ReportFile }

export type KeepOutcome =
  /** The member doesn't keep reports, or the patient of the report is unknown. */
  | { kind: 'kept' | 'notKept' }
  /** `keep` stores it for the patient for whom it was begun; undefined if nothing identifies that patient. */
  | { kind: 'otherPatient'; patients: OtherPatient; keep: (() => Promise<boolean>) | undefined }

/** Earlier reports for comparison. All of them stay on this computer. */
export interface PriorStore {
  read(): PriorState
  subscribe(listener: () => void): () => void
  /** Without images: the patient number under which reports are stored and found. */
  setNumber(number: string): void
  /** The number has been typed completely. Reports that were added before now belong to it. */
  settleNumber(): void
  /**
   * The reader confirms that the report is about the patient in view, although it was begun for another one.
   */
  assignToView(): void
  openFile(text: string): Promise<FileOutcome>
  /** Adds a file whose patient the reader has confirmed. */
  addFile(file: ReportFile): void
  addPasted(text: string, date: string): void
  remove(id: string): void
  /** This report as a file for a later examination of the patient for whom it was begun. */
  fileOf(words: string): Promise<ReportFile>
  /** Stores this report if the member has chosen that, unless another patient is in view. */
  keep(words: string): Promise<KeepOutcome>
  /** Reads the stored reports again. */
  refresh(): Promise<void>
  follow(): () => void
}

interface PriorParts {
  run: PlateRun
  host: ImageHost | undefined
  plateName: string
  editionOf: (moduleId: string) => { entry: string; edition: number } | undefined
  archive: () => ReportArchive
  /** YYYY-MM-DD, the day until which a report finished now is stored; undefined if it isn't stored. */
  keptUntil: () => string | undefined
  today: () => string
  newId: () => string
}

/**
 * All reports belong to one patient: they are dropped when another patient comes into view or the report is
 * emptied.
 */
export function createPriorStore(parts: PriorParts): PriorStore {
  const facts = createPriorFacts(parts)
  const watch = createPatientWatch(parts, facts)
  const { update } = facts
  const identity = () => identityOf(facts.read())
  const subject = (): BegunReport => facts.read().begun ?? facts.read()

  const settleNumber = () => update({ added: settled(facts.read()) })

  function add(report: Omit<EarlierReport, 'id'>): void {
    const same = JSON.stringify(report.file)
    const others = settled(facts.read()).filter((one) => JSON.stringify(one.report.file) !== same)
    const number = facts.read().number.trim()
    update({ added: [...others, { report: { ...report, id: parts.newId() }, number }] })
  }

  async function openFile(text: string): Promise<FileOutcome> {
    const read = readReportFile(text)
    if (!read.ok) return { kind: 'fault', fault: read.fault }
    const { file } = read
    const { exam } = facts.read()
    if (exam.uid !== undefined && file.study.uid === exam.uid) return { kind: 'own' }
    const isStillHere = watch.mark()
    const [patient, { number }] = [identity(), facts.read()]
    const whose = await isSamePatient(file.patient, patient)
    // In the meantime, another patient may have come into view, or another number may have been typed.
    if (whose === 'other' || !isStillHere() || facts.read().number !== number) return { kind: 'other' }
    if (whose === 'unknown') return { kind: 'unknown', file }
    add({ source: 'file', file })
    return { kind: 'added' }
  }

  return {
    read: facts.state,
    subscribe: facts.subscribe,
    setNumber(number) {
      const now = facts.read()
      if (number === now.number || now.exam.patient) return
      update({ number, kept: [] })
      void watch.refresh()
    },
    settleNumber,
    assignToView() {
      const { exam, number, reportId } = facts.read()
      update({ begun: { exam, number, reportId } })
    },
    openFile,
    addFile: (file) => add({ source: 'file', file }),
    addPasted: (text, date) =>
      add({ source: 'pasted', file: reportFileOfText(text, readOldReport(text), date) }),
    remove: (id) => update({ added: facts.read().added.filter(({ report }) => report.id !== id) }),
    fileOf: (words) => writeReportFile({ ...parts, ...subject(), words, patient: identityOf(subject()) }),
    keep: (words) =>
      keepReport(parts, { subject: subject(), otherPatient: facts.state().otherPatient, words }),
    refresh: watch.refresh,
    follow: () => watch.follow(openFile),
  }
}

/** Reports that were added before a number was typed belong to that number. */
const settled = ({ added, number }: PriorFacts): readonly AddedReport[] =>
  added.map((one) => (one.number === '' ? { ...one, number: number.trim() } : one))

interface BegunReportParts {
  subject: BegunReport
  otherPatient: OtherPatient | undefined
  words: string
}

async function keepReport(
  parts: PriorParts,
  { subject, otherPatient, words }: BegunReportParts,
): Promise<KeepOutcome> {
  const { exam, reportId } = subject
  const [until, patient] = [parts.keptUntil(), identityOf(subject)]
  if (until === undefined || words.trim() === '' || !(patient || otherPatient)) return { kind: 'notKept' }
  // The list in which it is stored already identifies the patient.
  const file = await writeReportFile({ ...parts, exam, words, patient: undefined })
  const store = patient && (() => parts.archive().keep(exam.uid ?? reportId, patient, file, until))
  if (otherPatient) return { kind: 'otherPatient', patients: otherPatient, keep: store }
  return { kind: (await store?.()) ? 'kept' : 'notKept' }
}

interface FileParts extends Pick<PriorParts, 'run' | 'host' | 'plateName' | 'editionOf' | 'today'> {
  exam: BegunReport['exam']
  words: string
  patient: PatientIdentity | undefined
}

/**
 * Everything but the key is read first, because another patient may come into view while the key is computed.
 */
async function writeReportFile({ run, host, exam, patient, ...parts }: FileParts): Promise<ReportFile> {
  const { runs, locale, entries, followUps } = run.read()
  const date = exam.date ?? parts.today()
  const measurements = host?.studies?.().find(({ uid }) => uid === exam.uid)?.measurements ?? []
  const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  const key = patient && (await patientKey(patient, { salt, rounds: PATIENT_KEY_ROUNDS }))
  return reportFileOf({
    patient: key,
    study: {
      date,
      ...(exam.uid !== undefined && { uid: exam.uid }),
      ...(exam.modality !== undefined && { modality: exam.modality }),
    },
    plate: parts.plateName,
    locale,
    text: parts.words,
    runs,
    editionOf: parts.editionOf,
    measurements,
    followUps: [...followUps, ...advisedFollowUps(entries, date)],
  })
}
