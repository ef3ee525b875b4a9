import type { Alarm } from '../Alarm.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { CONCEPTS, isMajorIn, isWithin, ORGANS } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { isPlacedBefore } from './isPlacedBefore.ts'
import { isSurelyAffirmed } from './isSurelyDenied.ts'
import { isNormalConclusion } from './normalConclusion.ts'
import {
  has,
  type InUnit,
  type Observed,
  observedIn,
  organsIn,
  placeIn,
  type ReadReport,
  type Rule,
  termAt,
  unitsOf,
  wordsAt,
} from './Rule.ts'

/** Reports a region, an organ or a whole exam that is called normal despite a finding. */
export const normalBesideFinding: Rule = {
  id: 'R116',
  check(read) {
    return [...regions(read), ...organs(read), ...exam(read)]
  },
}

const bare = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{P}\p{S}\p{Z}]/gu, '')

/** Finds typed normal sentences of a region in which a cell has a finding. */
function regions({ report, sentences }: ReadReport): readonly Alarm[] {
  const normal = report.regions.filter(
    ({ normal: text, findings }) => text !== undefined && findings.length > 0,
  )
  if (normal.length === 0) return []
  const typed = sentences.filter(({ isByHand }) => isByHand)
  // A normal sentence may consist of two, so it is also compared with all of the typed text.
  const wholes = typed.map((read) => ({
    read,
    unit: { text: read.reading.text, start: 0, end: read.reading.text.length },
  }))
  const parts = unitsOf(typed.filter(({ reading }) => reading.units.length > 1))
  return [...wholes, ...parts].flatMap(({ read, unit }) =>
    normal
      .filter(({ normal: text = '' }) => bare(text) === bare(unit.text))
      .map(
        ({ name, findings }): Alarm => ({
          rule: 'R116',
          level: 'block',
          variant: 'region',
          places: [placeIn(read, unit), { of: 'run', runId: findings[0] ?? '' }],
          facts: { what: name },
          repair: {
            kind: 'edit',
            edits: [{ sentence: read.sentence.id, start: unit.start, end: unit.end, text: '' }],
          },
        }),
      ),
  )
}

/** These findings change the appearance of an organ; an inflamed or bleeding organ may look normal. */
const SHAPES: ReadonlySet<string> = new Set([
  ...['nodule', 'mass', 'cyst', 'stone', 'pneumothorax', 'fracture', 'dislocation', 'tear', 'aneurysm'],
  ...[
    'hydronephrosis',
    'polyp',
    'fibroid',
    'occlusion',
    'thrombus',
    'abscess',
    'splenomegaly',
    'cardiomegaly',
  ],
])

/**
 * Returns whether the whole organ is called normal, as in «Both kidneys are normal». If the sentence names
 * anything else, only that may be normal: a part, or a relation to something else.
 */
function isWholeNormal({ read, unit }: InUnit): boolean {
  const lexicon = lexiconOf(read.reading.locale)
  const { text } = unit
  const known = [...lexicon.organs(text), ...lexicon.sides(text), ...lexicon.mark('normal')(text)]
  return (
    unit.observations.every(({ concept }) => concept === undefined) &&
    wordsLeft(blanked(text, known), lexicon).length === 0
  )
}

/**
 * The word lists for these organs also contain their parts: canal and discs of the spine, tendons and bones
 * of a joint.
 */
const OF_PARTS: ReadonlySet<string> = new Set([
  ...[
    'spine',
    'shoulder',
    'elbow',
    'wrist',
    'hand',
    'hip',
    'knee',
    'ankle',
    'foot',
    'heart',
    'orbit',
    'skull',
  ],
])
/** Inflected forms of a word share its beginning, so only that is compared. */
const STEM_CHARACTERS = 4

/**
 * «Spinal canal normal» says nothing about a vertebra. In an organ of several parts, the finding has to name
 * the same one.
 */
function isSamePart({ read, unit }: InUnit, normal: Observed): boolean {
  const { organ = '' } = normal.observation
  if (!OF_PARTS.has(organ) && !ORGANS[organ]?.isWide) return true
  const stemOf = (word: string) => word.toLowerCase().slice(0, STEM_CHARACTERS)
  const word = stemOf(wordsAt(normal.read, normal.observation))
  return organsIn({ read, unit }).some(({ start, end }) => stemOf(unit.text.slice(start, end)) === word)
}

function organs({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const normal = observedIn(findings).filter(
    ({ unit, observation }) =>
      observation.isNormal &&
      observation.concept === undefined &&
      !observation.isVague &&
      !observation.isPrior &&
      !observation.isQualified &&
      !has(unit, 'attributes', 'otherwise'),
  )
  const seen = new Set<string>()
  return observedIn(conclusion).flatMap(({ read, unit, observation }): Alarm[] => {
    const { concept, organ = '', side, isNegated, isVague, isPrior } = observation
    if (!SHAPES.has(concept ?? '') || isNegated || isVague || isPrior || seen.has(organ)) return []
    const against = normal.find(
      ({ observation: other }) =>
        other.organ === organ && (other.side === undefined || other.side === 'B' || other.side === side),
    )
    const found = observedIn(findings).some(
      ({ observation: other }) => other.organ === organ && other.concept !== undefined && !other.isNegated,
    )
    if (!against || found || (!read.isByHand && !against.read.isByHand)) return []
    if (
      read.isByHand &&
      against.read.isByHand &&
      !(isWholeNormal(against) && isSamePart({ read, unit }, against))
    )
      return []
    seen.add(organ)
    return [
      {
        rule: 'R116',
        level: 'warn',
        variant: 'organ',
        places: [placeIn(against.read, against.observation), placeIn(read, observation)],
        facts: { what: termAt(against.read, against.observation), there: termAt(read, observation) },
        repair: { kind: 'go', to: placeIn(against.read, against.observation) },
      },
    ]
  })
}

/** In typed text, «no intracranial abnormality» covers only what its own sentence places there. */
const isSure = (found: Observed, scope: readonly string[]): boolean =>
  isSurelyAffirmed(found) && (scope.length === 0 || !isPlacedBefore(found))

function exam(read: ReadReport): readonly Alarm[] {
  const [first] = unitsOf(read.conclusion).filter(
    ({ unit }) => has(unit, 'allNormal') && !has(unit, 'otherwise'),
  )
  // «No acute intracranial abnormality» is about the brain, whatever else is concluded.
  const scope = first?.unit.observations.flatMap(({ organ }) => organ ?? []) ?? []
  const sides = first?.unit.sides ?? []
  if (scope.length === 0 && !isNormalConclusion(read)) return []
  const found = observedIn(read.findings).find((one) => {
    const { concept, organ = '', side, isNegated, isPast, isPrior } = one.observation
    return (
      isMajorIn(CONCEPTS[concept ?? ''], organ) &&
      (scope.length === 0 || scope.some((whole) => organ === whole || isWithin(organ, whole))) &&
      // «The right testis is normal» says nothing about the left one.
      sides.every(({ id }) => id === 'B' || id === side) &&
      !isNegated &&
      !isPast &&
      !isPrior &&
      !has(one.unit, 'minor', 'chronic', 'unchanged', 'otherwise', 'normal') &&
      (!one.read.isByHand || isSure(one, scope))
    )
  })
  if (!first || !found || (!first.read.isByHand && !found.read.isByHand)) return []
  return [
    {
      rule: 'R116',
      level: 'warn',
      variant: 'exam',
      places: [placeIn(found.read, found.observation), placeIn(first.read, first.unit)],
      facts: { what: termAt(found.read, found.observation), there: first.unit.text.trim() },
      repair: { kind: 'go', to: placeIn(found.read, found.observation) },
    },
  ]
}
