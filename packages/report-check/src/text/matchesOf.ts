/**
 * As `matchAll`, which makes another expression of the one it is given before it looks: most of the expressions that a
 * sentence is asked for aren't in it.
 */
export const matchesOf = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) < 0 ? NONE : [...text.matchAll(pattern)]

const NONE: readonly RegExpExecArray[] = []
