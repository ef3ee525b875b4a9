/** The possible values of a table's column, as far as the proof knows them. */
export type Domain =
  /** Options, sides, booleans, or the literals that another table returns. */
  | { kind: 'values'; values: readonly (string | boolean)[] }
  /** A finite set of numbers, such as the totals of a score. */
  | { kind: 'numbers'; values: readonly string[] }
  | NumberDomain
  /** Any text; `samples` are texts that a person could enter. */
  | { kind: 'text'; samples: readonly string[] }
  | MultiDomain

export interface NumberDomain {
  kind: 'range'
  lower?: Limit | undefined
  upper?: Limit | undefined
  /** The maximum number of decimals that can be entered; undefined if there is no limit. */
  decimals?: number | undefined
}

export interface Limit {
  at: string
  included: boolean
}

export interface MultiDomain {
  kind: 'multi'
  options: readonly { id: string; exclusive: boolean }[]
  /** The minimum and maximum number of answers. */
  min: number
  max: number
  /** Whether giving no answer is a known value or an unknown one. */
  canBeEmpty: boolean
}
