import type { Alarm } from '../Alarm.ts'
import type { Span } from '../text/numbers.ts'
import { CONCEPTS } from '../words/anatomy.ts'
import { phrasePattern, phrases } from '../words/phrases.ts'
import { alarmOfFigures, type Figure, figuresOf, isNamedIn, numberOf, tumorsIn } from './figuresIn.ts'
import { gradedIn, isEarlier } from './gradedIn.ts'
import { cachedForUnits, has, type ReadReport, unitsOf, wordsAt } from './Rule.ts'

/**
 * Reports a stage, a grade or a category that doesn't follow from the figures that the report gives for it.
 */
export const categoryOfFigures = (read: ReadReport): readonly Alarm[] => [
  ...melanomas(read),
  ...thyroidPoints(read),
  ...breastGrades(read),
  ...stenoses(read),
  ...uptakes(read),
  ...cytologies(read),
  ...washouts(read),
]

const MELANOMA = phrasePattern('ofMelanoma')
const thicknessesIn = figuresOf(
  new RegExp(`${phrases('tumorThickness')}[^\\d,;，；。]{0,16}(\\d+(?:[.,]\\d+)?)\\s*(mm|cm)`, 'giu'),
  (match) => numberOf(match[1]) * (match[2]?.toLowerCase() === 'cm' ? 10 : 1),
)
/** The greatest thickness of a melanoma of each T in millimeters (AJCC, 8th edition). */
const THICKEST: readonly number[] = [1, 2, 4, Number.POSITIVE_INFINITY]
/** The thickness of a thin melanoma is given to a tenth of a millimeter. */
const THICKNESS_TOLERANCE = 0.05

const thicknessStage = (mm: number): number =>
  1 + THICKEST.findIndex((most) => mm <= most + THICKNESS_TOLERANCE)

function melanomas(read: ReadReport): readonly Alarm[] {
  const [said, ...others] = tumorsIn(read.conclusion)
  if (!said || others.length > 0 || !isNamedIn(read, MELANOMA)) return []
  const all = thicknessesIn(read.told).filter(({ unit }) => !has(unit, 'prior', 'history'))
  const own = all.filter(({ unit }) => unit === said.unit)
  const measured = own.length > 0 ? own : all
  const [first] = measured
  if (!first || measured.some(({ value }) => thicknessStage(value) === Number(said.stage[0]))) return []
  return alarmOfFigures(said, first, `pT${thicknessStage(first.value)}`)
}

const pointsIn = figuresOf(new RegExp(`(?<![\\d.,/])(\\d{1,2})\\s?${phrases('points')}`, 'giu'), (match) =>
  numberOf(match[1]),
)

/** The level of ACR TI-RADS (2017) by its points. A single point, which isn't in the table, is rounded up. */
const levelOfPoints = (points: number): string =>
  points >= 7 ? '5' : points >= 4 ? '4' : points === 3 ? '3' : points >= 1 ? '2' : '1'

/** Only the levels of ACR, which are called TR, have these points. */
function thyroidPoints({ told }: ReadReport): readonly Alarm[] {
  const levels = gradedIn(told).filter(
    (one) =>
      one.category.system === 'tirads' &&
      /TR ?\d|ACR/iu.test(wordsAt(one.read, one.category)) &&
      !isEarlier(one),
  )
  const points = levels.length === 0 ? [] : pointsIn(told)
  const [total, ...others] = points
  const [level] = levels
  if (!total || others.length > 0 || !level || has(total.unit, 'prior')) return []
  const expected = levelOfPoints(total.value)
  if (levels.some(({ category }) => category.category.startsWith(expected))) return []
  if (new Set(levels.map(({ category }) => category.category)).size > 1) return []
  return alarmOfFigures({ read: level.read, ...spanOf(level.category) }, total, `TR${expected}`)
}

const spanOf = ({ start, end }: Span): Span => ({ start, end })

const BREAST = phrasePattern('ofBreast')
const SCORE = '[^\\d.。]{0,12}([1-3])(?!\\d|[.,]\\d)'
const NEXT_SCORE = '[^\\d.。]{0,8}?'
const scoresIn = figuresOf(
  new RegExp(
    `(?<![\\d+])([1-3])\\s?\\+\\s?([1-3])\\s?\\+\\s?([1-3])(?![\\d+])|${phrases('tubuleScore')}${SCORE}${NEXT_SCORE}${phrases('nuclearScore')}${SCORE}${NEXT_SCORE}${phrases('mitosisScore')}${SCORE}`,
    'giu',
  ),
  (match) =>
    match
      .slice(1)
      .filter((group) => group !== undefined)
      .reduce((sum, group) => sum + Number(group), 0),
)
const DEGREE = '(I{1,3}|[ⅠⅡⅢ]|[1-3])'
const DEGREES: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3, Ⅰ: 1, Ⅱ: 2, Ⅲ: 3 }
const gradesIn = figuresOf(
  new RegExp(
    `${phrases('gradeBefore')}\\s?${DEGREE}(?![\\p{L}\\d/]|[.,]\\d)|${phrases('gradeBefore')}\\s?${DEGREE}${phrases('gradeBehind')}|(?<![\\p{L}\\d])${DEGREE}${phrases('gradeBehind')}`,
    'giu',
  ),
  (match) => {
    const written = match.slice(1).find((group) => group !== undefined) ?? ''
    return DEGREES[written.toUpperCase()] ?? Number(written)
  },
)

/** The grade of a breast carcinoma by the sum of its three scores (Nottingham). */
const gradeOfSum = (sum: number): number => (sum <= 5 ? 1 : sum <= 7 ? 2 : 3)

function breastGrades(read: ReadReport): readonly Alarm[] {
  const scores = scoresIn(read.told)
  const [score, ...others] = scores
  if (!score || others.length > 0 || !isNamedIn(read, BREAST)) return []
  const grades = gradesIn(read.conclusion)
  const [said] = grades
  if (!said || new Set(grades.map(({ value }) => value)).size > 1) return []
  const expected = gradeOfSum(score.value)
  return said.value === expected ? [] : alarmOfFigures(said, score, String(expected))
}

/** The highest degree of stenosis of each CAD-RADS category in percent. */
const MOST_STENOSED: readonly number[] = [0, 24, 49, 69, 99, 100]
const percentagesIn = cachedForUnits<Figure>((one) => {
  const isOfStenosis = one.unit.observations.some((it) => it.concept === 'stenosis' && !it.isNegated)
  if (!isOfStenosis || has(one.unit, 'prior', 'postoperative', 'uncertain')) return []
  return one.unit.percents.map((percent) => {
    // The minus of a range would be read as the sign of its second number.
    const before = one.unit.text.slice(0, percent.start - one.unit.start + 1)
    const from = /(\d{1,3})\s*[%％]?\s*[-–−~〜～]\s*\d?$/u.exec(before)?.[1]
    return { ...one, ...spanOf(percent), value: from === undefined ? percent.value : Number(from) }
  })
})

/** A stent or a bypass may have been placed where the vessel is narrow. */
function stenoses({ sentences, findings }: ReadReport): readonly Alarm[] {
  const graded = gradedIn(sentences).filter((one) => one.category.system === 'cadRads' && !isEarlier(one))
  const [said] = graded
  if (!said || new Set(graded.map(({ category }) => category.category)).size > 1) return []
  if (sentences.some((one) => one.reading.units.some((unit) => has(unit, 'postoperative')))) return []
  const most = MOST_STENOSED[Number(said.category.category[0])]
  const [largest] = percentagesIn(findings).toSorted((a, b) => b.value - a.value)
  if (!largest || most === undefined || largest.value <= most || largest.value > 100) return []
  const expected = MOST_STENOSED.findIndex((one) => largest.value <= one)
  return alarmOfFigures({ read: said.read, ...spanOf(said.category) }, largest, `CAD-RADS ${expected}`)
}

const deauvillesIn = figuresOf(/Deauville[^\d.,;，；。]{0,8}([1-5])(?!\d|[.,]\d)/giu, (match) =>
  Number(match[1]),
)
const UPTAKE = '[^\\d.,;，；。]{0,12}(\\d+[.,]\\d+)'
const liversIn = figuresOf(new RegExp(`${phrases('ofLiver')}${UPTAKE}`, 'giu'), (match) => numberOf(match[1]))
const lesionsIn = figuresOf(
  new RegExp(
    `(?<!(?:${phrases('ofLiver')}|${phrases('ofBloodPool')})[^\\d,;，；。]{0,6})SUV(?:max)?[\\s:：]*(\\d+[.,]\\d+)`,
    'giu',
  ),
  (match) => numberOf(match[1]),
)
const REFERENCE = new RegExp(`${phrases('ofLiver')}|${phrases('ofBloodPool')}`, 'iu')
const LIVER = 3

/** Uptake below that of the liver is at most Deauville 3, and uptake above it is 4 or 5. */
function uptakes({ told, findings }: ReadReport): readonly Alarm[] {
  const scores = deauvillesIn(told)
  const [said] = scores
  if (!said || new Set(scores.map(({ value }) => value)).size > 1 || has(said.unit, 'prior')) return []
  const [liver, ...livers] = liversIn(findings)
  // In «SUVmax 14.2 → 2.1» and «before: SUVmax 14.2» the first value may be an earlier one.
  const [lesion, ...lesions] = lesionsIn(findings).filter(
    ({ unit, start }) =>
      !/→|->/u.test(unit.text) &&
      !REFERENCE.test(unit.text.slice(0, start - unit.start)) &&
      !unit
        .marks('prior')
        .some(
          (mark) =>
            mark.start < start && !/[)）]/u.test(unit.text.slice(mark.end - unit.start, start - unit.start)),
        ),
  )
  if (!liver || livers.length > 0 || !lesion || lesions.length > 0) return []
  const isAbove = lesion.value > liver.value
  if (isAbove === said.value > LIVER) return []
  return alarmOfFigures(said, lesion, isAbove ? '4–5' : '1–3')
}

const BENIGN = phrasePattern('benignWord')
const CARCINOMA = phrasePattern('carcinoma')
const SUSPECTED = phrasePattern('suspected')
const DENIED = ['mayDeny', 'prior', 'uncertain', 'history', 'recommend'] as const

/** Reports a suspicious Bethesda category next to «benign», and a benign one next to a carcinoma. */
function cytologies({ conclusion }: ReadReport): readonly Alarm[] {
  return gradedIn(conclusion).flatMap(({ read, unit, category }): readonly Alarm[] => {
    if (category.system !== 'bethesda' || unit.categories.length > 1) return []
    if (has(unit, ...DENIED) || SUSPECTED.test(unit.text)) return []
    const [benign, carcinoma] = [BENIGN.exec(unit.text), CARCINOMA.exec(unit.text)]
    const said = { read, ...spanOf(category) }
    const wordOf = (match: RegExpExecArray) => ({
      read,
      start: unit.start + match.index,
      end: unit.start + match.index + match[0].length,
    })
    if (benign && !carcinoma && Number(category.category) >= 4)
      return alarmOfFigures(said, wordOf(benign), 'Bethesda II')
    if (carcinoma && !benign && Number(category.category) <= 2)
      return alarmOfFigures(said, wordOf(carcinoma), 'Bethesda VI')
    return []
  })
}

const ARTERIAL = phrasePattern('arterialEnhancement')
const WASHOUT = phrasePattern('washout')
/** From this length on, an observation with both features is at least LR-4 (LI-RADS v2018). */
const OBSERVATION_MM = 10

/** Reports LR-1 to LR-3 for the only observation, if it has arterial hyperenhancement and washout. */
function washouts({ sentences, findings }: ReadReport): readonly Alarm[] {
  const graded = gradedIn(sentences).filter((one) => one.category.system === 'lirads' && !isEarlier(one))
  const [said] = graded
  if (!said || !/^[1-3]$/u.test(said.category.category)) return []
  if (new Set(graded.map(({ category }) => category.category)).size > 1) return []
  const units = unitsOf(findings)
  const measured = units.filter(
    ({ unit }) =>
      (WASHOUT.test(unit.text) ||
        unit.observations.some(({ concept }) => CONCEPTS[concept ?? '']?.kind === 'lesion')) &&
      unit.sizes.some(({ axesMm }) => Math.max(...axesMm) >= OBSERVATION_MM),
  )
  const [found, ...others] = units.filter(({ unit }) => WASHOUT.test(unit.text))
  if (!found || others.length > 0 || measured.length !== 1 || !ARTERIAL.test(found.unit.text)) return []
  const arterial = ARTERIAL.exec(found.unit.text)
  const from = found.unit.start + (arterial?.index ?? 0)
  // In «非环形» the negation describes the kind of enhancement.
  const isDenied = found.unit
    .marks('mayDeny')
    .some(({ start }) => start < from || start >= from + (arterial?.[0].length ?? 0))
  if (isDenied || has(found.unit, 'prior', 'uncertain', 'except')) return []
  return alarmOfFigures(
    { read: said.read, ...spanOf(said.category) },
    { read: found.read, ...spanOf(found.unit) },
    'LR-4–5',
  )
}
