import { readDay } from '../../expression/days.ts'
import type { PriorRecord } from '../session.ts'

/** Earlier examinations, the earliest first, as of the day of this one. */
export interface Priors {
  readonly records: readonly PriorRecord[]
  readonly latest: PriorRecord | undefined
  readonly examDate: string
}

export const NO_PRIORS: Priors = Object.freeze({ records: [], latest: undefined, examDate: '' })

/** More than a lifetime of follow-up; whoever hands over more hands over something else. */
const RECORDS_MAX = 500

/** Sorted by day, and those of one day by what they say: the order in which they came changes nothing. */
export function preparePriors(given: readonly PriorRecord[], examDate: string): Priors {
  if (readDay(examDate) === undefined) return NO_PRIORS
  const records = given
    .filter(({ date }) => readDay(date) !== undefined && date <= examDate)
    .map((record) => ({ record, key: `${record.date} ${canonical(record)}` }))
    .sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0))
    .map(({ record }) => record)
    .slice(-RECORDS_MAX)
  return { records, latest: records.at(-1), examDate }
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
