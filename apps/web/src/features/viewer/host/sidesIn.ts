import { BOTH_SIDES, SIDE_WORDS } from './sideWords.ts'

/** The sides that a report mentions. */
export const sidesIn = (report: string): readonly ('L' | 'R')[] =>
  (['L', 'R'] as const).filter((side) =>
    [...BOTH_SIDES, ...SIDE_WORDS[side]].some((words) => words.test(report)),
  )
