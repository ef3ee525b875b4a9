import type { Alarm } from '../Alarm.ts'
import { CONCEPTS } from '../words/anatomy.ts'
import { phrasePattern } from '../words/phrases.ts'
import { type Graded, gradedIn, isEarlier } from './gradedIn.ts'
import {
  cachedForUnits,
  has,
  type InUnit,
  placeIn,
  type ReadSentence,
  type Rule,
  unitsOf,
  wordsAt,
} from './Rule.ts'

interface Advice {
  /** The range of months until the next exam. */
  months?: readonly [from: number, to: number]
  needsBiopsy?: true
  noBiopsy?: true
}

/**
 * The advice for Lung-RADS, BI-RADS and LI-RADS categories that have one interval. Lung-RADS (12, 6 and 3
 * months) is from NBK568579, appendix A table 2, and BI-RADS from the table of the module `birads-overall`.
 * The interval of LI-RADS 3 is that of FAQ-155 of the American College of Radiology.
 */
const ADVICE: Readonly<Record<string, Readonly<Record<string, Advice>>>> = {
  lungRads: {
    '1': { months: [11, 13], noBiopsy: true },
    '2': { months: [11, 13], noBiopsy: true },
    '3': { months: [5, 7] },
    '4A': { months: [2, 4] },
  },
  birads: {
    '1': { months: [11, 25], noBiopsy: true },
    '2': { months: [11, 25], noBiopsy: true },
    '3': { months: [5, 7] },
    '4': { needsBiopsy: true },
    '4A': { needsBiopsy: true },
    '4B': { needsBiopsy: true },
    '4C': { needsBiopsy: true },
    '5': { needsBiopsy: true },
  },
  lirads: { '3': { months: [2.5, 6.5] } },
  tirads: { '1': { noBiopsy: true }, '2': { noBiopsy: true } },
  kTirads: { '1': { noBiopsy: true }, '2': { noBiopsy: true } },
}

/**
 * «Core biopsy.» alone is advice in a section that gives advice. A biopsy of a node, or under a condition,
 * doesn't belong to the category.
 */
const isSampled = ({ read, unit }: InUnit): boolean =>
  has(unit, 'biopsy') &&
  (has(unit, 'recommend') || read.sentence.section === 'recommendation') &&
  !has(unit, 'mayDeny', 'asNeeded', 'prior', 'postoperative') &&
  unit.observations.every(({ concept }) => CONCEPTS[concept ?? '']?.kind !== 'lymphNode')

/** If there are several lesions, the biopsy may be that of another one. */
const isOneLesion = (conclusion: readonly ReadSentence[]): boolean =>
  unitsOf(conclusion).filter(({ unit }) =>
    unit.observations.some(
      ({ concept, isNegated }) => !isNegated && CONCEPTS[concept ?? '']?.kind === 'lesion',
    ),
  ).length <= 1

/** «Mammogram in 6 months.» alone is advice in a section that gives advice. */
const isAdvice = ({ read, unit }: InUnit): boolean =>
  has(unit, 'followUp', 'recommend', 'intervals') ||
  (read.sentence.section === 'recommendation' && has(unit, 'modalities') && !has(unit, 'asNeeded'))

const sideOf = ({ unit: { sides } }: InUnit): string | undefined => {
  const all = new Set(sides.map(({ id }) => id))
  return all.size === 1 ? [...all][0] : undefined
}

/** If each side has a category, returns that of the side which the only advice names. */
function ofAdvisedSide(own: readonly Graded[], advised: readonly ReadSentence[]): readonly Graded[] {
  if (new Set(own.map(({ category }) => category.category)).size <= 1) return own
  const [timed, ...others] = unitsOf(advised).filter((one) => isAdvice(one) && one.unit.intervals.length > 0)
  const side = timed && others.length === 0 ? sideOf(timed) : undefined
  return side === undefined ? own : own.filter((one) => sideOf(one) === side)
}

const ROUTINE = phrasePattern('routineExam')

/** «Return to routine annual screening» contains no number of months. */
const routineIn = cachedForUnits(({ read, unit }) => {
  const match = ROUTINE.exec(unit.text)
  if (!match || has(unit, 'mayDeny', 'prior', 'asNeeded')) return []
  const start = unit.start + match.index
  return [{ read, at: { start, end: start + match[0].length } }]
})

/** Reports a recommendation that doesn't fit the category. */
export const intervalOfCategory: Rule = {
  id: 'R113',
  check({ sentences, conclusion, advised }) {
    const graded = gradedIn(sentences).filter((one) => !isEarlier(one))
    return Object.entries(ADVICE).flatMap(([system, byCategory]): Alarm[] => {
      const own = ofAdvisedSide(
        graded.filter(({ category }) => category.system === system),
        advised,
      )
      const categories = new Set(own.map(({ category }) => category.category))
      const [only] = categories
      const rule = byCategory[only ?? '']
      const [first] = own
      if (categories.size !== 1 || !rule || !first) return []
      const told = unitsOf(advised).filter(isAdvice)
      const timed = told.filter(({ unit }) => unit.intervals.length > 0)
      const [interval, ...others] = timed.flatMap(({ read, unit }) =>
        unit.intervals.map((one) => ({ read, one })),
      )
      const isBiopsied = unitsOf(advised).some(({ unit }) => has(unit, 'biopsy'))
      const hand = (...reads: readonly { isByHand: boolean }[]) => reads.some(({ isByHand }) => isByHand)
      const alarm = (
        read: typeof first.read,
        at: { start: number; end: number },
        variant: string,
      ): Alarm => ({
        rule: 'R113',
        level: 'warn',
        variant,
        places: [placeIn(read, at), placeIn(first.read, first.category)],
        facts: {
          said: wordsAt(read, at),
          category: wordsAt(first.read, first.category),
          ...(variant === 'interval' &&
            rule.months && {
              from: String(Math.round(rule.months[0])),
              to: String(Math.round(rule.months[1])),
            }),
        },
        repair: { kind: 'go', to: placeIn(read, at) },
      })
      if (interval && others.length === 0 && hand(interval.read, first.read)) {
        const { fromMonths, toMonths } = interval.one
        if (rule.months && (toMonths < rule.months[0] || fromMonths > rule.months[1])) {
          return [alarm(interval.read, interval.one, 'interval')]
        }
        if (rule.needsBiopsy && !isBiopsied && fromMonths >= 1)
          return [alarm(interval.read, interval.one, 'biopsy')]
      }
      const routine = rule.needsBiopsy && !isBiopsied && !interval ? routineIn(advised)[0] : undefined
      if (routine && hand(routine.read, first.read)) return [alarm(routine.read, routine.at, 'biopsy')]
      const sampled = isOneLesion(conclusion) ? unitsOf(advised).find(isSampled) : undefined
      const at = sampled?.unit.marks('biopsy')[0]
      if (rule.noBiopsy && sampled && at && hand(sampled.read, first.read))
        return [alarm(sampled.read, at, 'noBiopsy')]
      return []
    })
  },
}
