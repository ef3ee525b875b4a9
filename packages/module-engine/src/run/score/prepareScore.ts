import type { ModuleDefinition } from '../../document/definition.ts'
import type { Option } from '../../document/input.ts'
import type { Computed } from '../../document/logic.ts'
import { Exact, exact } from '../../expression/Exact.ts'
import type { ScorePart } from './ScorePart.ts'

/** What one answer is worth, and how that is told. */
export interface Scored {
  readonly amount: Exact
  readonly part: ScorePart
}

export interface PreparedSource {
  readonly id: string
  /** By the option's name; undefined for what has no options. */
  readonly answers: ReadonlyMap<string, Scored> | undefined
  readonly yes: Scored
  readonly none: Scored
}

export interface PreparedScore {
  readonly agg: 'sum' | 'max' | 'count'
  readonly sources: readonly PreparedSource[]
}

/** Adding one answer's points, in steps: sums of long numbers aren't free. */
const ANSWER_COST = 20

/** Steps that a score takes at most: every answer that its inputs can have at once. */
export function scoreCost({ score }: Computed, definition: ModuleDefinition): number {
  const inputs = new Map(definition.inputs.map((input) => [input.id, input]))
  return (score?.of ?? []).reduce((sum, id) => {
    const input = inputs.get(id)
    return sum + ANSWER_COST * (input?.kind === 'multi' ? input.options.length : 1)
  }, 0)
}

/** Reads every option's points once. */
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

/** An answer without points is worth none, and «none» isn't an answer to count. */
const worthOf = (option: Option, isCount: boolean): Exact =>
  isCount ? (option.exclusive ? ZERO : ONE) : amountOf(option.points)

const amountOf = (points: string | undefined): Exact =>
  (points === undefined ? undefined : exact(points)) ?? ZERO

export const scored = (input: string, amount: Exact, option?: string): Scored => ({
  amount,
  part: { input, ...(option !== undefined && { option }), points: amount.toFixed() },
})
