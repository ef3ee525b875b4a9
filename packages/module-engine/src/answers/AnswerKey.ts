/** How one answer of a question is chosen by keyboard. */
export interface AnswerKey {
  id: string
  /** What is pressed, one digit or capital Latin letter after the other: «4A» is 4, then A. */
  keys: string
  /** The place in the label that prints the keys; where it is absent, they are printed before the label. */
  at?: { from: number; to: number } | undefined
  /** Further single keys that choose it, unprinted: the English letter of yes, no and the sides. */
  also?: readonly string[] | undefined
}

export interface LabelledAnswer {
  id: string
  label: string
}
