import type { Alarm, TextEdit } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import { memoizeWeakly } from '../text/memoizeWeakly.ts'
import type { Observation } from '../text/observe.ts'
import type { Unit } from '../text/readText.ts'
import { hasWords } from '../text/wordsIn.ts'
import { CONCEPTS, isSameOrgan, opposite } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrases } from '../words/phrases.ts'
import { clauseAt } from './clauseAt.ts'
import { distantMetastases } from './distantMetastases.ts'
import { isBare } from './isBare.ts'
import { isOtherPart } from './isOtherPart.ts'
import { isPlacedBefore } from './isPlacedBefore.ts'
import { isSurelyAffirmed, isSurelyDenied } from './isSurelyDenied.ts'
import { placesIn } from './placesIn.ts'
import {
  cachedFor,
  cachedForUnits,
  has,
  type Observed,
  observedIn,
  placeIn,
  type ReadReport,
  type ReadSentence,
  type Rule,
  termAt,
} from './Rule.ts'
import { receptorElsewhere } from './receptorElsewhere.ts'
import { removedOrgan } from './removedOrgan.ts'
import { sameWordsElsewhere } from './sameWordsElsewhere.ts'
import { saidSizes } from './sizeElsewhere.ts'
import { unknownWords } from './unknownWords.ts'

/** Reports a finding that is present in one sentence and absent in another. */
export const presenceElsewhere: Rule = {
  id: 'R115',
  check(read) {
    // Microscopy may correct the gross findings of a specimen.
    const findings = plainIn(read.findings).filter(({ read: one }) => one.sentence.section !== 'gross')
    const conclusion = plainIn(read.conclusion)
    const seen = new Set<string>()
    const pairs = [
      ...across(findings, conclusion, sidesIn(read)),
      ...distantMetastases(findings, conclusion),
      ...within(findings),
      ...within(conclusion),
      ...sizedIn(read.told),
    ]
    const told = pairs.flatMap(([one, other]): Alarm[] => {
      const concept = one.observation.concept ?? ''
      if (seen.has(concept) || isUnsure(one, other)) return []
      seen.add(concept)
      return [alarmOf(one, other)]
    })
    if (told.length > 0) return told
    const others = sameWordsElsewhere(read).slice(0, 1)
    return others.length > 0 ? others : [...removedOrgan(read), ...receptorElsewhere(read)].slice(0, 1)
  },
}

/**
 * A person may deny something in words that no list has, so an apparent affirmation in a typed sentence isn't
 * certain.
 */
function isUnsure(one: Observed, other: Observed): boolean {
  if (one === other && isOfTopic(one)) return true
  // «The nodule of 3 mm is gone» has a size but denies the nodule.
  if (one === other) return has(one.unit, 'gone', 'except')
  const [denied, asserted] = one.observation.isNegated ? [one, other] : [other, one]
  const [here, there] = [one, other].map(({ read, observation }) => ({ read, at: observation.start }))
  if (here && there && isOtherPart(here, there)) return true
  if (!asserted.read.isByHand) return false
  if (!isSurelyAffirmed(asserted) || !isPlain(asserted)) return true
  if (!denied.read.isByHand) return false
  // In «WS ohne Fraktur» a place that no list knows is still a place, not that of the sentence before. «No
  // distant metastasis» covers all places.
  const isPlaced = denied.observation.concept === 'metastasis' || !isPlacedBefore(denied)
  return (!isPlaced && !isBare(denied)) || !isSurelyDenied(denied, asserted)
}

/**
 * If more words than these are unknown, they may say that the finding was there earlier or is gone: «has
 * regressed completely».
 */
const UNKNOWN_MOST = 3
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/u

/**
 * Returns whether a sentence says little else about its finding than where it is, and mentions no other year.
 */
const isPlain = (asserted: Observed): boolean =>
  !YEAR.test(asserted.unit.text) &&
  unknownWords(asserted, clauseAt(asserted.unit, asserted.observation)).length <= UNKNOWN_MOST

/** In «病変は28mmで濃染なし» the words between a size and the denial after it are what is denied. */
function isOfTopic({ unit, read, observation }: Observed): boolean {
  const lexicon = lexiconOf(read.reading.locale)
  const from = observation.end - unit.start
  const denial = lexicon.negationsAfter(unit.text).find(({ start }) => start >= from)
  return (
    lexicon.isPredicateLast && denial !== undefined && hasWords(unit.text.slice(from, denial.start), lexicon)
  )
}

type SidesOf = (part: ReadSentence['part']) => ReadonlySet<Side>

const BOTH_SIDES: ReadonlySet<Side> = new Set(['R', 'L'])

const sidesNamed = cachedForUnits<Side>(({ unit }) => unit.sides.map(({ id }) => id))

/** Returns the sides that each section names. */
function sidesIn({ findings, conclusion }: ReadReport): SidesOf {
  const named = (list: readonly ReadSentence[]): ReadonlySet<Side> => new Set(sidesNamed(list))
  const sides = { findings: named(findings), conclusion: named(conclusion), other: BOTH_SIDES }
  return (part) => sides[part]
}

const placesOf = memoizeWeakly((unit: Unit): string => [...placesIn(unit.text)].toSorted().join(' '))

/** These findings may be anywhere: their absence in one place says nothing about another. */
const ANYWHERE: ReadonlySet<string> = new Set(['cancer', 'invasion', 'lesion', 'lymphNode'])

/** Different words can mean the same thing: a filling defect is the embolism. */
const ONE_THING: ReadonlySet<string> = new Set([
  'clot',
  'infarct',
  'pneumonia',
  'hemorrhage',
  'bowelIschemia',
])

const plainIn = cachedFor<Observed>((read) =>
  observedIn([read]).filter((one) => {
    const { concept, isVague, isPrior } = one.observation
    return concept !== undefined && !ANYWHERE.has(concept) && !isVague && !isPrior && !isKindOfNodule(one)
  }),
)

/**
 * «A ground-glass nodule» is a nodule of this kind, and doesn't contradict a denial of ground-glass
 * opacities.
 */
const isKindOfNodule = ({ unit, observation: { concept, end } }: Observed): boolean =>
  concept === 'groundGlass' &&
  unit.observations.some((next) => next.start >= end && next.start <= end + 1 && next.concept !== concept)

/** «No acute infarct» doesn't deny an old one, only an acute one. */
function isWholeDenial(denied: Observation, asserted: Observation): boolean {
  if (!denied.isQualified) return true
  return (
    denied.qualifiers.length > 0 &&
    denied.qualifiers.every(
      (word) =>
        (denied.concept === 'fracture' && OBVIOUS.test(word)) ||
        asserted.qualifiers.some((other) => isSameWord(word, other)),
    )
  )
}

/** A fracture that another sentence affirms counts as an obvious one. */
const OBVIOUS = new RegExp(`^${phrases('obviousWord')}$`, 'iu')

/** Inflected forms of a word share its beginning, so only that is compared. */
const isSameWord = (a: string, b: string): boolean => a.slice(0, 4) === b.slice(0, 4)

function isOneThing(a: string | undefined, b: string | undefined): boolean {
  const kind = CONCEPTS[a ?? '']?.kind ?? ''
  return a === b || (ONE_THING.has(kind) && CONCEPTS[b ?? '']?.kind === kind)
}

function isSameThing(one: Observed, two: Observed, sidesOf: SidesOf): boolean {
  const { observation: a, unit } = one
  const { observation: b, unit: other } = two
  if (!isOneThing(a.concept, b.concept)) return false
  const [there, here] = a.isNegated ? [placesOf(unit), placesOf(other)] : [placesOf(other), placesOf(unit)]
  if (here !== '' && there !== here) return false
  const hasOrgans = a.organ !== undefined && b.organ !== undefined
  const isSamePlace = hasOrgans ? isSameOrgan(a.organ, b.organ) : a.organ === b.organ
  if (!isSamePlace && !isOfWholeExam(one, two) && !isSameKindNearby(one, two)) return false
  // Metastases may be anywhere: their absence in one organ says nothing about another.
  if (a.concept === 'metastasis' && (a.organ === undefined || a.organ !== b.organ)) return false
  const [denied, asserted] = a.isNegated ? [one, two] : [two, one]
  if (!isWholeDenial(denied.observation, asserted.observation)) return false
  return (
    isBare(asserted) ||
    isSideDenied(denied.observation, asserted.observation) ||
    (asserted.observation.side === undefined && isOnly(denied.observation.side, sidesOf(asserted.read.part)))
  )
}

/**
 * In an exam of one limb, a finding without a side is on the side that the other section names, unless its
 * own section names another one.
 */
const isOnly = (side: Side | undefined, said: ReadonlySet<Side>): boolean =>
  side !== undefined && [...said].every((one) => one === side)

/**
 * «No fracture.» contradicts any fracture, but the name of a scale («fibrosis: stage 0/6») states nothing.
 */
const isOfWholeExam = (one: Observed, two: Observed): boolean =>
  (isBare(one) || isBare(two)) && !isLabel(one) && !isLabel(two)

const isLabel = ({ read, observation }: Observed): boolean =>
  /^\s*[:：]\s*\S/u.test(read.reading.text.slice(observation.end))

/**
 * In «Kidneys intact. Active bleeding.» no word says where the bleeding is, but both sentences mean active
 * bleeding.
 */
const isSameKindNearby = (one: Observed, two: Observed): boolean =>
  one.observation.qualifiers.length > 0 && (isPlacedBefore(one) || isPlacedBefore(two))

/**
 * If only an earlier sentence names the side, as in «right effusion. No pneumothorax.», both sides are
 * denied.
 */
const isSideOfBefore = ({ side, sideAt, isHeaded }: Observation): boolean =>
  side !== undefined && sideAt === undefined && !isHeaded

const isSideDenied = (denied: Observation, asserted: Observation): boolean =>
  denied.side === undefined ||
  denied.side === 'B' ||
  denied.side === asserted.side ||
  (isSideOfBefore(denied) && (asserted.side === undefined || isSideOfBefore(asserted)))

/** Reports a denied finding with a size, as in «No nodule of 9 mm». */
const sizedIn = cachedFor<[Observed, Observed]>((sentence) =>
  observedIn([sentence]).flatMap((one): [Observed, Observed][] => {
    const { observation, unit, read } = one
    const { concept = '', isNegated, isPrior, isPast, isQualified } = observation
    if (!isNegated || !MEASURED.has(concept) || !read.isByHand || isPrior || isPast || isQualified) return []
    const others = unit.observations.filter((other) => other !== observation)
    const isOwn = saidSizes([read]).some(({ unit: at, size }) => {
      const [from, to] =
        size.end <= observation.start ? [size.end, observation.start] : [observation.end, size.start]
      const between = read.reading.text.slice(from, to)
      return (
        at === unit &&
        between.length <= NEAR_CHARACTERS &&
        !NEXT.test(between) &&
        !LIMIT.test(`${between} ${read.reading.text.slice(size.end, size.end + LIMIT_CHARACTERS)}`) &&
        (!/[,，、]/u.test(between) || isOwnBehind(between, read)) &&
        !others.some(({ start }) => start >= from && start < to)
      )
    })
    return isOwn ? [[one, one]] : []
  }),
)

/** These findings are themselves measured. */
const MEASURED: ReadonlySet<string> = new Set([
  ...['lesion', 'nodule', 'mass', 'cyst', 'stone', 'polyp', 'fibroid', 'hematoma', 'groundGlass'],
  ...['aneurysm', 'lymphNode', 'lymphadenopathy'],
])
/** «Larger than 10 mm» is a limit, not a size. */
const LIMIT = new RegExp(`${phrases('largerThan')}|[<>≥≤]`, 'u')
const LIMIT_CHARACTERS = 4
const NEAR_CHARACTERS = 40
/** Matches a comma and words for a size, with nothing else in between. */
const SIZE_AHEAD = new RegExp(`^\\s*[,，、](?:\\s|${phrases('ofSize')}|${phrases('about')})*$`, 'iu')

/**
 * In «No nodule, 9 mm», in languages with predicates at the end, the denial ends before the comma and the
 * size belongs to something else.
 */
const isOwnBehind = (between: string, { reading }: ReadSentence): boolean =>
  !lexiconOf(reading.locale).isPredicateLast && SIZE_AHEAD.test(between)

/** Matches the beginning of another predicate or organ. */
const NEXT = new RegExp(`[:：;；.。()（）]|${phrases('nextPredicate')}`, 'u')

/**
 * Compares the conclusion with everything that the findings say about it; one sentence that agrees is enough.
 */
function across(
  findings: readonly Observed[],
  conclusion: readonly Observed[],
  sidesOf: SidesOf,
): readonly [Observed, Observed][] {
  const byHand = findings.filter(({ read }) => read.isByHand)
  return conclusion.flatMap((one): [Observed, Observed][] => {
    // Values don't contradict each other, so what they conclude is first compared with a person's words.
    if (!one.read.isByHand && !byHand.some((other) => isAgainst(one, other, sidesOf))) return []
    const same = findings.filter(
      (other) =>
        isOneThing(other.observation.concept, one.observation.concept) &&
        (other.observation.organ === undefined ||
          one.observation.organ === undefined ||
          isSameOrgan(other.observation.organ, one.observation.organ) ||
          isSameKindNearby(one, other)),
    )
    const against = same.find((other) => isAgainst(one, other, sidesOf))
    if (same.some((other) => isAgreed(one, other, against) && !isOfPart(one, other, against))) return []
    return against && (one.read.isByHand || against.read.isByHand) ? [[one, against]] : []
  })
}

const isAgainst = (one: Observed, other: Observed, sidesOf: SidesOf): boolean =>
  one.observation.isNegated !== other.observation.isNegated && isSameThing(one, other, sidesOf)

/** «No fracture.» isn't about the right hip alone: a denial there agrees with it only on that side. */
const isOfPart = (one: Observed, other: Observed, against: Observed | undefined): boolean =>
  one.observation.isNegated &&
  isBare(one) &&
  other.observation.sideAt !== undefined &&
  against?.observation.sideAt !== undefined &&
  other.observation.side === opposite(against.observation.side ?? 'B') &&
  against.observation.side !== 'B'

/**
 * Returns whether the other observation says the same. Against «no active bleeding» it must also be about
 * active bleeding.
 */
function isAgreed({ observation: one }: Observed, other: Observed, against: Observed | undefined): boolean {
  if (other.observation.isNegated !== one.isNegated) return false
  const denied = one.isNegated ? one : against?.observation
  const words = denied?.isQualified ? denied.qualifiers : []
  return words.every((word) => other.observation.qualifiers.some((own) => isSameWord(word, own)))
}

/**
 * Within one section, only findings with a place of their own are compared, because a nodule may be in one
 * place and not in another.
 */
function within(all: readonly Observed[]): readonly [Observed, Observed][] {
  return all.flatMap((one, index) => {
    if (CONCEPTS[one.observation.concept ?? '']?.organ === undefined) return []
    return all.slice(index + 1).flatMap((other): [Observed, Observed][] => {
      // Units are compared by their words, so that a repeated sentence doesn't contradict itself.
      if (one.observation.isNegated === other.observation.isNegated || one.unit.text === other.unit.text)
        return []
      if (!isSameThing(one, other, () => BOTH_SIDES) || (!one.read.isByHand && !other.read.isByHand))
        return []
      const [denied] = one.observation.isNegated ? [one] : [other]
      return denied.observation.side === undefined ? [[other, one]] : []
    })
  })
}

function alarmOf(one: Observed, other: Observed): Alarm {
  const edit = polarityEdit(one)
  return {
    rule: 'R115',
    level: 'warn',
    places: [placeIn(one.read, one.observation), placeIn(other.read, other.observation)],
    facts: { what: termAt(one.read, one.observation), there: other.unit.text.trim() },
    repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(one.read, one.observation) },
  }
}

/** Changes «있음» to «없음», or the reverse, if the unit contains one of them. */
export function polarityEdit({ read, unit, observation }: Observed): TextEdit | undefined {
  const { polarity } = lexiconOf(read.sentence.locale)
  for (const { present, absent } of polarity.toSorted((a, b) => b.absent.length - a.absent.length)) {
    const [from, to] = observation.isNegated ? [absent, present] : [present, absent]
    const at = unit.text.indexOf(from)
    if (at < 0 || unit.text.indexOf(from, at + 1) >= 0) continue
    return {
      sentence: read.sentence.id,
      start: unit.start + at,
      end: unit.start + at + from.length,
      text: to,
    }
  }
  return undefined
}
