import type { CompiledExpression } from '../expression/compileExpression.ts'

/** A compiled formula, or why there is none: what depends on it fails, and says so. */
export type Formula = CompiledExpression | 'broken' | 'tooCostly'
