import type { PlateRun } from '@pandok/board'
import type { ImageHost } from '#shared/images/ImageHost.ts'
import type { PriorFactStore } from './createPriorFacts.ts'
import type { ReportKeeper } from './createReportKeeper.ts'
import { type Exam, examOf } from './examOf.ts'
import { identityOf } from './priorStateOf.ts'

interface WatchParts {
  run: PlateRun
  host: ImageHost | undefined
  keeper: () => ReportKeeper
  newId: () => string
}

/** Notices when whose reports are at hand is another question. */
export interface PatientWatch {
  /** Answers, later, whether it is still the same patient: what was begun for the one before is nothing to the next. */
  mark(): () => boolean
  /** Looks again at what is kept of this patient. */
  refresh(): Promise<void>
  /** `open` takes the text of a file that was opened along with the images. */
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
    const found = patient ? parts.keeper().reportsOf(patient) : Promise.resolve([])
    const kept = await found.catch(() => [])
    // Meanwhile another patient may have come into view.
    if (mine === searches) facts.update({ kept })
  }

  function follow(open: (text: string) => Promise<unknown>): () => void {
    function begin(exam: Exam): void {
      patients++
      facts.update({ exam, number: '', kept: [], added: [], reportId: parts.newId() })
      void refresh()
      void openOffered(host, open, mark())
    }

    function look(): void {
      const { exam: before } = facts.read()
      const exam = examOf(host, before)
      if (isSameExam(before, exam)) facts.update({ exam })
      else begin(exam)
    }

    let wasEmpty = true
    function watchRun(): void {
      const { entries, runs } = run.read()
      const isEmpty = entries.length + runs.length === 0
      // The next report may be another patient's.
      if (isEmpty && !wasEmpty) begin(facts.read().exam)
      wasEmpty = isEmpty
    }

    const stops = [
      run.subscribe(watchRun),
      ...(host ? [host.onRefresh(look), host.watch(() => facts.update())] : []),
    ]
    look()
    return () => {
      for (const stop of stops) stop()
    }
  }

  return { mark, refresh, follow }
}

/** Whether it is still the same patient; of those without a number, whether it is still the same study. */
const isSameExam = (a: Exam, b: Exam): boolean =>
  JSON.stringify(a.patient) === JSON.stringify(b.patient) &&
  (b.patient !== undefined || a.uid === undefined || a.uid === b.uid)

/** Files that were opened with the images are whose they are: those of the patient who comes into view are at hand again. */
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
