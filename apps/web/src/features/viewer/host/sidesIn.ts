/** Words for a side in the five languages, none of which is part of another word there. */
const WORDS = {
  L: /좌측|왼쪽|좌엽|좌상|좌하|\bleft\b|\blinks\b|\blinke[rnsm]?\b|左/iu,
  R: /우측|오른쪽|우엽|우상|우중|우하|\bright\b|\brechts\b|\brechte[rnsm]?\b|右/iu,
} as const

/** Which sides a report speaks of. */
export const sidesIn = (report: string): readonly ('L' | 'R')[] =>
  (['L', 'R'] as const).filter((side) => WORDS[side].test(report))
