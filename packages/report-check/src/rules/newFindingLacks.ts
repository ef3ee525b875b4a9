import type { Alarm } from '../Alarm.ts'
import type { Observation } from '../text/observe.ts'
import { CONCEPTS, isSameOrgan, opposite } from '../words/anatomy.ts'
import { phrasePattern } from '../words/phrases.ts'
import { isSurelyAffirmed } from './isSurelyDenied.ts'
import { has, type InUnit, observedIn, placeIn, type ReadReport, termAt, unitsOf } from './Rule.ts'

const NEW = phrasePattern('newWord')
const PROGRESSION = phrasePattern('progression')
/** A conclusion may omit smaller lesions. */
const SMALLEST_MM = 5
const UNSURE = [
  ...(['mayDeny', 'comparison', 'postoperative', 'history', 'uncertain', 'recommend', 'decrease'] as const),
  ...(['minor', 'chronic'] as const),
] as const

/** These findings affect a whole organ and aren't lesions in it. */
const DIFFUSE: ReadonlySet<string> = new Set([
  ...['fattyLiver', 'cirrhosis', 'splenomegaly', 'cardiomegaly', 'emphysema', 'osteoarthritis'],
])

const isLesion = ({ concept }: Observation): boolean => CONCEPTS[concept ?? '']?.kind === 'lesion'

/**
 * Returns whether an affirmed finding of the conclusion may be the new one: it has the same organ or none,
 * and isn't on the other side.
 */
function mayBe(other: Observation, { organ, side }: Observation): boolean {
  if (other.isNegated || other.isNormal || other.concept === undefined) return false
  if (side !== undefined && side !== 'B' && other.side === opposite(side)) return false
  if (DIFFUSE.has(other.concept)) return false
  return other.organ === undefined || isSameOrgan(other.organ, organ)
}

/** A mass of this size is never omitted from a conclusion that otherwise only denies. */
const LARGE_MM = 20
const MASSES: ReadonlySet<string> = new Set(['mass', 'cancer'])

/** Findings that are harmless in every organ. */
const HARMLESS: ReadonlySet<string> = new Set([
  'cyst',
  'stone',
  'calcification',
  'fattyLiver',
  'polyp',
  'hernia',
])

/** Returns whether a conclusion affirms only harmless findings of other organs. */
const isOnlyHarmless = (concluded: readonly Observation[], { organ }: Observation): boolean =>
  concluded.some(({ concept, isNegated }) => !isNegated && HARMLESS.has(concept ?? '')) &&
  concluded.every(
    (one) =>
      one.isNegated ||
      one.isNormal ||
      (one.organ !== undefined &&
        !isSameOrgan(one.organ, organ) &&
        (one.concept === undefined || HARMLESS.has(one.concept))),
  )

/** Returns whether a conclusion only denies and mentions no lesion. */
const isOnlyDenied = (concluded: readonly Observation[]): boolean =>
  concluded.some(({ isNegated }) => isNegated) &&
  concluded.every((one) => one.concept === undefined || ((one.isNegated || one.isNormal) && !isLesion(one)))

/**
 * Reports a lesion of some size that the findings call new, or a large mass whose conclusion only denies, if
 * nothing in the conclusion can be that lesion.
 */
export function newFindingLacks(
  { findings, conclusion }: ReadReport,
  isUnknown: (one: InUnit) => boolean,
): readonly Alarm[] {
  const units = unitsOf(conclusion)
  const isTold = units.some(
    (one) =>
      isUnknown(one) ||
      one.unit.categories.length > 0 ||
      PROGRESSION.test(one.unit.text) ||
      has(one.unit, 'increase') ||
      (NEW.test(one.unit.text) && !one.unit.observations.some(({ isNegated }) => isNegated)),
  )
  if (isTold) return []
  const concluded = observedIn(conclusion).map(({ observation }) => observation)
  const isOfDenials = isOnlyDenied(concluded)
  return observedIn(findings).flatMap(({ read, unit, observation }): Alarm[] => {
    if (!isLesion(observation) || observation.organ === undefined || !read.isByHand) return []
    if (observation.isNegated || observation.isVague || observation.isPrior) return []
    if (has(unit, ...UNSURE) || !isSurelyAffirmed({ unit, read })) return []
    const isLarge =
      MASSES.has(observation.concept ?? '') && (isOfDenials || isOnlyHarmless(concluded, observation))
    if (!isLarge && !NEW.test(unit.text)) return []
    const least = NEW.test(unit.text) ? SMALLEST_MM : LARGE_MM
    if (!unit.sizes.some(({ axesMm }) => Math.max(...axesMm) >= least)) return []
    if (concluded.some((other) => mayBe(other, observation))) return []
    return [
      {
        rule: 'R114',
        level: 'warn',
        variant: 'unsaid',
        places: [placeIn(read, observation)],
        facts: { what: termAt(read, observation) },
        repair: { kind: 'go', to: placeIn(read, observation) },
      },
    ]
  })
}
