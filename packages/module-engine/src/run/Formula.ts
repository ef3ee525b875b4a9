import type { CompiledExpression } from '../expression/compileExpression.ts'

/** A compiled formula, or the reason why there is none; everything that depends on it fails with that reason. */
export type Formula = CompiledExpression | 'broken' | 'tooCostly'
