export { compareExact } from './compareExact.ts'
export { type Compilation, type CompiledExpression, compileExpression } from './compileExpression.ts'
export { type Completion, completionsAt } from './completionsAt.ts'
export { Exact, exact } from './Exact.ts'
export type { ExpressionFault } from './ExpressionFault.ts'
export { EXPRESSION_FUNCTIONS, type ExpressionFunction } from './functions/EXPRESSION_FUNCTIONS.ts'
export { readTree } from './readTree.ts'
export { renameInExpression } from './renameInExpression.ts'
export {
  type CoreValue,
  type Failure,
  type Lookup,
  type Outcome,
  type RowValue,
  rowOf,
  type ValueType,
} from './rowOf.ts'
export { type NamedOption, type NameInfo, ROW_NUMBER, type Scope } from './Scope.ts'
export { inputType, resultType, scopeOf } from './scopeOf.ts'
export { SYNTAX_REASONS, type SyntaxReason } from './syntaxFault.ts'
export type { Comprehension, Tree } from './tree.ts'
