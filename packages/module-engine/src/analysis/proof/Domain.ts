/** What a table's column can be, as far as the proof knows it. */
export type Domain =
  /** Answers, sides, yes and no, the literals that another table gives. */
  | { kind: 'values'; values: readonly (string | boolean)[] }
  /** Numbers of which there are only so many, such as the totals of a score. */
  | { kind: 'numbers'; values: readonly string[] }
  | NumberDomain
  /** Any text; `sample` is one that a person could enter. */
  | { kind: 'text'; samples: readonly string[] }
  | MultiDomain

export interface NumberDomain {
  kind: 'range'
  lower?: Limit | undefined
  upper?: Limit | undefined
  /** The most decimals that can be entered; undefined where there is no limit. */
  decimals?: number | undefined
}

export interface Limit {
  at: string
  included: boolean
}

export interface MultiDomain {
  kind: 'multi'
  options: readonly { id: string; exclusive: boolean }[]
  /** How many answers there may be, at least and at most. */
  min: number
  max: number
  /** Whether giving no answer counts as an answer, or is only unknown. */
  canBeEmpty: boolean
}
