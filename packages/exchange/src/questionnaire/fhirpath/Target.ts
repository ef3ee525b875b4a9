/** A question of the Questionnaire from the perspective of expressions. */
export interface Target {
  linkId: string
  /** Its key in the form. */
  key: string
  type: 'decimal' | 'text' | 'bool' | 'choice' | 'multi' | 'size'
  /** The ids of the answers by code, or by words if they have no code. */
  byCode?: ReadonlyMap<string, string>
  byLabel?: ReadonlyMap<string, string>
  /** The key of the repeating section that contains it. */
  rows?: string | undefined
}
