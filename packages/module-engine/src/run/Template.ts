import type { Input } from '../document/input.ts'
import type { Check, Computed, DecisionTable, Group } from '../document/logic.ts'
import type { PriorKey } from '../expression/priorNames.ts'
import type { Formula } from './Formula.ts'
import type { PriorSource } from './prior/PriorSource.ts'
import type { PreparedScore } from './score/prepareScore.ts'
import type { PreparedTable } from './table/prepareTable.ts'

interface TemplateBase {
  readonly id: string
  /** The index of the repeat group whose rows have it; -1 for the module itself. */
  readonly scope: number
  /** The index among the slots of its scope. */
  readonly local: number
  /** The position in the order of evaluation. */
  rank: number
  /** True if it depends on itself and can't be evaluated. */
  isCyclic: boolean
  readonly dependents: Dependent[]
  /** The ranks of everything that it depends on, including itself. */
  closure: readonly number[]
}

/** With `across`, every row reads the value of every row, as in `nodules.map(n, n.size)`. */
export interface Dependent {
  readonly template: Template
  readonly across: boolean
}

export interface InputTemplate extends TemplateBase {
  readonly kind: 'input'
  readonly input: Input
  readonly visible: Formula | undefined
  /** The formulas by the index of the fill in the input's list. */
  readonly fills: readonly (Formula | undefined)[]
  required: RequiredTemplate | undefined
  /** True if its value affects a sentence. */
  isStated: boolean
}

/** It is separate from its input, because whether an input is required may depend on what is computed from it. */
export interface RequiredTemplate extends TemplateBase {
  readonly kind: 'required'
  readonly formula: Formula
}

export interface RowNumberTemplate extends TemplateBase {
  readonly kind: 'rowNumber'
}

/** A value of the module at an earlier examination, or the date of it. */
export interface PriorTemplate extends TemplateBase {
  readonly kind: 'prior'
  readonly key: PriorKey
  readonly of: PriorSource | undefined
  /** The group whose rows have it. */
  readonly group: string | undefined
}

export interface GroupTemplate extends TemplateBase {
  readonly kind: 'group'
  readonly group: Group
  readonly index: number
  readonly sort: Formula | undefined
}

export interface TableTemplate extends TemplateBase {
  readonly kind: 'table'
  readonly table: DecisionTable
  readonly prepared: PreparedTable
}

export interface ComputedTemplate extends TemplateBase {
  readonly kind: 'computed'
  readonly computed: Computed
  readonly by: 'expr' | 'table' | 'score'
  readonly formula: Formula | undefined
  table: TableTemplate | undefined
  readonly column: number
  readonly score: PreparedScore | 'tooCostly' | undefined
}

export interface CheckTemplate extends TemplateBase {
  readonly kind: 'check'
  readonly check: Check
  readonly formula: Formula
}

export type Template =
  | InputTemplate
  | RequiredTemplate
  | RowNumberTemplate
  | PriorTemplate
  | GroupTemplate
  | TableTemplate
  | ComputedTemplate
  | CheckTemplate
