import type { Topic } from './topics.ts'

interface Named {
  /** The name in the text itself. */
  name?: string
  /** The subject, if the answers or the unit imply one. */
  topic?: Topic
  /** Remarks of the text to the person who fills in the field. */
  help?: string
}

/** A field as a piece of notation describes it, before it has a name. */
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
        /** The wording in the report for each option, if it is longer than the label. */
        texts?: readonly (string | undefined)[]
        isSide?: true
        details?: readonly AnswerDetail[]
      }
    | { kind: 'date' }
    | { kind: 'side'; sides: readonly Side[]; default?: Side }
    | { kind: 'tick'; text: string; isTicked: boolean }
  )

export type MeasuredKind = 'length' | 'area' | 'volume' | 'density' | 'angle'
export type Side = 'R' | 'L' | 'B'

/** A field that is asked only with one of the answers, with the text around it. */
export interface AnswerDetail {
  /** The answer's place among the others. */
  of: number
  opening: string
  field: Field
  closing: string
}

/** Notation found at a place of the text: fields with the text between them. */
export interface Found {
  /** The characters from the place to its beginning: in a text without spaces, notation may begin inside a word. */
  skip?: number
  /** The characters of the pasted text that it replaces. */
  length: number
  parts: readonly (Field | string)[]
}
