import { type DicomWebFault, dicomWebFault } from '../../dicomweb/DicomWebError.ts'
import type { Patient } from '../../model/Identity.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import { createStore } from '../../session/createStore.ts'
import { isIdentified } from '../../space/arrange/areOfOnePatient.ts'
import { inView } from '../inView.ts'
import type { Viewer } from '../Viewer.ts'
import { findPriorReports } from './findPriorReports.ts'
import { PRIOR_REPORTS_TIME_MAX } from './limits.ts'
import type { FoundReports, PriorReport, ReportSource } from './PriorReport.ts'

/** A server that the member has named and allows to be asked. */
export interface ReportServer {
  name: string
  connect(): ReportSource & { dispose(): void }
}

export interface PriorLookup {
  server: string
  isRunning: boolean
  /** The number of its reports with measurements. */
  count: number
  /** False if there may be more than were fetched. */
  isWhole: boolean
  fault: DicomWebFault | undefined
}

export interface PriorReportState {
  /** The patient of `reports`; undefined while nobody identified is in view. */
  patient: Patient | undefined
  /** The studies up to the newest open one, each once. */
  reports: readonly PriorReport[]
  lookups: readonly PriorLookup[]
}

export interface PriorReportParts {
  viewer: Viewer
  servers: () => readonly ReportServer[]
  /** Ends the lookup at a server that takes too long. */
  timeLimit?: () => AbortSignal
}

const EMPTY: PriorReportState = { patient: undefined, reports: [], lookups: [] }

/** The patient whose reports are searched, and the last day. */
interface Subject {
  key: string
  current: InstanceRecord
  until: string
  except: string
}

/**
 * Looks for reports of measurements on earlier studies of the patient in view, at the member's own servers, once
 * for each patient. Another patient in view ends what is under way and takes the reports away at once.
 */
export function createPriorReports({ viewer, servers, timeLimit = thirtySeconds }: PriorReportParts) {
  const store = createStore<PriorReportState>(EMPTY)
  /** The completed results, cached until everything is closed. */
  const known = new Map<string, PriorReportState>()
  let subject: Subject | undefined
  let running = new AbortController()

  function follow(): void {
    if (viewer.studies.read().patients.length === 0) known.clear()
    const next = subjectOf(viewer)
    if (next?.key === subject?.key) return
    subject = next
    running.abort()
    const before = next && known.get(next.key)
    if (before || !next) store.change(before ?? EMPTY)
    else void look(next)
  }

  async function look(whose: Subject): Promise<void> {
    const mine = new AbortController()
    running = mine
    const asked = servers()
    const found: (FoundReports | undefined)[] = asked.map(() => undefined)
    const tell = () => {
      if (!mine.signal.aborted) store.change(stateOf(whose, asked, found))
    }
    tell()
    await Promise.all(
      asked.map(async ({ connect }, index) => {
        found[index] = await askedOf(connect, { ...whose, signal: endedByEither(mine.signal, timeLimit()) })
        tell()
      }),
    )
    if (!mine.signal.aborted) known.set(whose.key, store.read())
  }

  return {
    read: store.read,
    subscribe: store.subscribe,
    /** Begins to follow what is in view; returns a function that ends it. */
    start(): () => void {
      const stops = [viewer.session, viewer.slides, viewer.studies].map((one) => one.subscribe(follow))
      follow()
      return () => {
        for (const stop of stops) stop()
        running.abort()
        subject = undefined
      }
    },
    /** Asks the servers again, for example after a fault. */
    again(): void {
      running.abort()
      if (subject) void look(subject)
    },
  }
}

/** `AbortSignal.any` is missing in browsers of before 2024. */
function endedByEither(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) either.abort()
    signal.addEventListener('abort', () => either.abort(), { once: true })
  }
  return either.signal
}

const thirtySeconds = () => AbortSignal.timeout(PRIOR_REPORTS_TIME_MAX)

/** The newest open study of the patient in view counts as the reported one, also while an older one is viewed. */
function subjectOf(viewer: Viewer): Subject | undefined {
  const { patientKey, instance } = inView(viewer) ?? {}
  const current = instance?.record
  const patient = viewer.studies.read().patients.find(({ key }) => key === patientKey)
  if (!current || !patient || !isIdentified(current)) return undefined
  const [newest] = patient.studies
    .map(({ facts }) => facts)
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
  const [until, except] = [newest?.date ?? '', newest?.uid ?? '']
  return { key: JSON.stringify([patient.key, until, except]), current, until, except }
}

async function askedOf(
  connect: ReportServer['connect'],
  search: Parameters<typeof findPriorReports>[1],
): Promise<FoundReports> {
  let web: ReturnType<typeof connect> | undefined
  try {
    web = connect()
    return await findPriorReports(web, search)
  } catch (error) {
    return { reports: [], isWhole: true, fault: dicomWebFault(error) }
  } finally {
    web?.dispose()
  }
}

const stateOf = (
  { current }: Subject,
  asked: readonly ReportServer[],
  found: readonly (FoundReports | undefined)[],
): PriorReportState => ({
  patient: current.patient,
  reports: eachOnce(found.flatMap((one) => one?.reports ?? [])),
  lookups: asked.map(({ name }, index) => lookupOf(name, found[index])),
})

const lookupOf = (server: string, found: FoundReports | undefined): PriorLookup => ({
  server,
  isRunning: found === undefined,
  count: found?.reports.length ?? 0,
  isWhole: found?.isWhole ?? true,
  fault: found?.fault,
})

/** Two servers may have the same report. */
const eachOnce = (reports: readonly PriorReport[]): PriorReport[] => [
  ...new Map(reports.map((one) => [one.sopInstance, one])).values(),
]
