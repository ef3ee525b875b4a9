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
import type { ReportKeeper } from './createReportKeeper.ts'
import { type Exam, examOf, NO_EXAM } from './examOf.ts'

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
  const { run, host, newId } = parts
  const listeners = new Set<() => void>()
  let exam: Exam = NO_EXAM
  let number = ''
  let added: readonly EarlierReport[] = []
  let kept: readonly EarlierReport[] = []
  let reportId = newId()
  let state = makeState()
  let asked = 0
  /** Which patient's reports are at hand, counted: what was begun for the one before is nothing to the next. */
  let sitting = 0

  function identity(): PatientIdentity | undefined {
    if (exam.patient) return exam.patient
    return number.trim() === '' ? undefined : { id: number, issuer: '', birthDate: '' }
  }

  function makeState(): PriorState {
    const examDate = exam.date ?? parts.today()
    const isEarlier = ({ file }: EarlierReport) =>
      file.study.date <= examDate && (exam.uid === undefined || file.study.uid !== exam.uid)
    const reports = [...kept.filter(({ id }) => id !== reportId), ...measured(), ...added].filter(isEarlier)
    return {
      reports: reports.toSorted((a, b) => (a.file.study.date < b.file.study.date ? 1 : -1)),
      hasImages: exam.uid !== undefined,
      ...{ examDate, number, patient: exam.patient ? 'images' : identity() ? 'typed' : 'unknown' },
    }
  }

  /** What was measured on older studies that are open, by somebody's structured report or just now. */
  function measured(): EarlierReport[] {
    const studies = host?.studies?.() ?? []
    return studies
      .filter(({ uid, measurements }) => uid !== exam.uid && measurements.length > 0)
      .map(({ uid, date, modality, measurements }) => ({
        ...{ id: `study ${uid}`, source: 'images' },
        file: {
          ...{ pandok: 'report', version: 1, study: { date, uid, modality }, locale: 'ko', text: '' },
          ...{ runs: [], measurements: [...measurements] },
        },
      }))
  }

  function changed(): void {
    state = makeState()
    for (const listener of [...listeners]) listener()
  }

  async function refresh(): Promise<void> {
    const mine = ++asked
    const patient = identity()
    const found = patient
      ? await parts
          .keeper()
          .reportsOf(patient)
          .catch(() => [])
      : []
    // Meanwhile another patient may have come into view.
    if (mine !== asked) return
    kept = found
    changed()
  }

  /** Whose reports are at hand is another question now. */
  function begin(): void {
    sitting++
    kept = []
    added = []
    reportId = newId()
    changed()
    void refresh()
    void takeOffered()
  }

  /** Files that were opened with the images are whose they are: those of the patient who comes into view are at hand again. */
  async function takeOffered(): Promise<void> {
    const mine = sitting
    for (const blob of host?.reportFiles?.read() ?? []) {
      const text = await blob.text().catch(() => '')
      if (mine !== sitting) return
      await openFile(text)
    }
  }

  function look(): void {
    const before = exam
    exam = examOf(host, exam)
    if (isSameExam(before, exam)) changed()
    else {
      number = ''
      begin()
    }
  }

  let wasEmpty = true
  function watchRun(): void {
    const { entries, runs } = run.read()
    const isEmpty = entries.length + runs.length === 0
    if (isEmpty && !wasEmpty) {
      // The next report may be another patient's.
      number = ''
      begin()
    }
    wasEmpty = isEmpty
  }

  const add = (report: Omit<EarlierReport, 'id'>): void => {
    const same = JSON.stringify(report.file)
    added = [...added.filter(({ file }) => JSON.stringify(file) !== same), { ...report, id: newId() }]
    changed()
  }

  /** Of the study that is reported, each with its place. */
  const ownMeasurements = () => host?.studies?.().find(({ uid }) => uid === exam.uid)?.measurements ?? []

  async function fileOf(words: string, patient: PatientIdentity | undefined): Promise<ReportFile> {
    const salt = hexOf(crypto.getRandomValues(new Uint8Array(16)))
    const { runs, locale } = run.read()
    return reportFileOf({
      patient: patient && (await patientKey(patient, { salt, rounds: PATIENT_KEY_ROUNDS })),
      study: {
        date: state.examDate,
        ...(exam.uid !== undefined && { uid: exam.uid }),
        ...(exam.modality !== undefined && { modality: exam.modality }),
      },
      ...{ plate: parts.plateName, locale, text: words, runs, editionOf: parts.editionOf },
      measurements: ownMeasurements(),
    })
  }

  async function openFile(text: string): Promise<FileOutcome> {
    const read = readReportFile(text)
    if (!read.ok) return { kind: 'fault', fault: read.fault }
    const { file } = read
    if (exam.uid !== undefined && file.study.uid === exam.uid) return { kind: 'own' }
    const mine = sitting
    const whose = await isSamePatient(file.patient, identity())
    // Another patient has come into view while the key was computed.
    if (whose === 'other' || mine !== sitting) return { kind: 'other' }
    if (whose === 'unknown') return { kind: 'unknown', file }
    add({ source: 'file', file })
    return { kind: 'added' }
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setNumber(next) {
      if (next === number || exam.patient) return
      number = next
      kept = []
      changed()
      void refresh()
    },
    openFile,
    addFile: (file) => add({ source: 'file', file }),
    addPasted: (text, date) =>
      add({ source: 'pasted', file: reportFileOfText(text, readOldReport(text), date) }),
    remove(id) {
      added = added.filter((report) => report.id !== id)
      changed()
    },
    fileOf: (words) => fileOf(words, identity()),
    async keep(words) {
      const [until, patient] = [parts.keptUntil(), identity()]
      if (until === undefined || !patient || words.trim() === '') return false
      // Its patient is told by the list that it is kept in.
      return parts.keeper().keep(exam.uid ?? reportId, patient, await fileOf(words, undefined), until)
    },
    refresh,
    follow() {
      const stops = [run.subscribe(watchRun), ...(host ? [host.onRefresh(look), host.watch(changed)] : [])]
      look()
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** Whether it is still the same patient; of those without a number, whether it is still the same study. */
const isSameExam = (a: Exam, b: Exam): boolean =>
  JSON.stringify(a.patient) === JSON.stringify(b.patient) &&
  (b.patient !== undefined || a.uid === undefined || a.uid === b.uid)
