import type { PlaceExclusion, PlaceMatch } from '@pandok/domain'
import type { EdgeValue } from '@pandok/module-engine'
import type { LiveRun } from '../live/LiveRun.ts'
import type { Filling } from '../Run.ts'
import { sidesOf } from './sidesOf.ts'

type Level = 'block' | 'warn'

/**
 * Returns how a run excludes another one because both are about the same place, or about places that overlap. What was written
 * elsewhere can make it possible.
 */
export function excludedThere(
  places: readonly PlaceExclusion[],
  one: LiveRun,
  other: LiveRun,
  written: readonly LiveRun[],
): Level | undefined {
  if (one === other || isSame(one, other)) return undefined
  const levels = places.flatMap((place): Level[] => {
    const { cells, also = [], isNowhereElse = false, warns = false } = place
    if (!cells.includes(other.plan.cell.id)) return []
    const isThere =
      isMatch(place, one, other, isSameCell(one, other)) &&
      also.every((match) => isMatch(match, one, other, true))
    if (!isThere || (isNowhereElse && isElsewhere(places, one, written))) return []
    if (place.differs && isSettled(place, one, other, written)) return []
    return [warns ? 'warn' : 'block']
  })
  return levels.includes('block') ? 'block' : levels[0]
}

/** Returns whether both runs are at the same place. If neither answers the question, `areEmptySame` decides. */
function isMatch(match: PlaceMatch, one: LiveRun, other: LiveRun, areEmptySame: boolean): boolean {
  const { blank, other: there, at, differs = false } = match
  if (there === undefined)
    return blank === undefined ? at === undefined : answersTo(one.fillings, blank).some(isOneOf(at))
  const own = placesOf(match, one)
  const theirs = answersTo(other.fillings, there).flatMap(sidesOf)
  if (own.size === 0 && theirs.length === 0) return areEmptySame && !differs
  const isCommon = theirs.some((answer) => own.has(answer))
  return differs ? own.size > 0 && theirs.length > 0 && !isCommon : isCommon
}

const isOneOf =
  (answers: readonly string[] | undefined) =>
  (answer: string): boolean =>
    answers?.includes(answer) ?? true

/** The places that a run is about, in the words of the others. */
function placesOf({ blank, means = {}, at }: PlaceMatch, one: LiveRun): ReadonlySet<string> {
  const own = blank === undefined ? (at ?? []) : answersTo(one.fillings, blank).filter(isOneOf(at))
  return new Set(own.flatMap((answer) => means[answer] ?? [answer]).flatMap(sidesOf))
}

/** Returns whether a cell of such rules was written for a place that the run is not about. */
function isElsewhere(places: readonly PlaceExclusion[], one: LiveRun, written: readonly LiveRun[]): boolean {
  return places.some((place) => {
    if (!place.isNowhereElse) return false
    const own = placesOf(place, one)
    return written
      .filter(({ plan }) => place.cells.includes(plan.cell.id))
      .flatMap(({ fillings }) => answersTo(fillings, place.other ?? ''))
      .flatMap(sidesOf)
      .some((answer) => !own.has(answer))
  })
}

/** Returns whether another run of the cell names a place of the other run. */
const isSettled = (place: PlaceMatch, one: LiveRun, other: LiveRun, written: readonly LiveRun[]): boolean =>
  !isSameCell(one, other) && written.some((run) => isSameCell(run, one) && !isMatch(place, run, other, true))

const isSameCell = (one: LiveRun, other: LiveRun): boolean => one.plan.cell.id === other.plan.cell.id

/** Returns whether the same was entered twice, which contradicts nothing. */
const isSame = (one: LiveRun, other: LiveRun): boolean =>
  isSameCell(one, other) && answersOf(one) === answersOf(other)

const answersOf = ({ fillings }: LiveRun): string =>
  JSON.stringify(
    fillings.map(({ session }) =>
      session.snapshot().inputs.map(({ address: { id }, value }) => [id, value ?? null]),
    ),
  )

/** Lists the answers to a question, in all rows of a repeat group. */
const answersTo = (fillings: readonly Filling[], name: string): readonly string[] =>
  fillings.flatMap(({ session }) => {
    const { inputs, computed } = session.snapshot()
    return [...inputs, ...computed].flatMap(({ address, value }) =>
      address.id === name ? listOf(value) : [],
    )
  })

const listOf = (value: EdgeValue | undefined): readonly string[] =>
  value === undefined ? [] : Array.isArray(value) ? value.map(String) : [String(value)]
