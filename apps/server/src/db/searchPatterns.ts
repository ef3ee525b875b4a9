/** One LIKE pattern for each word, with nothing in it that LIKE would take for a wildcard. */
export const searchPatterns = (search: string | undefined): string[] =>
  (search ?? '')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, '\\$&')}%`)
