import type { Locale } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import type { CheckedReport } from '../CheckedReport.ts'
import { yearsBetween } from '../text/dates.ts'
import type { Span } from '../text/numbers.ts'
import { cachedForUnits, has, type InUnit, placeIn, placeOfValue, type Rule, wordsAt } from './Rule.ts'

/** What says that an age is the patient's: who it is said of, or that it opens the sentence. «LMP age 51» and «年龄<55岁» aren't. */
const AGE: Readonly<Record<Locale, RegExp>> = {
  ko: /(?:^|환자는?|[남여](?:자|성)?[,/ ]|만) ?(\d{1,3})\s*세(?![기대트포경때]|\s?(?:때|경|이상|이하|미만|에|부터|전|후))|(?<!\d)(\d{1,3})\s*세,?\s?(?:의 )?(?:된 )?(?:[남여][자성아환]|환자|임산부|임신부|임부|산모|소아)|(?<![\p{L}\d])[MF]\/(\d{1,3})(?!\d)|(?<!\d)(\d{1,3})\/[MF](?!\p{L})/gmu,
  en: /(?<![\d<>≤≥-])(\d{1,3})[- ]?(?:year[- ]old|y\/?o\b|years? of age)(?!s? (?:or|and) (?:older|younger|above))|\b(?:patient|man|woman|lady|gentleman|boy|girl|male|female),? aged? (\d{1,3})\b(?!\s*(?:mm|cm|%|days|weeks|months))/giu,
  zh: /(?:^|患者|[男女]性?[,，、 ]?|患儿[,，]?)(\d{1,3})\s*岁(?![时起前以左及]|后|或)|(?<![\d<>≤≥＜＞])(\d{1,3})\s*岁(?:的)?[,，]?(?:[男女]|患者|孕妇|产妇|儿童)/gmu,
  ja: /(?:^|患者は?|[男女]性?[,、，･・ ]?|患児[、,]?)(\d{1,3})\s*[歳才](?!代|時|頃|で|から|以上|未満|まで|以下|前|後|ご)|(?<![\d<>≤≥＜＞])(\d{1,3})\s*[歳才](?:の)?[,、]?(?:[男女]|患者|妊婦|産婦)/gmu,
  de: /(?<![\d<>≤≥–-])(\d{1,3})[- ]?jährige?[rnms]? (?:[a-zäöüß]+ )?(?:Pat|Mann|Frau|Junge|Mädchen|Kind|Schwanger)|(?:^|[.] )(?:der|die|das|ein[er]?)? ?(\d{1,3})[- ]?jährige?[rnms]?(?![a-zäöüß])|(?<!\d)(\d{1,3}) Jahre alt/gimu,
}
const TOLERANCE_YEARS = 1

const agesIn = cachedForUnits<InUnit & Span>((one) => {
  const { read, unit } = one
  const found = [...unit.text.matchAll(AGE[read.sentence.locale])]
  if (found.length === 0 || has(unit, 'history', 'prior', 'postoperative', 'otherAge')) return []
  return found.map((match) => {
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
          ...{ rule: 'R104', level: 'warn' },
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
            ...{ rule: 'R104', level: 'warn' },
            places: [placeOfValue(runId, value), { of: 'image' }],
            facts: { said: String(value.value), age: String(age) },
            repair: { kind: 'go', to: placeOfValue(runId, value) },
          }),
        ),
    )
    return [...values, ...words]
  },
}

/** Returns the age in years on the day of the study; infants are left out. */
function ageOf({ context, today }: CheckedReport): number | undefined {
  const { birthDate, ageYears } = context.patient ?? {}
  const age = birthDate === undefined ? ageYears : yearsBetween(birthDate, context.study?.date ?? today)
  return age === undefined || age < 2 ? undefined : age
}
