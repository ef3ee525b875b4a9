import { add } from '../../expression/arithmetic.ts'
import { compareExact } from '../../expression/compareExact.ts'
import { Exact } from '../../expression/Exact.ts'
import { Failed } from '../../expression/Failed.ts'
import type { Evaluation } from '../Evaluation.ts'
import type { ComputedSlot, Slot } from '../Slot.ts'
import { type PreparedSource, type Scored, scored } from './prepareScore.ts'
import type { ScorePart } from './ScorePart.ts'

export type Score = { total: Exact; parts: readonly ScorePart[] } | { failure: string } | undefined

const ONE = new Exact(1)
const ZERO = new Exact(0)

/** Adds up the points of the given answers. Every part is read, so that all missing inputs can be named at once. */
export function evaluateScore(slot: ComputedSlot, evaluation: Evaluation): Score {
  const { score } = slot.template
  if (!score || score === 'tooCostly') return { failure: score ?? 'broken' }
  const found: Scored[] = []
  let isUnknown = false
  for (const prepared of score.sources) {
    const source = evaluation.slotOf(prepared.id)
    if (!source || (source.template.scope !== -1 && source.template.scope !== slot.template.scope)) {
      return { failure: 'broken' }
    }
    if (source.core === undefined) isUnknown = true
    else if (!collect(found, source, prepared, score.agg === 'count')) return { failure: 'type' }
  }
  if (isUnknown) return undefined
  const total = score.agg === 'max' ? highest(found) : sum(found)
  return total ? { total, parts: found.map(({ part }) => part) } : { failure: 'overflow' }
}

function sum(found: readonly Scored[]): Exact | undefined {
  let total = ZERO
  for (const { amount } of found) {
    const next = add(total, amount)
    if (next instanceof Failed) return undefined
    total = next
  }
  return total
}

function highest(found: readonly Scored[]): Exact {
  let most = found[0]?.amount ?? ZERO
  for (const { amount } of found) if (compareExact(amount, most) > 0) most = amount
  return most
}

/** Adds the points of a value; false if it can't have any. */
function collect(found: Scored[], source: Slot, prepared: PreparedSource, isCount: boolean): boolean {
  const { core } = source
  if (core instanceof Exact) found.push(scored(prepared.id, isCount ? ONE : core))
  else if (typeof core === 'boolean') found.push(core ? prepared.yes : prepared.none)
  else {
    const { answers } = prepared
    if (!answers) return false
    const chosen = Array.isArray(core) ? core : [core]
    if (chosen.length === 0) found.push(prepared.none)
    for (const id of chosen) {
      if (typeof id === 'string') found.push(answers.get(id) ?? scored(prepared.id, isCount ? ONE : ZERO, id))
    }
  }
  return true
}
