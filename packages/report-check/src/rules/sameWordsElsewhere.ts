import type { ReportSection } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import { isIn } from '../text/clausesOf.ts'
import { memoizeWeakly } from '../text/memoizeWeakly.ts'
import type { Unit } from '../text/readText.ts'
import { type Statement, statementsIn } from '../text/statementsIn.ts'
import { CONCEPTS, isSameOrgan } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrasePattern } from '../words/phrases.ts'
import { isOtherPart } from './isOtherPart.ts'
import { isSurelyAffirmed } from './isSurelyDenied.ts'
import { placesIn } from './placesIn.ts'
import {
  cachedFor,
  has,
  type InUnit,
  memoizeForUnit,
  observedIn,
  placeIn,
  type ReadReport,
  type ReadSentence,
} from './Rule.ts'

export interface Stated extends InUnit {
  statement: Statement
  sides: ReadonlySet<Side>
}

/**
 * Matches words for other times, other people and mere possibilities. Sentences with one of them aren't
 * compared.
 */
const UNSURE = ['uncertain', 'history', 'recommend', 'followUp', 'otherwise'] as const

const SPECIMENS: ReadonlySet<ReportSection> = new Set(['specimen', 'gross'])

const statementsOf = memoizeForUnit(({ unit, read }) => statementsIn(unit, read.reading))

export const statedIn = cachedFor<Stated>((read) =>
  read.reading.units.flatMap((unit) => {
    // The name of a specimen only names a part and states no finding, and microscopy may correct the gross
    // description.
    if (SPECIMENS.has(read.sentence.section) || UNSURE.some((mark) => unit.marks(mark).length > 0)) return []
    return statementsOf({ unit, read })
      .filter(({ start, end }) => !unit.marks('prior').some((one) => one.start < end && one.end > start))
      .map((statement) => ({ read, unit, statement, sides: sidesAt(unit, statement) }))
  }),
)

/**
 * Returns the sides of a clause. A clause without one takes the only side of its sentence, or that of the
 * heading.
 */
function sidesAt({ sides, heading }: Unit, { start, end }: Statement): ReadonlySet<Side> {
  if (sides.length === 0 && heading !== undefined) return new Set([heading])
  const own = sides.filter((side) => side.start >= start && side.end <= end)
  const all = new Set(sides.map(({ id }) => id))
  return own.length === 0 && all.size === 1 ? all : new Set(own.map(({ id }) => id))
}

/**
 * A single word occurs in many sentences, while two or more identify the subject; four Chinese characters are
 * two words.
 */
const WORDS_MIN = 2
const CHARACTERS_MIN = 4

export const isInformative = (words: readonly string[]): boolean =>
  words.length >= WORDS_MIN ||
  words.some((word) => /^\p{Script=Han}/u.test(word) && word.length >= CHARACTERS_MIN)

/** A distance doesn't affirm what it is measured from: «35 mm from the bronchial margin». */
const isAffirmed = memoizeWeakly(
  (stated: Stated): boolean =>
    !stated.statement.isDenied &&
    isSurelyAffirmed(stated, stated.statement) &&
    !stated.unit.marks('distance').some((mark) => isIn(mark, stated.statement)),
)

/** «A nodule without calcification» affirms the nodule, and «not compressible» affirms a vein. */
const ATTRIBUTED = phrasePattern('attributed')

const isWholeDenial = memoizeWeakly(
  ({ read, unit, statement: { isDenied, start, end } }: Stated): boolean =>
    isDenied &&
    !has(unit, 'except', 'positive', 'nearly', 'gone') &&
    !ATTRIBUTED.test(read.reading.text.slice(start, end)),
)

export const holds = (outer: Pick<Statement, 'words' | 'letters'>, words: readonly string[]): boolean =>
  words.every((word) => outer.words.includes(word) || (!/^[a-z]/u.test(word) && outer.letters.includes(word)))

const isSameSide = (a: Stated, b: Stated): boolean =>
  a.sides.size === 0 || (a.sides.size === b.sides.size && [...a.sides].every((side) => b.sides.has(side)))

/** «The only stone left is in the kidney» affirms it nowhere else. */
const ONLY = phrasePattern('only')

/** «The pedicle is not seen» and «destruction of the pedicle» mean the same. */
const LOST = phrasePattern('lostWords')

/** In «输尿管膀胱连接部结石» the words of «膀胱结石» are part of a longer name. */
const isOfOtherOrgan = (denied: Omit<Stated, 'sides'>, found: Stated): boolean => {
  const [here, there] = [denied, found].map(({ unit, statement }) =>
    unit.observations.filter((one) => one.concept !== undefined && isIn(one, statement)),
  )
  return (
    here?.length === 1 &&
    there?.length === 1 &&
    here[0]?.concept === there[0]?.concept &&
    here[0]?.organ !== undefined &&
    there[0]?.organ !== undefined &&
    !isSameOrgan(here[0].organ, there[0].organ)
  )
}

/**
 * Returns whether the affirming sentence is about another level than the denial, another part of a specimen,
 * a single place, or a loss.
 */
function isElsewhere({ read, statement, unit }: Omit<Stated, 'sides'>, found: Stated): boolean {
  if (isOtherPart({ read, at: statement.end }, { read: found.read, at: found.statement.end })) return true
  if (ONLY.test(found.unit.text) || LOST.test(found.unit.text)) return true
  if (isOfOtherOrgan({ read, statement, unit }, found)) return true
  const before = read.reading.text.slice(0, statement.end)
  const here = placesIn(before.slice(before.lastIndexOf('\n') + 1))
  const there = placesIn(found.unit.text)
  return here.size > 0 && there.size > 0 && [...here].every((place) => !there.has(place))
}

/** Reports a denial if an affirming sentence of the other section contains all of its words. */
export function sameWordsElsewhere({ findings, conclusion }: ReadReport): readonly Alarm[] {
  return [
    ...against(findings, conclusion),
    ...against(conclusion, findings),
    ...onlyDenied(findings, conclusion),
  ]
}

const isByHand = ({ read }: Stated): boolean => read.isByHand

/** Returns whether the statement has more than the name of a place. */
const hasFinding = ({ unit, statement: { start, end } }: Stated): boolean =>
  unit.observations.some((one) => one.concept !== undefined && one.start >= start && one.end <= end)

/**
 * In languages with predicates at the end, «であり» and «이며» end another statement: «陳旧性圧迫骨折で浮腫なし» denies only
 * the edema.
 */
const STATED = phrasePattern('statedBefore')

/** Returns whether some of the words belong to what the sentence states before it denies something. */
function isStatedBefore({ read, statement: { start, end } }: Stated, words: readonly string[]): boolean {
  if (!lexiconOf(read.reading.locale).isPredicateLast) return false
  const text = read.reading.text.slice(start, end)
  const joint = STATED.exec(text)
  if (!joint) return false
  const behind = text.slice(joint.index + joint[0].length).toLowerCase()
  return words.some((word) => !behind.includes(word))
}

/**
 * Reports what the conclusion affirms if every sentence of the findings with its words denies it and there is
 * no finding of its kind.
 */
function onlyDenied(
  findings: readonly ReadSentence[],
  conclusion: readonly ReadSentence[],
): readonly Alarm[] {
  const here = statedIn(findings)
  const byHand = here.filter(isByHand)
  const isFound = observedIn(findings).some(
    ({ observation: { concept, isNegated } }) => !isNegated && CONCEPTS[concept ?? '']?.kind === 'lesion',
  )
  return statedIn(conclusion).flatMap((one): Alarm[] => {
    const { words } = one.statement
    if (isFound || !isAffirmed(one) || !isInformative(words) || !hasFinding(one) || LOST.test(one.unit.text))
      return []
    const isSame = ({ statement }: Stated) => holds(statement, words)
    if (!one.read.isByHand && !byHand.some(isSame)) return []
    const same = here.filter(isSame)
    const [denied] = same
    if (
      !denied ||
      !same.every(isWholeDenial) ||
      same.some((other) => isStatedBefore(other, words)) ||
      (!denied.read.isByHand && !one.read.isByHand)
    )
      return []
    return [alarmOf(denied, one)]
  })
}

/** In «右侧中部2条未见癌», no words are left besides the place that could occur elsewhere. */
const denialsIn = cachedFor<Stated>((read) =>
  statedIn([read]).filter(
    (one) => isWholeDenial(one) && isInformative(one.statement.unsided?.words ?? one.statement.words),
  ),
)

function against(own: readonly ReadSentence[], other: readonly ReadSentence[]): readonly Alarm[] {
  const [here, there] = [statedIn(own), statedIn(other)]
  const byHand = there.filter(isByHand)
  return denialsIn(own).flatMap((denied): Alarm[] => {
    const { words } = denied.statement
    const isSame = (one: Stated) =>
      holds(one.statement, words) && isSameSide(denied, one) && isAffirmed(one) && !isElsewhere(denied, one)
    // Values don't contradict each other, so what they deny is first looked for in a person's words.
    if (!denied.read.isByHand && !byHand.some(isSame)) return []
    const found = there.find(isSame)
    if (!found || (!denied.read.isByHand && !found.read.isByHand)) return []
    if (isAgreed(denied, found, here, there)) return []
    return [alarmOf(denied, found)]
  })
}

/**
 * Returns whether another place may be meant, because the section of the denial also affirms the same, or the
 * other section denies it. For a denial in the conclusion without a place, one affirming finding is enough.
 */
function isAgreed(denied: Stated, found: Stated, here: readonly Stated[], there: readonly Stated[]): boolean {
  const { words } = denied.statement
  const sides = new Set(denied.unit.sides.map(({ start, end }) => denied.read.reading.text.slice(start, end)))
  const plain = words.filter((word) => ![...sides].some((side) => side.toLowerCase().includes(word)))
  if (here.some(({ statement }) => !statement.isDenied && holds(statement, plain))) return true
  if (denied.read.part === 'conclusion') return false
  return there.some(
    ({ statement }) => statement.isDenied && holds(statement, words) && statement !== found.statement,
  )
}

function alarmOf(denied: Stated, found: Stated): Alarm {
  const place = placeIn(denied.read, denied.statement)
  return {
    rule: 'R115',
    level: 'warn',
    places: [place, placeIn(found.read, found.statement)],
    facts: {
      what: denied.read.reading.text.slice(denied.statement.start, denied.statement.end).trim(),
      there: found.unit.text.trim(),
    },
    repair: { kind: 'go', to: place },
  }
}
