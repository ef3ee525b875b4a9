import type { runVectors } from '@pandok/library'

/** Lists the differences between the results of a case and its expectations. */
export const caseProblems = ({ slug, name, differences }: ReturnType<typeof runVectors>[number]): string[] =>
  differences.map(
    ({ what, id, expected, actual }) => `${slug} ${name}: ${what} ${id}: expected ${expected}, got ${actual}`,
  )
