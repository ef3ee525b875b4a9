import type { Alarm } from '../Alarm.ts'
import { type NumberedPlace, numberedPlacesIn } from '../text/numberedPlacesIn.ts'
import type { Observation } from '../text/observe.ts'
import type { Unit } from '../text/readText.ts'
import { isSameOrgan } from '../words/anatomy.ts'
import { isRounded } from './lengthValues.ts'
import { cachedForUnits, has, type InUnit, memoizeForUnit, placeIn, type Rule, wordsAt } from './Rule.ts'

/**
 * Matches words for other times and places, for several findings, and for lengths that aren't the size of a
 * finding.
 */
const UNSURE = [
  ...(['compared', 'postoperative', 'history', 'uncertain', 'prior', 'gone', 'otherwise'] as const),
  ...(['recommend', 'followUp', 'largest', 'distance'] as const),
] as const

/** These findings of the spine are always named with their level. */
const OF_LEVELS: ReadonlySet<string> = new Set(['fracture', 'discHerniation', 'discBulge', 'cordCompression'])

/** These letters also number segments, stages and sequences: «S1», «T1», «T2». */
const AMBIGUOUS = /^(?:S\s?\d|T\s?[12](?!\d))/u

interface Placed extends InUnit {
  places: readonly NumberedPlace[]
}

const placesOf = memoizeForUnit(({ unit, read }): readonly NumberedPlace[] => {
  // Only digits and Roman numerals number a place.
  if (!/[\dIVXⅠ-Ⅹ]/u.test(unit.text)) return []
  return numberedPlacesIn(unit.text, read.reading.locale).map((place) => ({
    ...place,
    start: place.start + unit.start,
    end: place.end + unit.start,
  }))
})

const placedIn = cachedForUnits<Placed>((one) => [{ ...one, places: placesOf(one) }])

const ofSystem = ({ places }: Placed, system: NumberedPlace['system']): readonly NumberedPlace[] =>
  places.filter((place) => place.system === system)

const theOnly = <Item>([first, ...others]: readonly Item[]): Item | undefined =>
  others.length > 0 ? undefined : first

const isTold = (
  { numbers }: NumberedPlace,
  told: readonly Placed[],
  system: NumberedPlace['system'],
): boolean =>
  told.some((one) =>
    ofSystem(one, system).some((place) => place.numbers.some((number) => numbers.includes(number))),
  )

const isThere = ({ isNegated, isVague, isPrior }: Observation): boolean => !isNegated && !isVague && !isPrior

/** «L5-S1: normal» reports no finding at this level. */
const isOnlyNormal = ({ unit }: Placed): boolean =>
  has(unit, 'normal', 'allNormal') && unit.observations.every((one) => one.isNormal || one.isNegated)

/** Reports a finding whose level, segment or hour in the conclusion occurs nowhere else in the report. */
export const numberedPlaceElsewhere: Rule = {
  id: 'R363',
  check(read) {
    const told = placedIn(read.besideConclusion).filter((one) => !isOnlyNormal(one))
    const found = placedIn(read.findings)
    return placedIn(read.conclusion).flatMap((one): Alarm[] => {
      if (one.places.length === 0 || has(one.unit, ...UNSURE)) return []
      return [...otherLevel(one, found, told), ...otherNumber(one, found, told)].slice(0, 1)
    })
  },
}

const DISCS: ReadonlySet<string> = new Set(['discHerniation', 'discBulge'])

/** A disc lies between two vertebrae and shares one of them with the next disc. */
const isDisc = ({ numbers }: NumberedPlace): boolean => new Set(numbers).size > 1

const isDiscTold = ({ numbers }: NumberedPlace, told: readonly Placed[]): boolean =>
  told.some((one) =>
    ofSystem(one, 'spine').some((place) => numbers.every((number) => place.numbers.includes(number))),
  )

/** Reports a finding of the spine that the findings have only at other levels. */
function otherLevel(one: Placed, found: readonly Placed[], told: readonly Placed[]): readonly Alarm[] {
  const place = theOnly(ofSystem(one, 'spine'))
  if (!place || AMBIGUOUS.test(wordsAt(one.read, place))) return []
  const [observation, ...others] = one.unit.observations.filter(
    ({ concept, organ }) => OF_LEVELS.has(concept ?? '') && isOfSpine(organ),
  )
  if (!observation || others.length > 0 || !isThere(observation)) return []
  const isOfDisc = DISCS.has(observation.concept ?? '') && isDisc(place)
  if (isOfDisc ? isDiscTold(place, told) : isTold(place, told, 'spine')) return []
  const same = found.filter(({ unit }) =>
    unit.observations.some(
      (other) =>
        other.concept === observation.concept && (isOfSpine(other.organ) || unitHasLevel(unit, found)),
    ),
  )
  const isSure = same.every(
    (other) =>
      ofSystem(other, 'spine').length > 0 &&
      (!isOfDisc || !isTold(place, [other], 'spine') || ofSystem(other, 'spine').some(isDisc)) &&
      !has(other.unit, 'postoperative', 'chronic') &&
      other.unit.observations.some((each) => each.concept === observation.concept && isThere(each)),
  )
  const [against] = same
  return against && isSure ? alarmOf(one, place, same) : []
}

const isOfSpine = (organ: string | undefined): boolean => organ === undefined || organ === 'spine'

const unitHasLevel = (unit: Unit, found: readonly Placed[]): boolean =>
  found.some((one) => one.unit === unit && ofSystem(one, 'spine').length > 0)

/** Reports a finding whose size occurs only once in the findings, at another segment or hour. */
function otherNumber(one: Placed, found: readonly Placed[], told: readonly Placed[]): readonly Alarm[] {
  const size = theOnly(one.unit.sizes)
  if (!size) return []
  return (['segment', 'hour'] as const).flatMap((system) => {
    const place = theOnly(ofSystem(one, system))
    if (!place || isTold(place, told, system)) return []
    const [length = 0] = size.axesMm
    const against = theOnly(
      found.filter(({ unit }) =>
        unit.sizes.some(({ axesMm, roundedMm }) =>
          axesMm.some((axis) => isRounded(axis, length, Math.max(roundedMm, size.roundedMm))),
        ),
      ),
    )
    if (!against || ofSystem(against, system).length !== 1 || has(against.unit, ...UNSURE)) return []
    return isSameFinding(one.unit, against.unit) ? alarmOf(one, place, [against]) : []
  })
}

const isSameFinding = (one: Unit, other: Unit): boolean =>
  one.observations.some(
    (here) =>
      isThere(here) &&
      other.observations.some((there) => isThere(there) && isSameOrgan(here.organ, there.organ)),
  )

function alarmOf(one: Placed, place: NumberedPlace, same: readonly Placed[]): readonly Alarm[] {
  const [against] = same
  if (!against || (!one.read.isByHand && !against.read.isByHand)) return []
  const at = placeIn(one.read, place)
  const right = theOnly(same.flatMap((other) => ofSystem(other, place.system)))
  const edit = right && { sentence: one.read.sentence.id, start: place.start, end: place.end }
  return [
    {
      rule: 'R363',
      level: 'warn',
      places: [at, placeIn(against.read, against.unit)],
      facts: { here: wordsAt(one.read, place), there: against.unit.text.trim() },
      repair:
        edit && right
          ? { kind: 'edit', edits: [{ ...edit, text: wordsAt(against.read, right) }] }
          : { kind: 'go', to: at },
    },
  ]
}
