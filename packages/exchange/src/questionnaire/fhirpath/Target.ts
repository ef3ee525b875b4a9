/** A question of the Questionnaire, as an expression sees it. */
export interface Target {
  linkId: string
  /** Its key in the form. */
  key: string
  type: 'decimal' | 'text' | 'bool' | 'choice' | 'multi' | 'size'
  /** Answers by their code, or by their words where they have none. */
  byCode?: ReadonlyMap<string, string>
  byLabel?: ReadonlyMap<string, string>
  /** The key of the repeating section that it stands in. */
  rows?: string | undefined
}
