/** How one answer of a question is chosen by keyboard. */
export interface AnswerKey {
  id: string
  /** What is pressed, one digit or capital Latin letter after the other: «4A» is 4, then A. */
  keys: string
  /** Where the label itself prints them; absent: they are printed before it. */
  at?: { from: number; to: number } | undefined
  /** Further single keys that choose it, unprinted: the English letter of yes, no and the sides. */
  also?: readonly string[] | undefined
}

export interface LabelledAnswer {
  id: string
  label: string
}
