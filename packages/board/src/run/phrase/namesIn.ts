/** Lists the words of a formula that could be names. Quoted texts are answers, not names. */
export const namesIn = (formula: string): readonly string[] =>
  formula.replace(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/gu, '""').match(/(?<!\w)[a-z][a-z0-9_]*(?!\w)/gu) ?? []
