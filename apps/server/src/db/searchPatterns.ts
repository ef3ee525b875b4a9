/** Returns one LIKE pattern for each word, with wildcards escaped. */
export const searchPatterns = (search: string | undefined): string[] =>
  (search ?? '')
    .toLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => `%${word.replaceAll(/[\\%_]/gu, '\\$&')}%`)
