/**
 * Does the same as `matchAll`, which copies its expression before it searches. Most expressions don't occur
 * in most sentences, so this tests first and avoids the copy.
 */
export const matchesOf = (text: string, pattern: RegExp): readonly RegExpExecArray[] =>
  text.search(pattern) < 0 ? NONE : [...text.matchAll(pattern)]

const NONE: readonly RegExpExecArray[] = []
