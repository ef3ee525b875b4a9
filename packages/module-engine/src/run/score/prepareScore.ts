import type { ModuleDefinition } from '../../document/definition.ts'
import type { Option } from '../../document/input.ts'
import type { Computed } from '../../document/logic.ts'
import { Exact, exact } from '../../expression/Exact.ts'
import type { ScorePart } from './ScorePart.ts'

/** The points of one answer, with their explanation. */
export interface Scored {
  readonly amount: Exact
  readonly part: ScorePart
}

export interface PreparedSource {
  readonly id: string
  /** The points by option id; undefined for an input without options. */
  readonly answers: ReadonlyMap<string, Scored> | undefined
  readonly yes: Scored
  readonly none: Scored
}

export interface PreparedScore {
  readonly agg: 'sum' | 'max' | 'count'
  readonly sources: readonly PreparedSource[]
}

/** The steps for adding the points of one answer; sums of long numbers are expensive. */
const ANSWER_COST = 20

/** Returns the maximum steps of a score: those of every answer that its inputs can have at once. */
export function scoreCost({ score }: Computed, definition: ModuleDefinition): number {
  const inputs = new Map(definition.inputs.map((input) => [input.id, input]))
  return (score?.of ?? []).reduce((sum, id) => {
    const input = inputs.get(id)
    return sum + ANSWER_COST * (input?.kind === 'multi' ? input.options.length : 1)
  }, 0)
}

/** Reads the points of every option once. */
export function prepareScore({ score }: Computed, definition: ModuleDefinition): PreparedScore | undefined {
  if (!score) return undefined
  const isCount = score.agg === 'count'
  return { agg: score.agg, sources: score.of.map((id) => prepareSource(id, definition, isCount)) }
}

const ONE = new Exact(1)
const ZERO = new Exact(0)

function prepareSource(id: string, definition: ModuleDefinition, isCount: boolean): PreparedSource {
  const source = [...definition.inputs, ...definition.computed].find((one) => one.id === id)
  const options = source && 'options' in source ? source.options : undefined
  const yes = source && 'points' in source ? source.points : undefined
  return {
    id,
    answers: options && new Map(options.map((one) => [one.id, scored(id, worthOf(one, isCount), one.id)])),
    yes: scored(id, isCount ? ONE : amountOf(yes)),
    none: scored(id, ZERO),
  }
}

/** An answer without points counts zero, and «none» isn't counted as an answer. */
const worthOf = (option: Option, isCount: boolean): Exact =>
  isCount ? (option.exclusive ? ZERO : ONE) : amountOf(option.points)

const amountOf = (points: string | undefined): Exact =>
  (points === undefined ? undefined : exact(points)) ?? ZERO

export const scored = (input: string, amount: Exact, option?: string): Scored => ({
  amount,
  part: { input, ...(option !== undefined && { option }), points: amount.toFixed() },
})
