/** A question of the Questionnaire as expressions see it. */
export interface Target {
  linkId: string
  /** Its key in the form. */
  key: string
  type: 'decimal' | 'text' | 'bool' | 'choice' | 'multi' | 'size'
  /** The answers by code, or by words if they have none. */
  byCode?: ReadonlyMap<string, string>
  byLabel?: ReadonlyMap<string, string>
  /** The key of the repeating section that contains it. */
  rows?: string | undefined
}
