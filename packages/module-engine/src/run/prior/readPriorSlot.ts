import { compareExact } from '../../expression/compareExact.ts'
import { dayNumber, readDay } from '../../expression/days.ts'
import { Exact, exact } from '../../expression/Exact.ts'
import { type CoreValue, type RowValue, rowOf } from '../../expression/rowOf.ts'
import type { PriorSlot } from '../Slot.ts'
import type { EdgeValue, PriorRecord, PriorRow } from '../session.ts'
import { type PriorReading, type PriorSource, readPriorValue } from './PriorSource.ts'
import type { Priors } from './Priors.ts'

interface Found {
  core: CoreValue
  value: EdgeValue | undefined
  date: string
}

/** Reads the earlier value into the slot; it is empty if there is none. */
export function readPriorSlot(slot: PriorSlot, priors: Priors): void {
  const found = find(slot, priors)
  slot.core = found?.core
  slot.value = found?.value
  slot.date = found?.date
}

function find(slot: PriorSlot, priors: Priors): Found | undefined {
  const { latest, examDate } = priors
  if (!latest) return undefined
  const { date } = latest
  const { key, of } = slot.template
  switch (key.aspect) {
    case 'date':
      return { core: date, value: date, date }
    case 'days': {
      const [from, to] = [readDay(date), readDay(examDate)]
      const days = from && to && new Exact(dayNumber(to) - dayNumber(from))
      return days && { core: days, value: days.toFixed(), date }
    }
    case 'value': {
      if (of?.kind === 'rows') return rowsThen(of, latest, examDate)
      const read = of && valueThen(slot, of, latest, examDate)
      return read && { ...read, date }
    }
    case 'nadir':
      return of && nadirOf(slot, of, priors)
  }
}

/** Finds the row of the latest examination with the same lesion, and never one that only has the same index. */
function carrier(slot: PriorSlot, record: PriorRecord): Pick<PriorRow, 'values' | 'nadirs'> | undefined {
  const { group } = slot.template
  if (group === undefined) return record as Pick<PriorRow, 'nadirs'> & { values: PriorRow['values'] }
  const { track } = slot.row
  return track === undefined ? undefined : rowsIn(record, group).find((row) => row.track === track)
}

function valueThen(
  slot: PriorSlot,
  source: PriorSource,
  record: PriorRecord,
  examDate: string,
): PriorReading | undefined {
  const name = slot.template.key.of ?? ''
  return readPriorValue(source, own(carrier(slot, record)?.values, name), examDate)
}

/** Returns the minimum of all known values: those of the examinations, and the nadirs that they recorded. */
function nadirOf(slot: PriorSlot, source: PriorSource, { records, examDate }: Priors): Found | undefined {
  const name = slot.template.key.of ?? ''
  let least: (Found & { core: Exact }) | undefined
  for (const record of records) {
    const carried = own(carrier(slot, record)?.nadirs, name)
    const known = [
      valueThen(slot, source, record, examDate)?.core,
      typeof carried === 'string' ? exact(carried.trim()) : undefined,
    ]
    for (const core of known) {
      if (!(core instanceof Exact) || (least && compareExact(core, least.core) >= 0)) continue
      least = { core, value: core.toFixed(), date: record.date }
    }
  }
  return least
}

function rowsThen(
  { group, members }: Extract<PriorSource, { kind: 'rows' }>,
  record: PriorRecord,
  examDate: string,
): Found {
  const core: RowValue[] = rowsIn(record, group).map(({ values }) => {
    const read = new Map<string, CoreValue>()
    for (const [name, source] of members) {
      const reading = readPriorValue(source, own(values, name), examDate)
      if (reading) read.set(name, reading.core)
    }
    return rowOf(read)
  })
  return { core, value: undefined, date: record.date }
}

function rowsIn({ values }: PriorRecord, group: string): readonly PriorRow[] {
  const rows = own(values, group)
  return Array.isArray(rows) ? (rows as readonly unknown[]).filter(isRow) : []
}

const isRow = (row: unknown): row is PriorRow =>
  typeof row === 'object' &&
  row !== null &&
  'values' in row &&
  typeof row.values === 'object' &&
  row.values !== null

const own = <T>(record: Readonly<Record<string, T>> | undefined, key: string): T | undefined =>
  record && Object.hasOwn(record, key) ? record[key] : undefined
