import { compileExpression } from '../compileExpression.ts'
import { Exact } from '../Exact.ts'
import type { CoreValue } from '../rowOf.ts'
import { testLookup, testScope } from './testScope.ts'

/**
 * Evaluates an expression in the scope of the tests and describes the result: the digits of a decimal, a text
 * in quotes, `unknown`, `failed: …`.
 */
export function evaluated(source: string): string {
  const compiled = compileExpression(source, testScope)
  if (!compiled.ok) return `faulty: ${compiled.faults.map(({ code }) => code).join(', ')}`
  const outcome = compiled.expression.run(testLookup)
  if (outcome.kind === 'unknown') return 'unknown'
  return outcome.kind === 'failed' ? `failed: ${outcome.failure}` : written(outcome.value)
}

function written(value: CoreValue): string {
  if (value instanceof Exact) return value.toString()
  if (typeof value === 'string') return JSON.stringify(value)
  if (typeof value === 'boolean') return String(value)
  return Array.isArray(value) ? `[${value.map(written).join(', ')}]` : 'row'
}
