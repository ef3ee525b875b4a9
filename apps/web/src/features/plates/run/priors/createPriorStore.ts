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
  /** Nobody can tell whether it is the same patient: the reader has to say so. */
  | { kind: 'unknown'; file: ReportFile }

/** Earlier reports that this one can be compared with. All of it stays on this computer. */
export interface PriorStore {
  read(): PriorState
  subscribe(listener: () => void): () => void
  /** Without images: the number by which reports are kept and found. */
  setNumber(number: string): void
  openFile(text: string): Promise<FileOutcome>
  /** The reader has said that it is the same patient. */
  addFile(file: ReportFile): void
  addPasted(text: string, date: string): void
  remove(id: string): void
  /** This report as a file for a later examination. */
  fileOf(words: string): Promise<ReportFile>
  /** Keeps this report, if the member wants that; false: it wasn't kept. */
  keep(words: string): Promise<boolean>
  /** Looks again at what is kept on this computer. */
  refresh(): Promise<void>
  follow(): () => void
}

interface PriorParts {
  run: PlateRun
  host: ImageHost | undefined
  plateName: string
  editionOf: (moduleId: string) => { entry: string; edition: number } | undefined
  keeper: () => ReportKeeper
  /** YYYY-MM-DD: until when a report that is finished now is kept; undefined: not at all. */
  keptUntil: () => string | undefined
  today: () => string
  newId: () => string
}

/** The reports are of one patient: another one in view, or an emptied report, and none of them is at hand any more. */
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
    // Another patient has come into view while the key was computed.
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
      // Its patient is told by the list that it is kept in.
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

/** Everything but the key is of the moment of asking: while it is computed, another patient may come into view. */
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
