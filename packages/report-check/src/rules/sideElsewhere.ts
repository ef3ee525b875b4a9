import type { Alarm } from '../Alarm.ts'
import type { SizeMention } from '../text/numbers.ts'
import type { Observation } from '../text/observe.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, isSameOrgan, ORGANS, opposite } from '../words/anatomy.ts'
import { isRounded } from './lengthValues.ts'
import { placeOtherSide } from './placeOtherSide.ts'
import {
  has,
  type Observed,
  observedIn,
  organsIn,
  placeIn,
  type ReadReport,
  type ReadSentence,
  type Rule,
  wordsAt,
} from './Rule.ts'
import { holds, statedIn } from './sameWordsElsewhere.ts'
import { sameWordsOtherSide } from './sameWordsOtherSide.ts'
import { sideEdit } from './sideEdit.ts'
import { sizeOtherSide } from './sizeOtherSide.ts'
import { specimenOtherSide } from './specimenOtherSide.ts'

/** Reports a finding that is on one side in the conclusion and only on the other in the findings. */
export const sideElsewhere: Rule = {
  id: 'R125',
  check(read) {
    const told = otherSides(read)
    if (told.length > 0) return told
    return [
      ...sameWordsOtherSide(read),
      ...placeOtherSide(read),
      ...sizeOtherSide(read),
      ...specimenOtherSide(read),
    ].slice(0, 1)
  },
}

function otherSides({ findings, advised }: ReadReport): readonly Alarm[] {
  const described = observedIn(findings)
  const seen = new Set<string>()
  return observedIn(advised).flatMap((one): Alarm[] => {
    const { read, observation } = one
    const { side, sideAt, concept, isNegated, isVague } = observation
    if (concept === undefined || (side !== 'R' && side !== 'L') || !sideAt || isNegated || isVague) return []
    const against = isRepeated(one, findings) ? undefined : contradicting(one, described)
    const key = `${read.sentence.id} ${sideAt.start}`
    if (!against || (!read.isByHand && !against.read.isByHand) || seen.has(key)) return []
    if (isUnsure(one, against, described)) return []
    seen.add(key)
    const edit = sideEdit(read, sideAt, opposite(side))
    return [
      {
        rule: 'R125',
        level: 'warn',
        places: [
          placeIn(read, sideAt),
          placeIn(against.read, against.observation.sideAt ?? against.observation),
        ],
        facts: { here: wordsAt(read, sideAt), there: against.unit.text.trim() },
        repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(read, sideAt) },
      },
    ]
  })
}

/**
 * If both sentences are typed, only the same word for the finding is certain, and only if nothing else on
 * this side could be meant, in another organ or as another finding.
 */
function isUnsure(
  { observation: one, unit: concluded, read }: Observed,
  against: Observed,
  described: readonly Observed[],
): boolean {
  if (!read.isByHand || !against.read.isByHand) return false
  if (against.observation.concept !== one.concept) return true
  // The organ of «SDH» is only implied: a lobe that the findings mention on this side may be its place.
  const isPlaced = organsIn({ unit: concluded, read }).some(({ id }) => isSameOrgan(id.organ, one.organ))
  const here = new Set(described.map((found) => found.read))
  return [...here].some((found) =>
    found.reading.units.some((unit) => {
      // «RCA» and «RUL» contain their side.
      const own = unit.observations.filter(({ side }) => side === one.side || side === 'B')
      const isNamed =
        unit.sides.some(({ id }) => id === one.side || id === 'B') ||
        own.some(({ sideAt }) => sideAt !== undefined)
      if (!isNamed) return false
      if (own.length > 0 && own.every(({ isNegated, isNormal }) => isNegated || isNormal)) return false
      if (own.length === 0 && isAllDenied(unit, found)) return false
      const organs = organsIn({ unit, read: found })
      const isElsewhere =
        isPlaced && organs.length > 0 && organs.every(({ id }) => !isSameOrgan(id.organ, one.organ))
      const isOtherFinding =
        own.length > 0 &&
        own.every(({ concept }) => concept !== undefined && !isAlike(one.concept, concept)) &&
        own.some(({ concept }) => CONCEPTS[concept ?? '']?.kind !== undefined)
      return !isElsewhere && !isOtherFinding
    }),
  )
}

/** In «双侧无积水», a sentence that only denies mentions nothing that could be meant. */
function isAllDenied(unit: Unit, read: ReadSentence): boolean {
  const own = statedIn([read]).filter((one) => one.unit === unit)
  return own.length > 0 && own.every(({ statement }) => statement.isDenied)
}

/**
 * Returns whether all words of the sentence, including those in no list («left pubic ramus»), are in a
 * finding of the same side.
 */
function isRepeated({ read, unit, observation }: Observed, findings: readonly ReadSentence[]): boolean {
  const { side } = observation
  return statedIn([read]).some(
    (one) =>
      one.unit === unit &&
      observation.start >= one.statement.start &&
      observation.end <= one.statement.end &&
      one.statement.unsided !== undefined &&
      one.sides.size === 1 &&
      statedIn(findings).some(
        (other) =>
          side !== undefined &&
          other.sides.has(side) &&
          other.sides.size === 1 &&
          other.statement.isDenied === one.statement.isDenied &&
          holds(other.statement, one.statement.unsided?.words ?? []),
      ),
  )
}

/** These words can mean any finding of the kind. */
const GENERAL: ReadonlySet<string> = new Set(['lesion', 'nodule', 'effusion'])

/** Returns the finding on the other side, if nothing at all is said about it on this one. */
function contradicting(
  { observation: one, unit, read }: Observed,
  described: readonly Observed[],
): Observed | undefined {
  const { side } = one
  if (!side) return undefined
  const isOrganNamed = organsIn({ unit, read }).some(({ id }) => isSameOrgan(id.organ, one.organ))
  // An organ that only an earlier sentence names may not be that of this finding: «Costa 7» is in no list.
  const isHere = (organ: string | undefined): boolean =>
    !isOrganNamed || one.organ === undefined || organ === undefined || isSameOrgan(one.organ, organ)
  const same = described.filter(
    ({ observation: other }) =>
      isAlike(one.concept, other.concept) && isHere(other.organ) && !other.isNegated,
  )
  const isPaired = isOrganNamed && (ORGANS[one.organ ?? '']?.isPaired ?? false)
  const told = same.length > 0 ? same : isPaired ? ofOrgan(one.organ, described) : []
  // A statement about this side in other words may be the same finding.
  const isToldHere = described.some(
    ({ unit: { observations }, observation: { organ, side: other, sideAt, isNormal, isNegated } }) =>
      observations.every(({ concept }) => concept === undefined) &&
      other === side &&
      // In «Right frontal lobe normal. Ventricles not dilated.» the earlier side isn't that of the whole
      // brain.
      (sideAt !== undefined || !ORGANS[organ ?? '']?.isWide) &&
      isSameOrgan(organ, one.organ) &&
      !isNormal &&
      !isNegated,
  )
  if (isToldHere || isGoneHere(one, described)) return undefined
  const candidates = ofSize(unit, ofConcept(one, told))
  if (isOtherwiseSaid(one, candidates, described) || candidates.some((other) => isSharedOut(one, other)))
    return undefined
  // A single mention of this side, of both or of none is enough to rule out an alarm.
  if (candidates.some(({ observation: { side: other, isVague } }) => other !== opposite(side) || isVague))
    return undefined
  return candidates[0]
}

/** The finding may have another name there: the organ has something else on this side. */
const isOtherwiseSaid = (
  { concept, organ, side }: Observation,
  candidates: readonly Observed[],
  described: readonly Observed[],
): boolean =>
  candidates.every(({ observation }) => observation.concept !== concept) &&
  described.some(
    ({ observation: other }) =>
      other.side === side && !other.isNegated && !other.isNormal && isSameOrgan(other.organ, organ),
  )

/**
 * Returns whether one sentence is about both sides and denies nothing on this one: «Right larger than
 * yesterday, left smaller».
 */
function isSharedOut({ concept, side }: Observation, { unit, read }: Observed): boolean {
  const { units } = read.reading
  const at = units.indexOf(unit)
  const isJoined = (one: Unit | undefined) => /[;；]\s*$/u.test(one?.text ?? '')
  const all = [
    isJoined(units[at - 1]) ? units[at - 1] : undefined,
    unit,
    isJoined(unit) ? units[at + 1] : undefined,
  ]
  return (
    all.some((one) => one?.sides.some(({ id }) => id === side || id === 'B')) &&
    !all.some((one) =>
      one?.observations.some(
        (other) => other.side === side && other.isNegated && isAlike(concept, other.concept),
      ),
    )
  )
}

/**
 * A finding that has disappeared on this side is a question of presence, not of sides: «the earlier right
 * cyst isn't seen any more».
 */
const isGoneHere = ({ concept, organ, side }: Observation, described: readonly Observed[]): boolean =>
  described.some(
    ({ observation: other, unit }) =>
      other.isNegated &&
      (other.isPrior || has(unit, 'gone', 'nearly')) &&
      other.side === side &&
      isAlike(concept, other.concept) &&
      (organ === undefined || other.organ === undefined || isSameOrgan(organ, other.organ)),
  )

function isAlike(one: string | undefined, other: string | undefined): boolean {
  const kind = CONCEPTS[one ?? '']?.kind
  return other !== undefined && (other === one || (kind !== undefined && CONCEPTS[other]?.kind === kind))
}

/**
 * If a cyst is described, a concluded cyst means that one and not a mass on the other side, unless one of
 * them has a general name.
 */
function ofConcept({ concept = '', side }: Observation, told: readonly Observed[]): readonly Observed[] {
  const exact = told.filter(({ observation }) => observation.concept === concept)
  const isGeneral = (name: string | undefined) => name === undefined || GENERAL.has(name)
  const mayBeSame = told.some(
    ({ observation: other }) => isGeneral(other.concept) && other.side !== (side && opposite(side)),
  )
  const isLesion = CONCEPTS[concept]?.kind === 'lesion'
  return exact.length > 0 && isLesion && !isGeneral(concept) && !mayBeSame ? exact : told
}

/** Of several findings, returns the one whose size the conclusion repeats. */
function ofSize({ sizes, sides }: Unit, told: readonly Observed[]): readonly Observed[] {
  const [size, ...others] = sizes
  if (!size || others.length > 0 || new Set(sides.map(({ id }) => id)).size > 1) return told
  const measured = told.filter(({ unit }) => unit.sizes.some((other) => isSameSize(size, other)))
  return measured.length > 0 ? measured : told
}

const isSameSize = (a: SizeMention, b: SizeMention): boolean =>
  isRounded(a.axesMm[0] ?? 0, b.axesMm[0] ?? 0, Math.max(a.roundedMm, b.roundedMm))

/** Returns the findings of the organ, for which the conclusion may use other words. */
function ofOrgan(organ: string | undefined, described: readonly Observed[]): readonly Observed[] {
  const all = described.filter(({ observation }) => isSameOrgan(observation.organ, organ))
  return all.filter(({ observation: { isNegated, isNormal } }) => !isNegated && !isNormal)
}
