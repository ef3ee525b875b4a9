/** Plates and modules write sides with their own letters. */
const SIDES: Readonly<Record<string, readonly string[]>> = {
  R: ['right'],
  L: ['left'],
  B: ['right', 'left'],
  both: ['right', 'left'],
  bilateral: ['right', 'left'],
}

/** The sides that an answer is about; any other place stands for itself. */
export const sidesOf = (answer: string): readonly string[] => SIDES[answer] ?? [answer]
