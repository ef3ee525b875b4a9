import type { EdgeValue, ModuleDefinition, PriorRecord, PriorRow } from '@pandok/module-engine'
import type { ReportFile, ReportRun } from './ReportFile.ts'
import { unitsOf } from './reportFileOf.ts'

/** The module that compares, identified by its own id or by the library entry that both copies came from. */
export interface ComparingModule {
  id: string
  entry?: string | undefined
  definition: ModuleDefinition
}

const isOf = ({ module }: ReportRun, { id, entry }: ComparingModule): boolean =>
  module.id === id || (entry !== undefined && module.entry === entry)

/**
 * Lists the earlier fillings of this module, the earliest first; those of the same day are sorted by track.
 */
export function earlierRuns(files: readonly ReportFile[], module: ComparingModule): ReportRun[] {
  return files
    .flatMap(({ runs }) => runs.filter((run) => isOf(run, module)))
    .sort((a, b) => compare(a.record.date, b.record.date) || compare(a.track, b.track) || byContent(a, b))
}

/** Two versions of one report are told apart by what they say, not by which was opened first. */
export const byContent = (a: object, b: object): number => compare(JSON.stringify(a), JSON.stringify(b))

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** Returns the earlier records of one lesion in the units and inputs of today's module. */
export function priorRecords(
  files: readonly ReportFile[],
  module: ComparingModule,
  track: string,
): PriorRecord[] {
  const records = earlierRuns(files, module)
    .filter((run) => run.track === track)
    .map((run) => recordFor(run, module.definition))
  // A report that was dropped twice is counted once.
  const seen = new Map(records.map((record) => [JSON.stringify(record), record]))
  return [...seen.values()]
}

/** A number in another unit is converted if the input accepts that unit, and is unknown otherwise. */
function recordFor({ record, units }: ReportRun, definition: ModuleDefinition): PriorRecord {
  const now = unitsOf(definition)
  const read = (name: string, value: EdgeValue): EdgeValue | undefined => {
    const then = Object.hasOwn(units, name) ? units[name] : undefined
    if (then === undefined || then === now[name]) return value
    const input = definition.inputs.find(({ id }) => id === name)
    const takes = input && 'altUnits' in input ? (input.altUnits ?? []) : []
    return typeof value === 'string' && takes.includes(then) ? `${value} ${then}` : undefined
  }
  const readAll = (values: Readonly<Record<string, EdgeValue>>) =>
    Object.fromEntries(
      Object.entries(values).flatMap(([name, value]) => {
        const said = read(name, value)
        return said === undefined ? [] : [[name, said]]
      }),
    )
  const nadirsIn = (nadirs: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.entries(nadirs).filter(([name]) => !Object.hasOwn(units, name) || units[name] === now[name]),
    )
  const values: Record<string, PriorRecord['values'][string]> = {}
  for (const [name, value] of Object.entries(record.values)) {
    if (isRows(value))
      values[name] = value.map(
        ({ track, values: inner, nadirs }): PriorRow => ({
          ...(track !== undefined && { track }),
          values: readAll(inner),
          ...(nadirs && { nadirs: nadirsIn(nadirs) }),
        }),
      )
    else Object.assign(values, readAll({ [name]: value }))
  }
  return { date: record.date, values, ...(record.nadirs && { nadirs: nadirsIn(record.nadirs) }) }
}

type Rows = Extract<ReportRun['record']['values'][string], readonly { values: object }[]>

const isRows = (value: ReportRun['record']['values'][string]): value is Rows =>
  Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'object')
