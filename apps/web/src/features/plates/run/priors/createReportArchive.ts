import {
  type EarlierReport,
  hexOf,
  PATIENT_KEY_ROUNDS,
  type PatientIdentity,
  patientKey,
  type ReportFile,
  readReportFile,
} from '@pandok/board'
import type { SealedStore } from '#platform/sealed/SealedStore.ts'
import type { Mutex } from '#platform/storage/mutex.ts'

/** An entry of the list of stored reports, without the patient. */
export interface ArchivedReport {
  id: string
  /** The date of the examination. */
  date: string
  plate: string
  /** YYYY-MM-DD, the last day on which it is stored. */
  until: string
}

interface Index {
  salt: string
  rounds: number
  reports: readonly (ArchivedReport & { patient: string })[]
}

interface KeeperParts {
  store: SealedStore
  /** Pages that change the list at the same time would lose a report. */
  exclusively: Mutex
  today: () => string
  rounds?: number | undefined
}

export type ReportArchive = ReturnType<typeof createReportArchive>

/** A report that is about to be stored. */
interface Pending {
  id: string
  patient: PatientIdentity
  file: ReportFile
  until: string
}

const INDEX = 'index'
/**
 * A report is written here, encrypted, before anything else. Deriving the patient's key takes so long that a
 * crash may interrupt it; the next opening then finishes the work.
 */
const PENDING = 'pending'
const nameOf = (id: string) => `report ${id}`

/** More reports than a reader writes in years. Beyond this number, the oldest are deleted. */
const REPORTS_MAX = 5000

/** The list of stored reports, with the report that was begun and not finished. */
function createReportIndex({ store, today, rounds = PATIENT_KEY_ROUNDS }: Omit<KeeperParts, 'exclusively'>) {
  let resumed = 0
  const emptyIndex = (): Index => ({
    salt: hexOf(crypto.getRandomValues(new Uint8Array(16))),
    rounds,
    reports: [],
  })

  async function open(): Promise<Index> {
    const pending = readPending(await store.read(PENDING))
    if (pending && (await finish(pending))) resumed += 1
    const kept = readIndex(await store.read(INDEX))
    return withoutExpired(kept ?? emptyIndex())
  }

  async function withoutExpired(kept: Index): Promise<Index> {
    const gone = kept.reports.filter(({ until }) => until < today())
    if (gone.length === 0) return kept
    const next = { ...kept, reports: kept.reports.filter((report) => !gone.includes(report)) }
    await forget(next, gone)
    return next
  }

  /** The content is overwritten first, so that a list that still contains the entry can't find it. */
  async function forget(next: Index, gone: readonly ArchivedReport[]): Promise<void> {
    for (const { id } of gone) await store.write(nameOf(id), null)
    await store.write(INDEX, next)
  }

  /** Stores a report that was begun; false without a patient number. Repeating it changes nothing. */
  async function finish({ id, patient, file, until }: Pending): Promise<boolean> {
    const index = readIndex(await store.read(INDEX)) ?? emptyIndex()
    const mine = await patientKey(patient, index)
    if (mine) {
      const entry = { id, date: file.study.date, plate: file.plate ?? '', until, patient: mine.key }
      const all = [...index.reports.filter((report) => report.id !== id), entry]
      await store.write(nameOf(id), file)
      await forget({ ...index, reports: all.slice(-REPORTS_MAX) }, all.slice(0, -REPORTS_MAX))
    }
    await store.write(PENDING, null)
    return mine !== undefined
  }

  return { open, forget, finish, resumed: () => resumed }
}

/**
 * Reports that a member stores on this computer, encrypted. A patient is identified by a key derived from
 * number, issuer and birth date with a salt of this computer, so that the list reveals no patient. Expired
 * reports are deleted whenever the list is opened.
 */
export function createReportArchive({ store, exclusively, today, rounds }: KeeperParts) {
  const { open, forget, finish, resumed } = createReportIndex({ store, today, rounds })
  return {
    list: (): Promise<readonly ArchivedReport[]> => exclusively(async () => (await open()).reports),

    /**
     * Finishes what an ended page had begun; resolves with the number of reports that this page has finished.
     */
    resume: (): Promise<number> =>
      exclusively(async () => {
        await open()
        return resumed()
      }),

    /** Earlier reports of this patient only. */
    reportsOf: (patient: PatientIdentity): Promise<EarlierReport[]> =>
      exclusively(async () => {
        const index = await open()
        const mine = await patientKey(patient, index)
        const found: EarlierReport[] = []
        for (const { id, patient: key } of index.reports) {
          if (!mine || key !== mine.key) continue
          const read = readReportFile(JSON.stringify(await store.read(nameOf(id))))
          if (read.ok) found.push({ id, source: 'kept', file: read.file })
        }
        return found
      }),

    /**
     * Resolves with false without a patient number, because patients can't be distinguished then. One id is
     * one report in its last version.
     */
    keep: (id: string, patient: PatientIdentity, file: ReportFile, until: string): Promise<boolean> =>
      exclusively(async () => {
        await open()
        const pending: Pending = { id, patient, file, until }
        await store.write(PENDING, pending)
        return finish(pending)
      }),

    remove: (id: string): Promise<void> =>
      exclusively(async () => {
        const index = await open()
        const gone = index.reports.filter((report) => report.id === id)
        await forget({ ...index, reports: index.reports.filter((report) => report.id !== id) }, gone)
      }),

    wipe: (): Promise<void> => exclusively(() => store.wipe()),
  }
}

function readIndex(kept: unknown): Index | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { salt, rounds, reports } = kept as Partial<Index>
  if (typeof salt !== 'string' || typeof rounds !== 'number' || !Array.isArray(reports)) return undefined
  return { salt, rounds, reports }
}

/** Returns the report that was begun and not finished; undefined if there is none, or it is damaged. */
function readPending(kept: unknown): Pending | undefined {
  if (typeof kept !== 'object' || kept === null) return undefined
  const { id, patient, file, until } = kept as Partial<Pending>
  const read = readReportFile(JSON.stringify(file ?? null))
  if (typeof id !== 'string' || typeof until !== 'string' || !patient || !read.ok) return undefined
  return { id, patient, file: read.file, until }
}
