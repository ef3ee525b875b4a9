import type { Option } from '../../document/input.ts'
import { Exact, exact } from '../../expression/Exact.ts'
import type { Evaluation } from '../Evaluation.ts'
import type { ComputedSlot, ScorePart, Slot } from '../Slot.ts'

type Aggregate = 'sum' | 'max' | 'count'
interface Part extends ScorePart {
  amount: Exact
}

export type Score = { total: Exact; parts: readonly ScorePart[] } | { failure: string } | undefined

const ONE = new Exact(1)
const ZERO = new Exact(0)

/** Points of the answers given. Every part is read, so that all that is missing can be named at once. */
export function evaluateScore(slot: ComputedSlot, evaluation: Evaluation): Score {
  const agg = slot.template.computed.score?.agg ?? 'sum'
  const parts: Part[] = []
  let isUnknown = false
  for (const id of slot.template.scoreOf) {
    const source = evaluation.slotOf(id)
    if (!source || (source.template.scope !== -1 && source.template.scope !== slot.template.scope)) {
      return { failure: 'broken' }
    }
    if (source.core === undefined) isUnknown = true
    else {
      const found = partsOf(source, agg)
      if (!found) return { failure: 'type' }
      parts.push(...found)
    }
  }
  if (isUnknown) return undefined
  return { total: total(parts, agg), parts: parts.map(({ amount: _, ...part }) => part) }
}

function total(parts: readonly Part[], agg: Aggregate): Exact {
  const amounts = parts.map(({ amount }) => amount)
  if (agg !== 'max') return amounts.reduce((sum, amount) => sum.plus(amount), ZERO)
  return amounts.length === 0 ? ZERO : amounts.reduce((most, amount) => (amount.gt(most) ? amount : most))
}

function partsOf(source: Slot, agg: Aggregate): Part[] | undefined {
  const { core } = source
  const input = source.template.id
  const part = (amount: Exact, option?: string): Part => ({
    input,
    ...(option !== undefined && { option }),
    points: amount.toFixed(),
    amount,
  })
  if (core instanceof Exact) return [part(agg === 'count' ? ONE : core)]
  if (typeof core === 'boolean') return [part(core ? (agg === 'count' ? ONE : boolPoints(source)) : ZERO)]
  const options = optionsOf(source)
  if (!options) return undefined
  const chosen = Array.isArray(core) ? core.filter((id) => typeof id === 'string') : [String(core)]
  if (chosen.length === 0) return [part(ZERO)]
  return chosen.map((id) => part(answerPoints(options, id, agg), id))
}

/** An answer without points is worth none, and «none» isn't an answer to count. */
function answerPoints(options: readonly Option[], id: string, agg: Aggregate): Exact {
  const option = options.find((one) => one.id === id)
  if (agg === 'count') return option?.exclusive ? ZERO : ONE
  return (option?.points === undefined ? undefined : exact(option.points)) ?? ZERO
}

function boolPoints(source: Slot): Exact {
  const points =
    source.template.kind === 'input' && source.template.input.kind === 'bool'
      ? source.template.input.points
      : undefined
  return (points === undefined ? undefined : exact(points)) ?? ZERO
}

export function optionsOf(source: Slot): readonly Option[] | undefined {
  const { template } = source
  if (template.kind === 'computed') return template.computed.options
  if (template.kind !== 'input') return undefined
  return 'options' in template.input ? template.input.options : undefined
}
