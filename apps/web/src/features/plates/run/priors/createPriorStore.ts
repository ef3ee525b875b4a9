import {
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
import { createPatientWatch } from './createPatientWatch.ts'
import { createPriorFacts } from './createPriorFacts.ts'
import type { ReportKeeper } from './createReportKeeper.ts'
import type { Exam } from './examOf.ts'
import { identityOf, type PriorState } from './priorStateOf.ts'

export type FileOutcome =
  | { kind: 'added' | 'other' | 'own' }
  | { kind: 'fault'; fault: ReportFileFault }
  /** It can't be determined whether it is the same patient, so the reader has to confirm it. */
  | { kind: 'unknown'; file: ReportFile }

/** Earlier reports for comparison. All of them stay on this computer. */
export interface PriorStore {
  read(): PriorState
  subscribe(listener: () => void): () => void
  /** Without images: the patient number under which reports are stored and found. */
  setNumber(number: string): void
  openFile(text: string): Promise<FileOutcome>
  /** Adds a file whose patient the reader has confirmed. */
  addFile(file: ReportFile): void
  addPasted(text: string, date: string): void
  remove(id: string): void
  /** This report as a file for a later examination. */
  fileOf(words: string): Promise<ReportFile>
  /** Stores this report if the member has chosen that; resolves with false if it wasn't stored. */
  keep(words: string): Promise<boolean>
  /** Reads the stored reports again. */
  refresh(): Promise<void>
  follow(): () => void
}

interface PriorParts {
  run: PlateRun
  host: ImageHost | undefined
  plateName: string
  editionOf: (moduleId: string) => { entry: string; edition: number } | undefined
  keeper: () => ReportKeeper
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
  const fileOf = (words: string, patient: PatientIdentity | undefined) =>
    writeReportFile({ ...parts, ...facts.read(), ...facts.state(), words, patient })

  const add = (report: Omit<EarlierReport, 'id'>): void => {
    const same = JSON.stringify(report.file)
    const others = facts.read().added.filter(({ file }) => JSON.stringify(file) !== same)
    update({ added: [...others, { ...report, id: parts.newId() }] })
  }

  async function openFile(text: string): Promise<FileOutcome> {
    const read = readReportFile(text)
    if (!read.ok) return { kind: 'fault', fault: read.fault }
    const { file } = read
    const { exam } = facts.read()
    if (exam.uid !== undefined && file.study.uid === exam.uid) return { kind: 'own' }
    const isStillHere = watch.mark()
    const whose = await isSamePatient(file.patient, identity())
    // Another patient came into view while the key was computed.
    if (whose === 'other' || !isStillHere()) return { kind: 'other' }
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
    openFile,
    addFile: (file) => add({ source: 'file', file }),
    addPasted: (text, date) =>
      add({ source: 'pasted', file: reportFileOfText(text, readOldReport(text), date) }),
    remove: (id) => update({ added: facts.read().added.filter((report) => report.id !== id) }),
    fileOf: (words) => fileOf(words, identity()),
    async keep(words) {
      const { exam, reportId } = facts.read()
      const [until, patient] = [parts.keptUntil(), identity()]
      if (until === undefined || !patient || words.trim() === '') return false
      // The list in which it is stored already identifies the patient.
      const file = await fileOf(words, undefined)
      return parts.keeper().keep(exam.uid ?? reportId, patient, file, until)
    },
    refresh: watch.refresh,
    follow: () => watch.follow(openFile),
  }
}

interface FileParts extends Pick<PriorParts, 'run' | 'host' | 'plateName' | 'editionOf'> {
  exam: Exam
  examDate: string
  words: string
  patient: PatientIdentity | undefined
}

/**
 * Everything but the key is read first, because another patient may come into view while the key is computed.
 */
async function writeReportFile({ run, host, exam, patient, ...parts }: FileParts): Promise<ReportFile> {
  const { runs, locale } = run.read()
  const measurements = host?.studies?.().find(({ uid }) => uid === exam.uid)?.measurements ?? []
  const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)))
  const key = patient && (await patientKey(patient, { salt, rounds: PATIENT_KEY_ROUNDS }))
  return reportFileOf({
    patient: key,
    study: {
      date: parts.examDate,
      ...(exam.uid !== undefined && { uid: exam.uid }),
      ...(exam.modality !== undefined && { modality: exam.modality }),
    },
    ...{ plate: parts.plateName, locale, text: parts.words, runs, editionOf: parts.editionOf },
    measurements,
  })
}
