import type { Alarm } from '../Alarm.ts'
import type { Side } from '../CheckedReport.ts'
import { memoizeWeakly } from '../text/memoizeWeakly.ts'
import type { Span } from '../text/numbers.ts'
import type { Unit } from '../text/readText.ts'
import { CONCEPTS, isSameOrgan, isWithin, opposite } from '../words/anatomy.ts'
import { isSurelyAffirmed } from './isSurelyDenied.ts'
import { cachedFor, has, type InUnit, organsIn, placeIn, type ReadReport, unitsOf, wordsAt } from './Rule.ts'
import { sideEdit } from './sideEdit.ts'

/** An organ directly after a side, such as «left lower lobe», with its clause. */
interface SidedPlace extends InUnit {
  side: Side
  sideAt: Span
  organ: string
  clause: Span
}

/** Returns the organs of a unit, with places relative to it. «左肺下叶» and «左下葉肺癌» name one place, the lobe. */
function placesIn({ unit, read }: InUnit): readonly (Span & { organ: string })[] {
  const places: (Span & { organ: string })[] = []
  for (const { id, start, end } of organsIn({ unit, read })) {
    const before = places.at(-1)
    const isJoined =
      before !== undefined &&
      isSameOrgan(before.organ, id.organ) &&
      unit.text.slice(before.end, start).trim() === ''
    if (isJoined) places.pop()
    const organ = isJoined && isWithin(before.organ, id.organ) ? before.organ : id.organ
    places.push({ organ, start: isJoined ? before.start : start, end })
  }
  return places
}

const CLAUSE_END = /[,，、;；()（）]/u

const sidedPlaces = cachedFor<SidedPlace>((read) =>
  read.reading.units.flatMap((unit) =>
    placesIn({ unit, read }).flatMap(({ organ, start, end }): SidedPlace[] => {
      const sideAt = unit.sides.find(
        (side) =>
          side.end - unit.start <= start && unit.text.slice(side.end - unit.start, start).trim() === '',
      )
      if (!sideAt) return []
      const length = unit.text.slice(end).search(CLAUSE_END)
      const clause = { start: sideAt.start, end: length < 0 ? unit.end : unit.start + end + length }
      return [{ read, unit, side: sideAt.id, sideAt, organ, clause }]
    }),
  ),
)

/** Matches words for the other side, operations, earlier times and advice. */
const UNSURE = ['compared', 'postoperative', 'history', 'gone', 'recommend', 'followUp', 'largest'] as const

/** Returns whether the clause of a place certainly affirms a finding there. */
const isFinding = memoizeWeakly((place: SidedPlace): boolean => {
  const { unit, clause, side } = place
  const own = observationsAt(place)
  return (
    !has(unit, ...UNSURE) &&
    own.length > 0 &&
    own.every(({ isNegated, isNormal }) => !isNegated && !isNormal) &&
    unit.sides.every(({ id, start }) => id === side || start >= clause.end) &&
    isSurelyAffirmed(place, clause)
  )
})

const observationsAt = ({ unit, clause }: SidedPlace) =>
  unit.observations.filter(({ start }) => start >= clause.start && start < clause.end)

/** Two findings aren't the same if both have a name of their own and are of different kinds. */
function mayBeSame(one: SidedPlace, other: SidedPlace): boolean {
  const conceptsAt = (place: SidedPlace) => observationsAt(place).flatMap(({ concept }) => concept ?? [])
  const [here, there] = [conceptsAt(one), conceptsAt(other)]
  const kindOf = (concept: string) => CONCEPTS[concept]?.kind ?? concept
  return (
    here.length === 0 ||
    there.length === 0 ||
    here.some((concept) => there.some((another) => kindOf(concept) === kindOf(another)))
  )
}

const isOn = ({ sides }: Unit, side: Side): boolean => sides.some(({ id }) => id === side || id === 'B')

/**
 * Returns whether a sentence may say something about this side of the organ that is neither denied nor
 * normal.
 */
function maySpeakOf(one: SidedPlace, found: InUnit, conclusion: readonly InUnit[]): boolean {
  const { unit } = found
  const own = unit.observations.filter(({ side }) => side === one.side || side === 'B')
  if (own.length === 0 && !isOn(unit, one.side)) return false
  if (own.length > 0 && own.every(({ isNegated, isNormal }) => isNegated || isNormal)) return false
  const places = placesIn(found)
  // What the conclusion repeats about another organ isn't another name for this finding.
  const isConcluded = (organ: string) =>
    conclusion.some(
      (other) =>
        isOn(other.unit, one.side) && placesIn(other).some((place) => isSameOrgan(place.organ, organ)),
    )
  return (
    places.length === 0 ||
    places.some(({ organ }) => isSameOrgan(organ, one.organ)) ||
    !places.every(({ organ }) => isConcluded(organ))
  )
}

/**
 * Reports a place of the conclusion that the findings name only on the other side, whatever the finding is
 * called there, if nothing else in the report could be meant.
 */
export function placeOtherSide({ findings, conclusion }: ReadReport): readonly Alarm[] {
  const [described, concluded] = [unitsOf(findings), unitsOf(conclusion)]
  const places = sidedPlaces(findings)
  return sidedPlaces(conclusion).flatMap((one): Alarm[] => {
    const { read, side, sideAt, organ } = one
    if (side === 'B' || !isFinding(one)) return []
    const same = places.filter((other) => isSameOrgan(other.organ, organ) && isFinding(other))
    const against = same.find((other) => other.organ === organ && mayBeSame(one, other))
    if (!against || (!read.isByHand && !against.read.isByHand)) return []
    if (same.some((other) => other.side !== opposite(side))) return []
    // The conclusion also mentions that side, so this may be another finding.
    const isConcluded = concluded.some((other) => {
      const there = placesIn(other)
      const isHere = there.length === 0 || there.some((place) => isSameOrgan(place.organ, organ))
      return isHere && isOn(other.unit, opposite(side))
    })
    if (isConcluded || described.some((found) => maySpeakOf(one, found, concluded))) return []
    const edit = sideEdit(read, sideAt, opposite(side))
    return [
      {
        rule: 'R125',
        level: 'warn',
        places: [placeIn(read, sideAt), placeIn(against.read, against.sideAt)],
        facts: { here: wordsAt(read, sideAt), there: against.unit.text.trim() },
        repair: edit ? { kind: 'edit', edits: [edit] } : { kind: 'go', to: placeIn(read, sideAt) },
      },
    ]
  })
}
