import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS } from '../words/anatomy.ts'
import { phrases } from '../words/phrases.ts'
import { categoryOfFigures } from './categoryOfFigures.ts'
import { densityAboveScores, densityOfScore } from './densityOfScore.ts'
import { gleasonElsewhere } from './gleasonElsewhere.ts'
import { type Graded, gradedIn, isEarlier } from './gradedIn.ts'
import { nodesOfStage } from './nodesOfStage.ts'
import { nodulesScreened } from './nodulesScreened.ts'
import {
  cachedForUnits,
  has,
  observedIn,
  placeIn,
  type ReadReport,
  type Rule,
  unitsOf,
  wordsAt,
} from './Rule.ts'
import { scoresOfProstate } from './scoresOfProstate.ts'
import { stageOfSize } from './stageOfSize.ts'
import { suspiciousCategory } from './suspiciousCategory.ts'

/** Reports a category that contradicts the descriptors, the findings or the values. */
export const categoryElsewhere: Rule = {
  id: 'R112',
  check(read) {
    return [
      ...unfounded(read),
      ...groupsIn(read.byHand),
      ...gleasonElsewhere(read),
      ...densityOfScore(read),
      ...densityAboveScores(read),
      ...nodulesScreened(read),
      ...scoresOfProstate(read),
      ...suspiciousCategory(read),
      ...nodesOfStage(read),
      ...categoryOfFigures(read),
      ...stageOfSize(read),
    ]
  },
}

/** «4» and «4A» don't contradict each other. */
export const agree = (a: string, b: string): boolean => a.startsWith(b) || b.startsWith(a)

function unfounded({ findings, besideFindings, byValues }: ReadReport): readonly Alarm[] {
  const described = gradedIn(findings)
  const made = gradedIn(byValues)
  const concluded = gradedIn(besideFindings)
  const seen = new Set<string>()
  return concluded.flatMap((graded): Alarm[] => {
    const { read, unit, category } = graded
    const sources = read.isByHand && described.length === 0 ? made : described
    const told = sources.filter(
      (one) => one.category.system === category.system && one.read !== read && !isEarlier(one),
    )
    const side = sideOf(unit)
    const ofSide = told.filter((one) => side !== undefined && sideOf(one.unit) === side)
    const same = ofSide.length > 0 ? ofSide : told
    if (same.length === 0 || has(unit, 'prior', 'comparison') || isRange(unit.text)) return []
    if (same.some((one) => agree(one.category.category, category.category))) return []
    // A category that the conclusion gives for a finding of its own says nothing about this one.
    const source = same.find((one) => !concluded.some((other) => isOf(other, one)))
    const key = `${category.system} ${category.category}`
    if (!source || (!read.isByHand && !source.read.isByHand) || seen.has(key)) return []
    if (read.isByHand && source.read.isByHand && !isOneLesion(graded, source, findings)) return []
    seen.add(key)
    return [
      {
        rule: 'R112',
        level: 'warn',
        variant: 'category',
        places: [placeIn(read, category), placeIn(source.read, source.category)],
        facts: { here: wordsAt(read, category), there: wordsAt(source.read, source.category) },
        repair:
          new Set(same.map((one) => one.category.category)).size === 1
            ? {
                kind: 'edit',
                edits: [
                  {
                    sentence: read.sentence.id,
                    start: category.categoryAt.start,
                    end: category.categoryAt.end,
                    text: wordsAt(source.read, source.category.categoryAt),
                  },
                ],
              }
            : { kind: 'go', to: placeIn(read, category) },
      },
    ]
  })
}

/**
 * Returns whether both are certainly the same lesion: the same side, the same size, or the only one. A
 * category of another zone says nothing about it.
 */
function isOneLesion(one: Graded, source: Graded, findings: ReadReport['findings']): boolean {
  if (has(source.unit, 'compared')) return false
  // In «… re. (EU-TIRADS 3), Zysten li.» the side after the category may be that of another finding.
  const isSidedBehind = ({ unit, category }: Graded) => unit.sides.some(({ start }) => start >= category.end)
  if (isSidedBehind(one) || isSidedBehind(source)) return false
  const [side, other] = [sideOf(one.unit), sideOf(source.unit)]
  if (side !== undefined && other !== undefined) return side === other
  const isSized = one.unit.sizes.some(({ axesMm: [length] }) =>
    source.unit.sizes.some(({ axesMm }) => axesMm[0] === length),
  )
  const lesions = observedIn(findings).filter(
    ({ observation: { concept, isNegated } }) => !isNegated && CONCEPTS[concept ?? '']?.kind === 'lesion',
  )
  const measured = unitsOf(findings).filter(({ unit }) => unit.sizes.length > 0)
  return isSized || (gradedIn(findings).length === 1 && lesions.length <= 1 && measured.length <= 1)
}

const isOf = ({ category: one }: Graded, { category: other }: Graded): boolean =>
  one.system === other.system && agree(one.category, other.category)

/** Returns the side of a sentence, if it names only one. */
function sideOf({ sides, observations }: Unit): Side | undefined {
  const all = new Set([...sides.map(({ id }) => id), ...observations.flatMap(({ side }) => side ?? [])])
  return all.size === 1 ? [...all][0] : undefined
}

/** «BI-RADS 4 or 5» and «Grad 1–2» are ranges, not categories. */
const RANGE = new RegExp(`\\d\\s*(?:[–~]|${phrases('orBetween')})\\s*\\d`, 'iu')

const isRange = (text: string): boolean => RANGE.test(text)

const GLEASON = /Gleason[^.\d]{0,24}(?:(?:10|[6-9])\s?[(（]\s?)?(\d)\s*\+\s*(\d)/iu
const GROUP_OF_SUM: Readonly<Record<number, string>> = {
  2: '1',
  3: '1',
  4: '1',
  5: '1',
  6: '1',
  8: '4',
  9: '5',
  10: '5',
}

/** The grade group follows from the Gleason patterns. */
const groupsIn = cachedForUnits<Alarm>(({ read, unit }) => {
  const [group, ...others] = unit.categories.filter(({ system }) => system === 'gradeGroup')
  const patterns = group && GLEASON.exec(unit.text)
  if (!patterns || !group || others.length > 0) return []
  const [first, second] = [Number(patterns[1]), Number(patterns[2])]
  const expected = GROUP_OF_SUM[first + second] ?? (first === 3 ? '2' : '3')
  if (group.category === expected) return []
  return [
    {
      rule: 'R112',
      level: 'warn',
      variant: 'gleason',
      places: [placeIn(read, group)],
      facts: { here: wordsAt(read, group), there: expected },
      repair: {
        kind: 'edit',
        edits: [
          {
            sentence: read.sentence.id,
            start: group.categoryAt.start,
            end: group.categoryAt.end,
            text: expected,
          },
        ],
      },
    },
  ]
})
