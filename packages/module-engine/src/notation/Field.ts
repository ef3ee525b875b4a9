import type { Topic } from './topics.ts'

interface Named {
  /** The name that the text itself gives it. */
  name?: string
  /** The subject, where its answers or its unit tell it. */
  topic?: Topic
}

/** What a piece of notation stands for, before it has a name. */
export type Field = Named &
  (
    | { kind: 'number'; unit?: string; decimals?: number; hideUnit?: boolean; default?: string }
    | { kind: 'measure'; what: MeasuredKind; unit: string; default?: string; hideUnit?: boolean }
    | { kind: 'size'; unit: string; default?: string; most?: number }
    | { kind: 'integer'; default?: string }
    | { kind: 'text'; default?: string }
    | {
        kind: 'choice' | 'multi'
        options: readonly string[]
        defaults: readonly number[]
        /** What the report says for each, where that is longer than what it is called. */
        texts?: readonly (string | undefined)[]
        isSide?: true
      }
    | { kind: 'date' }
    | { kind: 'side'; sides: readonly Side[]; default?: Side }
    | { kind: 'tick'; text: string; isTicked: boolean }
  )

export type MeasuredKind = 'length' | 'area' | 'volume' | 'density' | 'angle'
export type Side = 'R' | 'L' | 'B'

/** Notation found at a place of the text: fields with the text between them. */
export interface Found {
  /** Characters from the place to where it begins: in a text without spaces a sentence may end inside of a word. */
  skip?: number
  /** Characters of the pasted text that it takes the place of, from where it begins. */
  length: number
  parts: readonly (Field | string)[]
}
