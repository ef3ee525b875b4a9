import type { Alarm } from '../Alarm.ts'
import { cachedFor, cachedForUnits, type InUnit, placeIn, wordsAt } from './Rule.ts'

const NUMBER = '(\\d+(?:[.,]\\d+)?)'
const EDV = '(?:EDV|end-?diastolic volume|enddiastolisches Volumen|확장기말 ?용적|舒张末期?容积|拡張末期容積)'
const ESV = '(?:ESV|end-?systolic volume|endsystolisches Volumen|수축기말 ?용적|收缩末期?容积|収縮末期容積)'
const EF = '(?:EF|ejection fraction|Ejektionsfraktion|Auswurffraktion|박출률|射血分数|駆出率)'
/** An index in brackets may stand behind a volume. */
const VOLUME = `[^\\d%]{0,8}${NUMBER}\\s*(?:ml|cc)(?:\\s*[(（][^)）]{0,24}[)）])?`

interface Formula {
  pattern: RegExp
  /** Works out the last number from the two before it. */
  result: (first: number, second: number) => number
  /** Within this much both are the same. */
  tolerance: number
  digits: number
  sign: string
}

/** Figures whose parts stand before them in the same sentence, each behind its own name. */
const FORMULAS: readonly Formula[] = [
  {
    pattern: new RegExp(
      `${EDV}${VOLUME}[,，、;；/\\s]+(?:[LR]V)?\\s?${ESV}${VOLUME}(?:[,，、;；/\\s]+(?:[LR]V)?SV${VOLUME})?[,，、;；/\\s]+(?:[LR]V)?\\s?${EF}[^\\d%]{0,8}${NUMBER}\\s*[%％]`,
      'giu',
    ),
    result: (diastolic, systolic) => ((diastolic - systolic) / diastolic) * 100,
    tolerance: 3,
    digits: 0,
    sign: '%',
  },
  {
    pattern: new RegExp(
      `PSV[^\\d]{0,6}${NUMBER}\\s*(?:cm\\/s(?:ec)?)?[,，、;；/\\s]+EDV[^\\d]{0,6}${NUMBER}\\s*(?:cm\\/s(?:ec)?)?[,，、;；/\\s]+RI[^\\d]{0,6}${NUMBER}`,
      'giu',
    ),
    result: (systolic, diastolic) => (systolic - diastolic) / systolic,
    tolerance: 0.03,
    digits: 2,
    sign: '',
  },
]

const numberOf = (text: string | undefined): number => Number((text ?? '').replace(',', '.'))

/** Works figures out again from their named parts: an ejection fraction, a resistive index, a sum of scores or of sizes. */
export const calculatedFigures = cachedForUnits<Alarm>((one) => [...formulas(one), ...changesOfSums(one)])

function formulas({ read, unit }: InUnit): readonly Alarm[] {
  return FORMULAS.flatMap(({ pattern, result, tolerance, digits, sign }) =>
    [...unit.text.matchAll(pattern)].flatMap((match): Alarm[] => {
      const numbers = match.slice(1).filter((group) => group !== undefined)
      const said = numbers.at(-1) ?? ''
      const expected = result(numberOf(numbers[0]), numberOf(numbers[1]))
      if (!Number.isFinite(expected) || expected <= 0 || Math.abs(numberOf(said) - expected) <= tolerance)
        return []
      const end = unit.start + match.index + match[0].lastIndexOf(said) + said.length
      const expectedText = `${expected.toFixed(digits)}${sign}`
      return [alarmAt({ read }, { start: end - said.length, end }, 'share', expectedText)]
    }),
  )
}

const SUM_NAME =
  '(?:SLD|SOD|sum(?: of (?:the )?(?:longest )?diameters)?|Summe|Gesamtsumme|합계|총합|长径总和|总和|径线总和|径線和|径和|合計)'
const BY_ARROW = new RegExp(
  `${SUM_NAME}[^\\d%]{0,10}${NUMBER}\\s*(?:mm|cm)?\\s*(?:→|->|⇒)\\s*${NUMBER}\\s*(?:mm|cm)[\\s,，、(（]{0,3}([-+−–]\\s?\\d+(?:[.,]\\d+)?)\\s*[%％]`,
  'giu',
)
const BY_BRACKET = new RegExp(
  `${SUM_NAME}[^\\d%]{0,10}${NUMBER}\\s*(?:mm|cm)\\s*[(（](?:baseline|previously|prior|was|zuvor|vorher|VU|Baseline|이전|前次|前回|前|基线)[:：\\s]*${NUMBER}\\s*(?:mm|cm)?[)）][\\s,，、]{0,3}(?:缩小|增大|減少|縮小|増大|감소|증가|decreased by|increased by|Abnahme um|Zunahme um)?\\s?约?約?약?\\s?([-+−–]?\\s?\\d+(?:[.,]\\d+)?)\\s*[%％]`,
  'giu',
)
const PERCENT_POINTS = 2

/** «Sum 62 mm (baseline 90), −49 %»: the percentage stands directly behind the two sums. */
function changesOfSums({ read, unit }: InUnit): readonly Alarm[] {
  const changes = [
    ...[...unit.text.matchAll(BY_ARROW)].map((match) => ({ match, before: match[1], now: match[2] })),
    ...[...unit.text.matchAll(BY_BRACKET)].map((match) => ({ match, before: match[2], now: match[1] })),
  ]
  return changes.flatMap(({ match, before, now }): Alarm[] => {
    const said = match[3] ?? ''
    const expected = (Math.abs(numberOf(now) - numberOf(before)) / numberOf(before)) * 100
    const percent = numberOf(said.replace(/[-+−–\s]/gu, ''))
    if (!Number.isFinite(expected) || Math.abs(percent - expected) <= PERCENT_POINTS) return []
    const end = unit.start + match.index + match[0].length
    return [alarmAt({ read }, { start: end - said.length - 1, end }, 'percent', `${Math.round(expected)}%`)]
  })
}

const VESSELS = ['LM(?:CA)?', 'LAD', 'L?CX', 'RCA'].map((vessel) => `${vessel}[\\s:：]*(\\d+(?:[.,]\\d+)?)`)
const CALCIUM = new RegExp(
  `${VESSELS.join('[,，、;；/\\s]+')}[,，、;；/.\\s]+(?:total|sum|gesamt|summe|합계|총점?|总计|总分|合计|合計)(?: (?:score|Agatston))?[\\s:：=]*(\\d+(?:[.,]\\d+)?)`,
  'giu',
)

/** The calcium score of the whole heart is the sum of its four vessels; a semicolon may part them from it. */
export const calciumScores = cachedFor<Alarm>((read) =>
  [...read.reading.text.matchAll(CALCIUM)].flatMap((match): Alarm[] => {
    const parts = match.slice(1, -1)
    const said = match.at(-1) ?? ''
    const expected = parts.reduce((sum, part) => sum + numberOf(part), 0)
    // Scores are rounded one by one.
    if (Math.abs(expected - numberOf(said)) <= parts.length / 2) return []
    const end = match.index + match[0].length
    return [alarmAt({ read }, { start: end - said.length, end }, 'sum', String(expected))]
  }),
)

export function alarmAt(
  { read }: Pick<InUnit, 'read'>,
  at: { start: number; end: number },
  variant: 'share' | 'percent' | 'sum',
  expected: string,
): Alarm {
  const place = placeIn(read, at)
  return {
    ...{ rule: 'R110', level: 'warn', variant },
    places: [place],
    facts: { said: wordsAt(read, at), expected },
    repair: { kind: 'go', to: place },
  }
}
