import type { runVectors } from '@pandok/library'

/** What came out of a case otherwise than it says. */
export const caseProblems = ({ slug, name, differences }: ReturnType<typeof runVectors>[number]): string[] =>
  differences.map(
    ({ what, id, expected, actual }) => `${slug} ${name}: ${what} ${id}: expected ${expected}, got ${actual}`,
  )
