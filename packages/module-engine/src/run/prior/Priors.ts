import { readDay } from '../../expression/days.ts'
import type { Compared, PriorRecord } from '../session.ts'

/** The earlier examinations in chronological order, as of the day of this one. */
export interface Priors {
  readonly records: readonly PriorRecord[]
  readonly latest: PriorRecord | undefined
  readonly examDate: string
  readonly track: string | undefined
}

export const NO_PRIORS: Priors = Object.freeze({
  records: [],
  latest: undefined,
  examDate: '',
  track: undefined,
})

/** It is more than a lifetime of follow-up, so a longer list is a mistake or an attack. */
const RECORDS_MAX = 500

const isRecord = (record: unknown): record is PriorRecord =>
  typeof record === 'object' &&
  record !== null &&
  'date' in record &&
  typeof record.date === 'string' &&
  'values' in record &&
  typeof record.values === 'object' &&
  record.values !== null

/** Sorts by day, and those of one day by content, so that the order in which they were passed doesn't matter. */
export function preparePriors(given: readonly PriorRecord[], examDate: string, track?: string): Priors {
  if (typeof examDate !== 'string' || readDay(examDate) === undefined) return NO_PRIORS
  const records = (Array.isArray(given) ? (given as readonly PriorRecord[]) : [])
    .filter((record) => isRecord(record) && readDay(record.date) !== undefined && record.date <= examDate)
    .map((record) => ({ record, key: `${record.date} ${canonical(record)}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ record }) => record)
    .slice(-RECORDS_MAX)
  return { records, latest: records.at(-1), examDate, track }
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Returns the stored form; undefined if there is nothing to compare with. */
export const comparedOf = ({ records, examDate, track }: Priors): Compared | undefined =>
  records.length > 0 || track !== undefined
    ? { examDate, records, ...(track !== undefined && { track }) }
    : undefined
