import type { Alarm } from '../Alarm.ts'
import { daysBetween } from '../text/dates.ts'
import { phrasePattern } from '../words/phrases.ts'
import { has, type InUnit, placeIn, type Rule, unitsOf, wordsAt } from './Rule.ts'

const COMPARED = phrasePattern('comparedDay')

/**
 * A day of comparison stands in its own section or next to a word that compares; tumor boards, visits and
 * other findings have days, too.
 */
const isOfComparison = ({ read, unit }: InUnit): boolean =>
  (read.sentence.section === 'comparison' ||
    (read.sentence.section !== 'technique' && COMPARED.test(unit.text))) &&
  !has(unit, 'postoperative', 'history')

/** An addendum has a day of its own, and everything after it was written later. */
const ADDED = phrasePattern('addendum')

const PLANNED = phrasePattern('operationPlanned')

/** An event in the past tense happened before the study; a comment may have been added later. */
const isOfOperation = ({ read, unit }: InUnit): boolean =>
  read.sentence.section !== 'comment' &&
  has(unit, 'postoperative') &&
  !has(unit, 'expected', 'history') &&
  !PLANNED.test(unit.text)

/**
 * Returns whether a day is a slip of another one: only the year, the month or the day of the month differs,
 * or two digits are exchanged. Any other day may be that of a study elsewhere.
 */
function isSlipOf(day: string, other: string): boolean {
  const parts = (text: string) => text.split('-')
  const same = parts(day).filter((part, index) => part === parts(other)[index]).length
  const digits = (text: string) => [...text.replaceAll('-', '')].toSorted().join('')
  return same === 2 || (same === 1 && digits(day) === digits(other))
}

/** Reports a date of comparison on which the patient had no study, or which is in the future. */
export const datesOfStudies: Rule = {
  id: 'R127',
  check({ report, byHand }) {
    const { priors, study } = report.context
    const last = study?.date ?? report.today
    return unitsOf(byHand).flatMap(({ read, unit }) =>
      unit.dates.flatMap((date): Alarm[] => {
        const isComparison = isOfComparison({ read, unit })
        const alarm = (variant: string, nearest: string | undefined): Alarm => ({
          rule: 'R127',
          level: 'warn',
          variant,
          places: [placeIn(read, date), { of: 'image' }],
          facts: { said: wordsAt(read, date), ...(nearest !== undefined && { day: nearest }) },
          repair: { kind: 'go', to: placeIn(read, date) },
        })
        // A date with two readings is accepted if either is the date of a study.
        if (priors?.some(({ date: day }) => day === date.otherDay)) return []
        const isAdvice = read.sentence.section === 'recommendation' || has(unit, 'followUp', 'recommend')
        const isPast = isComparison || has(unit, 'postoperative', 'comparison', 'prior')
        if (date.day > report.today && isPast && !isAdvice && !has(unit, 'expected', 'history'))
          return [alarm('future', undefined)]
        const isAdded = ADDED.test(read.reading.text.slice(0, date.start))
        if (!isAdvice && !isAdded && date.day > last && isOfOperation({ read, unit }))
          return [alarm('later', last)]
        if (!isComparison || isAdvice) return []
        if (date.day === last) return []
        if (date.day > last && isAdded) return []
        if (date.day > last) return [alarm('later', last)]
        if (priors === undefined || priors.length === 0) return []
        // If one of several dates is that of a study, the others belong to studies that this computer doesn't
        // know.
        if (priors.some(({ date: day }) => unit.dates.some((one) => one.day === day))) return []
        const [nearest] = priors
          .filter((prior) => isSlipOf(date.day, prior.date))
          .toSorted(
            (a, b) => Math.abs(daysBetween(a.date, date.day)) - Math.abs(daysBetween(b.date, date.day)),
          )
        return nearest ? [alarm('noStudy', nearest.date)] : []
      }),
    )
  },
}
