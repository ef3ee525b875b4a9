import type { Locale } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import type { CheckedReport } from '../CheckedReport.ts'
import { yearsBetween } from '../text/dates.ts'
import type { Span } from '../text/numbers.ts'
import { phrasesOf } from '../words/phrases.ts'
import { cachedForUnits, has, type InUnit, placeIn, placeOfValue, type Rule, wordsAt } from './Rule.ts'

/**
 * Matches an age that must be the patient's, because of the person that it describes or because it opens the
 * sentence. «LMP age 51» and «年龄<55岁» don't match.
 */
const agePattern = (locale: Locale, flags: string): RegExp =>
  new RegExp(phrasesOf('ageOfPatient', locale), flags)
const AGE: Readonly<Record<Locale, RegExp>> = {
  ko: agePattern('ko', 'gmu'),
  zh: agePattern('zh', 'gmu'),
  ja: agePattern('ja', 'gmu'),
  en: agePattern('en', 'gimu'),
  de: agePattern('de', 'gimu'),
}
const TOLERANCE_YEARS = 1

const agesIn = cachedForUnits<InUnit & Span>((one) => {
  const { read, unit } = one
  const found = [...unit.text.matchAll(AGE[read.sentence.locale])]
  if (found.length === 0 || has(unit, 'prior', 'postoperative', 'otherAge')) return []
  // In «58-year-old pregnant woman, normal growth of the fetus» the text after the comma is about somebody
  // else.
  const isOfOther = ({ index }: RegExpExecArray) =>
    unit
      .marks('history')
      .some(({ start }) => !/[,，、]/u.test(unit.text.slice(index, Math.max(index, start - unit.start))))
  return found
    .filter((match) => !isOfOther(match))
    .map((match) => {
      const written = match.slice(1).find((group) => group !== undefined) ?? ''
      const start = unit.start + match.index + match[0].indexOf(written)
      return { ...one, start, end: start + written.length }
    })
})

/** Reports an age that isn't the patient's on the day of the study. */
export const ageOfPatient: Rule = {
  id: 'R104',
  check({ report, byHand }) {
    const age = ageOf(report)
    if (age === undefined) return []
    const isOff = (years: number) => Math.abs(years - age) > TOLERANCE_YEARS
    const words = agesIn(byHand).flatMap(({ read, start, end }): Alarm[] => {
      const at = { start, end }
      if (!isOff(Number(wordsAt(read, at)))) return []
      return [
        {
          rule: 'R104',
          level: 'warn',
          places: [placeIn(read, at), { of: 'image' }],
          facts: { said: wordsAt(read, at), age: String(age) },
          repair: { kind: 'edit', edits: [{ sentence: read.sentence.id, ...at, text: String(age) }] },
        },
      ]
    })
    const values = report.findings.flatMap(({ runId, values }) =>
      values
        .filter(
          ({ kind, meaning, value }) =>
            kind === 'number' && /^(?:patient )?age\b(?! of| at)/iu.test(meaning) && isOff(Number(value)),
        )
        .map(
          (value): Alarm => ({
            rule: 'R104',
            level: 'warn',
            places: [placeOfValue(runId, value), { of: 'image' }],
            facts: { said: String(value.value), age: String(age) },
            repair: { kind: 'go', to: placeOfValue(runId, value) },
          }),
        ),
    )
    return [...values, ...words]
  },
}

/** Returns the age in years on the day of the study, or undefined for infants. */
function ageOf({ context, today }: CheckedReport): number | undefined {
  const { birthDate, ageYears } = context.patient ?? {}
  const age = birthDate === undefined ? ageYears : yearsBetween(birthDate, context.study?.date ?? today)
  return age === undefined || age < 2 ? undefined : age
}
