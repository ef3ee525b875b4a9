import { CONTEXT_OPERATORS } from './contextOperators.ts'
import type { Operator } from './Operator.ts'
import { VALUE_OPERATORS } from './valueOperators.ts'
import { WORD_OPERATORS } from './wordOperators.ts'

export const OPERATORS: readonly Operator[] = [...VALUE_OPERATORS, ...WORD_OPERATORS, ...CONTEXT_OPERATORS]
