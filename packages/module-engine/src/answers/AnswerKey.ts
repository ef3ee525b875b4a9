/** The keys that choose one answer of a question. */
export interface AnswerKey {
  id: string
  /** The keys to press one after the other, digits or capital Latin letters: «4A» is 4, then A. */
  keys: string
  /** The place in the label where the keys are printed. If it is absent, they are printed before the label. */
  at?: { from: number; to: number } | undefined
  /**
   * Further single keys that choose the answer without being printed: the English initials of yes, no and the
   * sides.
   */
  also?: readonly string[] | undefined
}

export interface LabelledAnswer {
  id: string
  label: string
}
