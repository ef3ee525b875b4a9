import type { CoreValue } from '../expression/rowOf.ts'
import type { Evaluation } from './Evaluation.ts'
import { isOfKind } from './isOfKind.ts'
import type { ComputedSlot } from './Slot.ts'
import { evaluateScore } from './score/evaluateScore.ts'
import type { ScorePart } from './score/ScorePart.ts'

interface Made {
  value?: CoreValue
  failure?: string
  parts?: readonly ScorePart[]
}

/** The value is computed even if it is overruled, so that reverting the overruling shows it again. */
export function evaluateComputed(slot: ComputedSlot, evaluation: Evaluation): void {
  const made = slot.template.isCyclic ? { failure: 'cycle' } : make(slot, evaluation)
  const isWrong = made.value !== undefined && !isOfKind(made.value, slot.template.computed.kind)
  slot.failure = isWrong ? 'type' : made.failure
  slot.parts = made.parts
  slot.isOverruled = slot.overruled !== undefined
  slot.core = slot.overruled ?? (isWrong ? undefined : made.value)
}

function make(slot: ComputedSlot, evaluation: Evaluation): Made {
  const { by, formula, table, column } = slot.template
  if (by === 'score') {
    const score = evaluateScore(slot, evaluation)
    if (!score || 'failure' in score) return score ?? {}
    return { value: score.total, parts: score.parts }
  }
  if (by === 'expr') {
    const made = formula ? evaluation.run(formula) : undefined
    if (made?.kind === 'value') return { value: made.value }
    return made?.kind === 'failed' ? { failure: made.failure } : {}
  }
  const source = table && evaluation.slotOfTemplate(table)
  if (source?.kind !== 'table' || column < 0) return { failure: 'broken' }
  const value = source.results[column]
  const failure = source.failures[column]
  return { ...(value !== undefined && { value }), ...(failure !== undefined && { failure }) }
}
