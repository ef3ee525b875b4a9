import type { PlateRun } from '@pandok/board'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import { type BegunReport, identityOf, isBegunFor } from './begunReport.ts'
import type { PriorFactStore } from './createPriorFacts.ts'
import type { ReportArchive } from './createReportArchive.ts'
import { type Exam, examOf } from './examOf.ts'
import type { PriorState } from './priorStateOf.ts'

interface WatchParts {
  run: PlateRun
  host: ImageHost | undefined
  archive: () => ReportArchive
  newId: () => string
}

/** Detects a change of patient, which changes whose reports are loaded. */
export interface PatientWatch {
  /**
   * Returns a function that says whether it is still the same patient, so that results for the previous one
   * are discarded.
   */
  mark(): () => boolean
  /** Reads this patient's stored reports again. */
  refresh(): Promise<void>
  /** `open` receives the text of a file that was opened with the images. */
  follow(open: (text: string) => Promise<unknown>): () => void
}

export function createPatientWatch(parts: WatchParts, facts: PriorFactStore): PatientWatch {
  const { run, host } = parts
  let patients = 0
  let searches = 0

  function mark(): () => boolean {
    const mine = patients
    return () => mine === patients
  }

  async function refresh(): Promise<void> {
    const mine = ++searches
    const patient = identityOf(facts.read())
    const found = patient ? parts.archive().reportsOf(patient) : Promise.resolve([])
    const kept = await found.catch(() => [])
    // The patient may have changed in the meantime.
    if (mine === searches) facts.update({ kept })
  }

  function follow(open: (text: string) => Promise<unknown>): () => void {
    function begin(exam: Exam, begun: BegunReport | undefined): void {
      patients++
      const next = { exam, number: '', reportId: parts.newId() }
      facts.update({ ...viewedAgain(begun, next), begun, kept: [], added: [] })
      void refresh()
      void openOffered(host, open, mark())
    }

    function look(): void {
      const { exam: before, begun } = facts.read()
      const exam = examOf(host, before)
      if (isSameExam(before, exam)) facts.update({ exam })
      else begin(exam, begun)
    }

    let wasEmpty = true
    function watchRun(): void {
      const { entries, runs } = run.read()
      const isEmpty = entries.length + runs.length === 0
      // The next report may be about another patient.
      if (isEmpty && !wasEmpty) begin(facts.read().exam, undefined)
      if (!isEmpty && !facts.read().begun) facts.update({ begun: begunNow(facts.read()) })
      wasEmpty = isEmpty
    }

    const stops = [
      run.subscribe(watchRun),
      facts.subscribe(() => host?.drawEarlier?.(recordedIn(facts.state()))),
      ...(host ? [host.onRefresh(look), host.watch(() => facts.update())] : []),
      host?.serverReports?.subscribe(() => facts.update()) ?? (() => undefined),
    ]
    look()
    watchRun()
    return () => {
      for (const stop of stops) stop()
    }
  }

  return { mark, refresh, follow }
}

/** Measurements on open studies are already on their images. */
const recordedIn = ({ reports }: PriorState) =>
  reports.flatMap(({ source, file }) => (source === 'images' ? [] : file.measurements))

const begunNow = ({ exam, number, reportId }: BegunReport): BegunReport => ({ exam, number, reportId })

/** The typed number applies again when the patient for whom the report was begun is back in view. */
function viewedAgain(begun: BegunReport | undefined, next: BegunReport): BegunReport {
  const { number, reportId } = begun && isBegunFor(begun, next) ? begun : next
  return { exam: next.exam, number, reportId }
}

/** Whether it is still the same patient or, without a patient number, the same study. */
const isSameExam = (a: Exam, b: Exam): boolean =>
  JSON.stringify(a.patient) === JSON.stringify(b.patient) &&
  (b.patient !== undefined || a.uid === undefined || a.uid === b.uid)

/**
 * Files that were opened with the images belong to their patients, so those of the visible patient are opened
 * again.
 */
async function openOffered(
  host: ImageHost | undefined,
  open: (text: string) => Promise<unknown>,
  isStillHere: () => boolean,
): Promise<void> {
  for (const blob of host?.reportFiles?.read() ?? []) {
    const text = await blob.text().catch(() => '')
    if (!isStillHere()) return
    await open(text)
  }
}
