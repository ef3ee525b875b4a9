import { PHRASE_MAX_CHARACTERS } from '../model/limits.ts'

/** The limit exceeds that of a phrase, so that the collector reports the cut. */
const LENGTH_MAX = 2 * PHRASE_MAX_CHARACTERS

/**
 * Does the same as `replace`, but stops if the result gets too long, so that a short file can't produce a
 * huge one.
 */
export function replaceWithin(
  text: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => string,
): string {
  const given = text.slice(0, LENGTH_MAX)
  let result = ''
  let end = 0
  for (const match of given.matchAll(pattern)) {
    result += given.slice(end, match.index) + replacement(match)
    end = match.index + match[0].length
    if (result.length > LENGTH_MAX) return result.slice(0, LENGTH_MAX)
  }
  return result + given.slice(end)
}
