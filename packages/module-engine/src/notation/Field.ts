/** What a piece of notation stands for, before it has a name. */
export type Field =
  | { kind: 'number'; unit?: string; decimals?: number; hideUnit?: boolean }
  | { kind: 'integer' }
  | { kind: 'text'; default?: string }
  | { kind: 'choice' | 'multi'; options: readonly string[]; defaults: readonly number[]; isSide?: true }
  | { kind: 'date' }
  | { kind: 'side'; sides: readonly Side[]; default?: Side }
  | { kind: 'tick'; text: string; isTicked: boolean }

export type Side = 'R' | 'L' | 'B'

/** Notation found at a place of the text: fields with the text between them. */
export interface Found {
  /** Characters of the pasted text that it takes the place of. */
  length: number
  parts: readonly (Field | string)[]
}
