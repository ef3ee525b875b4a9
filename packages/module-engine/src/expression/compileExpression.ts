import type { Building, Frame } from './Built.ts'
import { build } from './build.ts'
import type { ExpressionFault } from './ExpressionFault.ts'
import { Failed } from './Failed.ts'
import { COST_MAX } from './limits.ts'
import { readTree } from './readTree.ts'
import type { Lookup, Outcome, ValueType } from './rowOf.ts'
import type { Scope } from './Scope.ts'

export interface CompiledExpression {
  readonly source: string
  readonly type: ValueType
  /**
   * Every name whose value the expression may read, including those read through the rows of a group
   * (`nodules.map(n, n.size)` reads both).
   */
  readonly reads: readonly string[]
  /** The maximum number of steps. */
  readonly cost: number
  run(lookup: Lookup): Outcome
}

export type Compilation =
  | { ok: true; expression: CompiledExpression }
  | { ok: false; faults: ExpressionFault[] }

const UNKNOWN: Outcome = Object.freeze({ kind: 'unknown' })

/**
 * Parses, checks and compiles an expression. `expected` are the types that the place allows; any other is an
 * `expression.type` fault.
 */
export function compileExpression(
  source: string,
  scope: Scope,
  expected: readonly ValueType[] = [],
): Compilation {
  const { tree, faults } = readTree(source)
  if (!tree) return { ok: false, faults }
  const building: Building = { scope, faults, reads: new Set(), build }
  const { type, cost, run } = build(tree, building)
  const whole = { from: 0, to: source.length }
  if (cost > COST_MAX) {
    faults.push({
      code: 'expression.tooCostly',
      range: whole,
      params: { limit: 'steps', cost, max: COST_MAX },
    })
  }
  if (faults.length === 0 && expected.length > 0 && !expected.includes(type.kind)) {
    const params = { expected: expected.join('|'), found: type.kind }
    faults.push({ code: 'expression.type', range: whole, params })
  }
  if (faults.length > 0) return { ok: false, faults: inOrder(faults) }
  const evaluate = (lookup: Lookup): Outcome => {
    const frame: Frame = { lookup, item: undefined }
    const made = run(frame)
    if (made === undefined) return UNKNOWN
    return made instanceof Failed ? { kind: 'failed', failure: made.failure } : { kind: 'value', value: made }
  }
  const reads = [...building.reads].sort()
  return { ok: true, expression: { source, type: type.kind, reads, cost, run: evaluate } }
}

const inOrder = (faults: readonly ExpressionFault[]) =>
  faults.toSorted((a, b) => a.range.from - b.range.from || a.range.to - b.range.to)
