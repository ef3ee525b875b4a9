import type { Alarm } from '../Alarm.ts'
import { phrases } from '../words/phrases.ts'
import { numberOf } from './figuresIn.ts'
import { cachedFor, cachedForUnits, type InUnit, placeIn, wordsAt } from './Rule.ts'

const NUMBER = '(\\d+(?:[.,]\\d+)?)'
const EDV = phrases('endDiastolicVolume')
const ESV = phrases('endSystolicVolume')
const EF = phrases('ejectionFraction')
/** An index in parentheses may follow a volume. */
const VOLUME = `[^\\d%]{0,8}${NUMBER}\\s*(?:ml|cc)(?:\\s*[(（][^)）]{0,24}[)）])?`

interface Formula {
  pattern: RegExp
  /** Calculates the last number from the two before it. */
  result: (first: number, second: number) => number
  /** Differences up to this size come from rounding. */
  tolerance: number
  digits: number
  sign: string
}

/**
 * These figures are calculated from parts that precede them in the same sentence, each after its own name.
 */
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

/**
 * Recalculates figures from their named parts: an ejection fraction, a resistive index, a sum of scores or of
 * sizes.
 */
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

const SUM_NAME = phrases('sumOfSizes')
const BY_ARROW = new RegExp(
  `${SUM_NAME}[^\\d%]{0,10}${NUMBER}\\s*(?:mm|cm)?\\s*(?:→|->|⇒)\\s*${NUMBER}\\s*(?:mm|cm)[\\s,，、(（]{0,3}([-+−–]\\s?\\d+(?:[.,]\\d+)?)\\s*[%％]`,
  'giu',
)
const BY_BRACKET = new RegExp(
  `${SUM_NAME}[^\\d%]{0,10}${NUMBER}\\s*(?:mm|cm)\\s*[(（]${phrases('sumBefore')}[:：\\s]*${NUMBER}\\s*(?:mm|cm)?[)）][\\s,，、]{0,3}${phrases('changedBy')}?\\s?${phrases('about')}?\\s?([-+−–]?\\s?\\d+(?:[.,]\\d+)?)\\s*[%％]`,
  'giu',
)
/**
 * Without parentheses, only a plus or minus sign shows that the percentage is the change between both sums:
 * «Sum 64 mm, was 90 mm, -42%».
 */
const BY_COMMA = new RegExp(
  `${SUM_NAME}[^\\d%]{0,10}${NUMBER}\\s*(?:mm|cm)[,，、]\\s?${phrases('sumBefore')}[:：\\s]*${NUMBER}\\s*(?:mm|cm)?[\\s,，、(（]{1,3}([-+−–]\\s?\\d+(?:[.,]\\d+)?)\\s*[%％]`,
  'giu',
)
const PERCENT_POINTS = 2

/** In «Sum 62 mm (baseline 90), −49 %» the percentage directly follows the two sums. */
function changesOfSums({ read, unit }: InUnit): readonly Alarm[] {
  const changes = [
    ...[...unit.text.matchAll(BY_ARROW)].map((match) => ({ match, before: match[1], now: match[2] })),
    ...[BY_BRACKET, BY_COMMA].flatMap((pattern) =>
      [...unit.text.matchAll(pattern)].map((match) => ({ match, before: match[2], now: match[1] })),
    ),
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

const VESSELS = ['LM(?:CA)?', 'LAD|RIVA', 'L?CX|RCX', 'RCA'].map(
  (vessel) => `(?:${vessel})[\\s:：]*(\\d+(?:[.,]\\d+)?)`,
)
const CALCIUM = new RegExp(
  `${VESSELS.join('[,，、;；/\\s]+')}[,，、;；/.\\s]+${phrases('totalScore')}(?: (?:score|Agatston))?[\\s:：=]*(\\d+(?:[.,]\\d+)?)`,
  'giu',
)

/**
 * The calcium score of the whole heart is the sum of its four vessels. A semicolon may separate them from it.
 */
export const calciumScores = cachedFor<Alarm>((read) =>
  [...read.reading.text.matchAll(CALCIUM)].flatMap((match): Alarm[] => {
    const parts = match.slice(1, -1)
    const said = match.at(-1) ?? ''
    const expected = parts.reduce((sum, part) => sum + numberOf(part), 0)
    // Each score is rounded, so the sum may be off by half for each of them.
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
    rule: 'R110',
    level: 'warn',
    variant,
    places: [place],
    facts: { said: wordsAt(read, at), expected },
    repair: { kind: 'go', to: place },
  }
}
