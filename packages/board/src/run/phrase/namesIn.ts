/** The words of a formula that could be names. Texts in quotes are answers, not names. */
export const namesIn = (formula: string): readonly string[] =>
  formula.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""').match(/(?<!\w)[a-z][a-z0-9_]*(?!\w)/gu) ?? []
