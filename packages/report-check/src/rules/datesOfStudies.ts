import type { Alarm } from '../Alarm.ts'
import { daysBetween } from '../text/dates.ts'
import { has, placeIn, type Rule, unitsOf, wordsAt } from './Rule.ts'

const COMPARED = /compar|비교|vergl|voraufnahme|voruntersuchung|vom|对比|比较|前片|前次|較|比較|前回/iu

/** Reports a date of comparison on which the patient had no study, or which is in the future. */
export const datesOfStudies: Rule = {
  id: 'R127',
  check({ report, byHand }) {
    const { priors, study } = report.context
    const last = study?.date ?? report.today
    return unitsOf(byHand).flatMap(({ read, unit }) =>
      unit.dates.flatMap((date): Alarm[] => {
        const isComparison =
          (read.sentence.section === 'comparison' ||
            has(unit, 'comparison', 'prior') ||
            COMPARED.test(unit.text)) &&
          !has(unit, 'postoperative', 'history')
        const alarm = (variant: string, nearest: string | undefined): Alarm => ({
          ...{ rule: 'R127', level: 'warn', variant },
          places: [placeIn(read, date), { of: 'image' }],
          facts: { said: wordsAt(read, date), ...(nearest !== undefined && { day: nearest }) },
          repair: { kind: 'go', to: placeIn(read, date) },
        })
        // A date that can be read in two ways is right if either is the date of a study.
        if (priors?.some(({ date: day }) => day === date.otherDay)) return []
        const isAdvice = read.sentence.section === 'recommendation' || has(unit, 'followUp', 'recommend')
        if (date.day > report.today && !isAdvice && !has(unit, 'expected'))
          return [alarm('future', undefined)]
        if (!isComparison || isAdvice) return []
        if (date.day === last) return []
        if (date.day > last) return [alarm('later', last)]
        if (priors === undefined || priors.length === 0) return []
        // If one of several dates is that of a study, the others are of studies that this computer doesn't
        // know.
        if (priors.some(({ date: day }) => unit.dates.some((one) => one.day === day))) return []
        const nearest = priors.toSorted(
          (a, b) => Math.abs(daysBetween(a.date, date.day)) - Math.abs(daysBetween(b.date, date.day)),
        )[0]
        return [alarm('noStudy', nearest?.date)]
      }),
    )
  },
}
