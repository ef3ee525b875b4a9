import type { Made } from '../Built.ts'
import { type Day, dayNumber, fullYears, readDay } from '../days.ts'
import { Exact } from '../Exact.ts'
import { DOMAIN } from '../Failed.ts'
import { type FunctionSpec, strict } from './FunctionSpec.ts'

const between =
  (measure: (from: Day, to: Day) => number) =>
  (a: string, b: string): Made => {
    const from = readDay(a)
    const to = readDay(b)
    return from && to ? new Exact(measure(from, to)) : DOMAIN
  }

export const DATE_FUNCTIONS: readonly FunctionSpec[] = [
  strict(
    { name: 'daysBetween', signature: 'daysBetween(from, to)', example: 'daysBetween(prior_on, exam_on)' },
    ['text', 'text'],
    'decimal',
    20,
    between((from, to) => dayNumber(to) - dayNumber(from)),
  ),
  strict(
    { name: 'yearsBetween', signature: 'yearsBetween(from, to)', example: 'yearsBetween(born_on, exam_on)' },
    ['text', 'text'],
    'decimal',
    20,
    between(fullYears),
  ),
]
