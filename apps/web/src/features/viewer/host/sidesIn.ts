import { BOTH_SIDES, SIDE_WORDS } from './sideWords.ts'

export const sidesIn = (report: string): readonly ('L' | 'R')[] =>
  (['L', 'R'] as const).filter((side) =>
    [...BOTH_SIDES, ...SIDE_WORDS[side]].some((words) => words.test(report)),
  )
