import { isListed } from '@pandok/domain'
import type { Exact } from './Exact.ts'

export interface Range {
  from: number
  to: number
}

export type BinaryOperator = '+' | '-' | '*' | '/' | '%' | '==' | '!=' | '<' | '<=' | '>' | '>=' | 'in'

/** The part of CEL that expressions may use. `readTree` refuses everything else that the parser knows. */
export type Tree =
  | { kind: 'decimal'; range: Range; value: Exact }
  | { kind: 'text'; range: Range; value: string }
  | { kind: 'bool'; range: Range; value: boolean }
  | { kind: 'name'; range: Range; name: string }
  | { kind: 'list'; range: Range; items: readonly Tree[] }
  | { kind: 'field'; range: Range; of: Tree; name: string; nameRange: Range }
  | { kind: 'index'; range: Range; of: Tree; index: Tree }
  | { kind: 'call'; range: Range; name: string; nameRange: Range; args: readonly Tree[] }
  | {
      kind: 'each'
      range: Range
      how: Comprehension
      nameRange: Range
      of: Tree
      item: string
      itemRange: Range
      body: Tree
    }
  | { kind: 'choice'; range: Range; condition: Tree; yes: Tree; no: Tree }
  | { kind: 'logic'; range: Range; operator: '&&' | '||'; left: Tree; right: Tree }
  | { kind: 'binary'; range: Range; operator: BinaryOperator; left: Tree; right: Tree }
  | { kind: 'not' | 'minus'; range: Range; of: Tree }

export const COMPREHENSIONS = ['exists', 'all', 'exists_one', 'map', 'filter'] as const
export type Comprehension = (typeof COMPREHENSIONS)[number]

export const isComprehension = (name: string): name is Comprehension => isListed(COMPREHENSIONS, name)
