import type { PlaceExclusion } from '@pandok/domain'
import type { EdgeValue } from '@pandok/module-engine'
import type { LiveRun } from '../live/LiveRun.ts'
import type { Filling } from '../Run.ts'

/** Returns whether a run excludes another one because both are about the same place, or about places that overlap. */
export function isExcludedThere(places: readonly PlaceExclusion[], one: LiveRun, other: LiveRun): boolean {
  if (one === other || isSame(one, other)) return false
  return places.some(({ cells, other: there, blank, means = {}, at = [] }) => {
    if (!cells.includes(other.plan.cell.id)) return false
    const own = blank === undefined ? at : answersTo(one.fillings, blank)
    const taken = new Set(own.flatMap((answer) => means[answer] ?? [answer]).flatMap(sidesOf))
    return answersTo(other.fillings, there)
      .flatMap(sidesOf)
      .some((answer) => taken.has(answer))
  })
}

/** Returns whether the same was entered twice, which contradicts nothing. */
const isSame = (one: LiveRun, other: LiveRun): boolean =>
  one.plan.cell.id === other.plan.cell.id && answersOf(one) === answersOf(other)

const answersOf = ({ fillings }: LiveRun): string =>
  JSON.stringify(
    fillings.map(({ session }) =>
      session.snapshot().inputs.map(({ address: { id }, value }) => [id, value ?? null]),
    ),
  )

/** The sides that an answer is about. Plates and modules write them with their own letters. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  R: ['right'],
  L: ['left'],
  B: ['right', 'left'],
  both: ['right', 'left'],
  bilateral: ['right', 'left'],
}

const sidesOf = (answer: string): readonly string[] => SIDES[answer] ?? [answer]

/** Lists the answers to a question, in all rows of a repeat group. */
const answersTo = (fillings: readonly Filling[], name: string): readonly string[] =>
  fillings.flatMap(({ session }) => {
    const { inputs, computed } = session.snapshot()
    return [...inputs, ...computed].flatMap(({ address, value }) =>
      address.id === name ? listOf(value) : [],
    )
  })

const listOf = (value: EdgeValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value.map(String) : []
