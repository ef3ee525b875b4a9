import { LOCALES } from '@pandok/domain'
import type { Alarm } from '../Alarm.ts'
import { CLOCK } from '../text/clock.ts'
import type { Observation } from '../text/observe.ts'
import type { Reading } from '../text/readText.ts'
import { blanked, wordsLeft } from '../text/wordsIn.ts'
import { CONCEPTS, isMajorIn, isSameOrgan, opposite } from '../words/anatomy.ts'
import { lexiconOf } from '../words/lexiconOf.ts'
import { phrasePattern } from '../words/phrases.ts'
import { isPlacedBefore } from './isPlacedBefore.ts'
import { isSurelyAffirmed } from './isSurelyDenied.ts'
import { newFindingLacks } from './newFindingLacks.ts'
import { isNormalConclusion } from './normalConclusion.ts'
import {
  has,
  type InUnit,
  observedIn,
  organsIn,
  placeIn,
  type ReadReport,
  type ReadSentence,
  type Rule,
  termAt,
  unitsOf,
} from './Rule.ts'
import { unknownWords } from './unknownWords.ts'

/** Reports an important finding that the conclusion doesn't mention. */
export const conclusionLacks: Rule = {
  id: 'R114',
  check(read) {
    return [...removed(read), ...unsaid(read), ...unsaidNew(read)]
  },
}

/** Finds conclusions of the values that somebody removed. */
function removed({ report, sentences }: ReadReport): readonly Alarm[] {
  const there = new Set(sentences.map(({ sentence }) => sentence.id))
  return report.findings.flatMap(({ runId, title, conclusions }) =>
    conclusions
      .filter(({ id }) => !there.has(id))
      .map(
        ({ text }): Alarm => ({
          rule: 'R114',
          level: 'warn',
          variant: 'removed',
          places: [{ of: 'run', runId }],
          facts: { what: text === '' ? title : text },
          repair: { kind: 'go', to: { of: 'run', runId } },
        }),
      ),
  )
}

const SUMMED = phrasePattern('summed')

const isSummed = ({ text, units }: Reading): boolean =>
  SUMMED.test(text) || units.some(({ categories }) => categories.length > 0)

/** The conclusion of a procedure describes what was done. The order may be in any language. */
function isProcedureOrder(order: string): boolean {
  if (known.order === order) return known.isProcedure
  const isProcedure = LOCALES.some((locale) => lexiconOf(locale).mark('procedures')(order).length > 0)
  known = { order, isProcedure }
  return isProcedure
}

/** The order stays the same while a report is typed, so the result is cached. */
let known = { order: '', isProcedure: false }

/** A new lesion must be in the conclusion, whatever it is called. */
function unsaidNew(read: ReadReport): readonly Alarm[] {
  const { conclusion, report } = read
  const isOther =
    conclusion.length === 0 ||
    conclusion.some(({ sentence, reading }) => sentence.section === 'diagnosis' || isSummed(reading)) ||
    isProcedureOrder(report.context.study?.order ?? '')
  return isOther ? [] : newFindingLacks(read, isUnknownTold).slice(0, 1)
}

const isUnknownTold = (one: InUnit): boolean =>
  isUnknownDiagnosis(one) && !has(one.unit, 'devices') && !isCall(one)

function unsaid(read: ReadReport): readonly Alarm[] {
  const { findings, conclusion } = read
  if (conclusion.length === 0 || isNormalConclusion(read)) return []
  // A pathologist's diagnosis uses other words than the microscopy.
  if (conclusion.some(({ sentence }) => sentence.section === 'diagnosis')) return []
  const isProcedure = isProcedureOrder(read.report.context.study?.order ?? '')
  const isAllSummed = conclusion.some(({ reading }) => isSummed(reading))
  const unknown = unitsOf(conclusion).filter(isUnknownTold)
  const concluded = observedIn(conclusion).map(({ observation }) => observation)
  const isDissected = concluded.some((one) => one.concept === 'dissection' && !one.isNegated)
  const found = observedIn(findings).map(({ observation }) => observation)
  const isOwnOrgan = (one: InUnit, organ: string | undefined) =>
    organsIn(one).some(({ id }) => id.organ === organ)
  const seen = new Set<string>()
  return observedIn(findings).flatMap(({ read: sentence, unit, observation }): Alarm[] => {
    const { concept = '', organ, isNegated, isVague, isPrior } = observation
    const meaning = CONCEPTS[concept]
    if (
      !meaning ||
      !isMajorIn(meaning, organ) ||
      isNegated ||
      isVague ||
      isPrior ||
      seen.has(concept) ||
      !sentence.isByHand
    )
      return []
    // In a person's own words, only findings with a single common name are certain to be missing.
    if (!meaning.hasOwnName || has(unit, 'mayDeny') || isProcedure) return []
    // A category can stand for findings, but nobody refers to a fracture or an embolism by a category alone.
    if (isAllSummed && !meaning.hasOwnName) return []
    const isSameSentence = unit.observations.some((one) => isConcluded(one, concluded))
    // A diagnosis that no list knows may mean this finding: «AVN, ARCO IIIA» includes the fracture in its
    // stage.
    if (unknown.length > 0 || !isSurelyAffirmed({ unit, read: sentence })) return []
    if (isKnownOrMinor(unit)) return []
    // A thrombus in a false lumen belongs to the dissection.
    if (concept === 'thrombus' && isDissected) return []
    if (concept === 'mass' && isSameSentence) return []
    const isSaid = concluded.some(
      (other) =>
        isNamed(other, observation) &&
        !(isOwnOrgan({ unit, read: sentence }, organ) && isOfAnother(other, observation, found)) &&
        !isOfOtherSide(other, observation),
    )
    if (isSaid || isElsewhere(concept, conclusion)) return []
    seen.add(concept)
    return [
      {
        rule: 'R114',
        level: 'warn',
        variant: 'unsaid',
        places: [placeIn(sentence, observation)],
        facts: { what: termAt(sentence, observation) },
        repair: { kind: 'go', to: placeIn(sentence, observation) },
      },
    ]
  })
}

/**
 * «Nasal bone fracture.» may be the fracture of «비골», which also means the fibula: no list knows its place.
 */
const isElsewhere = (concept: string, conclusion: readonly ReadSentence[]): boolean =>
  observedIn(conclusion).some(
    (one) =>
      one.observation.concept === concept &&
      !one.observation.isNegated &&
      isPlacedBefore(one) &&
      unknownWords(one).length > 0,
  )

/** A diagnosis that no list contains («Meningioma.») may be what the findings call a mass. */
const isUnknownDiagnosis = ({ unit }: InUnit): boolean =>
  /\p{L}{3}/u.test(unit.text) &&
  unit.observations.every(({ concept }) => concept === undefined) &&
  !has(unit, 'normal', 'postoperative', 'recommend', 'followUp', 'unchanged')

/** A conclusion may omit what is old, minor, hypothetical, or a part of what it names. */
const isKnownOrMinor = (unit: InUnit['unit']): boolean =>
  has(unit, 'comparison', 'postoperative', 'history', 'uncertain') ||
  has(unit, 'minor', 'chronic', 'unchanged', 'recommend', 'otherwise', 'normal', 'decrease') ||
  SUBCHONDRAL.test(unit.text) ||
  HEALING.test(unit.text)

/** A fracture line below the cartilage is a sign of the necrosis that the conclusion names. */
const SUBCHONDRAL = phrasePattern('subchondral')
/** A healing fracture was reported when it was new, so the conclusion may omit it. */
const HEALING = phrasePattern('healing')

/** A sentence that documents a call from its first word on isn't a diagnosis. */
function isCall({ unit, read: { reading } }: InUnit): boolean {
  if (!has(unit, 'communication')) return false
  const lexicon = lexiconOf(reading.locale)
  const marks = [...unit.marks('communication'), ...unit.marks('recipients')].map(
    ({ start }) => start - unit.start,
  )
  const clock = CLOCK.exec(unit.text)?.index
  const first = Math.min(...marks, ...(clock === undefined ? [] : [clock]))
  const before = unit.text.slice(0, first)
  return wordsLeft(blanked(before, lexicon.mark('results')(before)), lexicon).length === 0
}

const isConcluded = ({ concept, isNegated }: Observation, concluded: readonly Observation[]): boolean =>
  concept !== undefined && !isNegated && concluded.some((other) => other.concept === concept)

/**
 * Returns whether the conclusion has the finding, one of its kind, or something of its organ. A finding with
 * a name of its own isn't covered by another known finding of the organ: an effusion is no pneumothorax.
 */
function isNamed(other: Observation, { concept = '', organ }: Observation): boolean {
  if (other.isNegated && other.concept !== undefined && other.concept !== concept) return false
  const meaning = CONCEPTS[concept]
  const kind = CONCEPTS[other.concept ?? '']?.kind
  return (
    other.concept === concept ||
    (kind !== undefined && kind === meaning?.kind) ||
    (isSameOrgan(other.organ, organ) && !(meaning?.hasOwnName && other.concept !== undefined))
  )
}

/**
 * In «Right hip prosthesis in place» and «no thrombus on the right», what is denied or has no name isn't a
 * finding of the left side.
 */
const isOfOtherSide = (other: Observation, { side }: Observation): boolean =>
  (side === 'R' || side === 'L') &&
  other.side === opposite(side) &&
  (other.concept === undefined || other.isNegated)

/**
 * «Fracture of the radius» concludes that of the radius, not of the ulna. Bleeding in several places is one
 * finding.
 */
const isOfAnother = (
  other: Observation,
  { concept, organ }: Observation,
  found: readonly Observation[],
): boolean =>
  organ !== undefined &&
  other.concept === concept &&
  CONCEPTS[concept ?? '']?.kind === undefined &&
  !isSameOrgan(other.organ, organ) &&
  found.some(
    (one) =>
      one.concept === concept && !one.isNegated && one.organ === other.organ && one.organ !== undefined,
  )
