import type { EdgeValue, ModuleDefinition, PriorRecord, PriorRow } from '@pandok/module-engine'
import type { ReportFile, ReportRun } from './ReportFile.ts'
import { unitsOf } from './reportFileOf.ts'

/** The module that compares: by its own id, or by the library's entry that both copies came from. */
export interface ComparingModule {
  id: string
  entry?: string | undefined
  definition: ModuleDefinition
}

const isOf = ({ module }: ReportRun, { id, entry }: ComparingModule): boolean =>
  module.id === id || (entry !== undefined && module.entry === entry)

/** What earlier reports said with this module, the earliest first; of equal days by their track. */
export function earlierRuns(files: readonly ReportFile[], module: ComparingModule): ReportRun[] {
  return files
    .flatMap(({ runs }) => runs.filter((run) => isOf(run, module)))
    .sort((a, b) => compare(a.record.date, b.record.date) || compare(a.track, b.track))
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/** What is compared with: everything that was said of one lesion, as the module reads it today. */
export function priorRecords(
  files: readonly ReportFile[],
  module: ComparingModule,
  track: string,
): PriorRecord[] {
  const records = earlierRuns(files, module)
    .filter((run) => run.track === track)
    .map((run) => recordFor(run, module.definition))
  // The same report dropped twice says nothing twice.
  const seen = new Map(records.map((record) => [JSON.stringify(record), record]))
  return [...seen.values()]
}

/** Numbers in another unit than today's are read where the input takes that unit, and are unknown otherwise. */
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
