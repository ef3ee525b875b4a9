import type { Locale } from '@pandok/domain'
import type { ModuleDefinition, PriorRecord, PriorRow } from '@pandok/module-engine'
import type { PlannedFollowUp } from '../follow-up/FollowUp.ts'
import type { Run } from '../run/Run.ts'
import type { PatientKey } from './patientKey.ts'
import { REPORT_FILE_VERSION, type ReportFile, type ReportMeasurement, type ReportRun } from './ReportFile.ts'

export interface ReportFileParts {
  patient: PatientKey | undefined
  study: ReportFile['study']
  plate?: string
  locale: Locale
  text: string
  runs: readonly Run[]
  measurements?: readonly ReportMeasurement[]
  followUps?: readonly PlannedFollowUp[]
  /** Returns the library entry and edition that a module came from. */
  editionOf?: (moduleId: string) => { entry: string; edition: number } | undefined
}

/**
 * Makes the file of a report for a later examination. Only what is written is in it: a form that was left
 * open is not.
 */
export function reportFileOf(parts: ReportFileParts): ReportFile {
  const { patient, study, plate, locale, text, measurements = [], followUps = [] } = parts
  return {
    pandok: 'report',
    version: REPORT_FILE_VERSION,
    ...(patient && { patient }),
    study,
    ...(plate !== undefined && { plate }),
    locale,
    text,
    runs: parts.runs.filter(({ isWritten }) => isWritten).flatMap((run) => runsOf(run, parts)),
    measurements: [...measurements],
    ...(followUps.length > 0 && { followUps: followUps.map(definite) }),
  }
}

/** JSON has no undefined: what isn't known is left out. */
const definite = ({ uid, exam, earliest, latest, reason, examDate }: PlannedFollowUp) => ({
  uid,
  exam: { ...exam },
  examDate,
  ...(earliest !== undefined && { earliest }),
  ...(latest !== undefined && { latest }),
  ...(reason && { reason: { ...reason } }),
})

function runsOf({ id: runId, cell, ordinal, fillings }: Run, parts: ReportFileParts): ReportRun[] {
  return fillings
    .filter(({ kind }) => kind === 'module')
    .map(({ id, name, definition, session }): ReportRun => {
      // A lesion keeps its identity; a new one gets that of the run in which it was first described.
      const track = session.compared()?.track ?? `${runId}/${id}`
      return {
        module: { id, name, ...parts.editionOf?.(id) },
        track,
        title: ordinal > 1 ? `${cell.title} ${ordinal}` : cell.title,
        units: unitsOf(definition),
        record: tracked({ ...session.record(), date: parts.study.date }, track),
      }
    })
}

/** Every row is a lesion that a later examination can refer to. */
function tracked({ date, values, nadirs }: PriorRecord, run: string): ReportRun['record'] {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    isRows(value)
      ? value.map((row, place) => ({ ...row, track: row.track ?? `${run}/${name}/${place + 1}` }))
      : value,
  ])
  return { date, values: Object.fromEntries(entries), ...(nadirs && { nadirs: { ...nadirs } }) }
}

const isRows = (value: PriorRecord['values'][string]): value is readonly PriorRow[] =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')

export function unitsOf({ inputs, computed }: ModuleDefinition): Record<string, string> {
  return Object.fromEntries(
    [...inputs, ...computed].flatMap((one) =>
      'unit' in one && one.unit !== undefined ? [[one.id, one.unit]] : [],
    ),
  )
}
