/**
 * Every character with Unicode's property Dash, including full-width and typographic ones: they look like '-'
 * and come from Asian keyboards and word processors. Wave dashes, which mark a range in Japanese («1〜3»),
 * aren't included, and neither is 'ー', which is a letter and occurs in half of all Japanese module names
 * («レポート»).
 */
export const DASHES =
  '-\u058a\u05be\u1400\u1806\u2010\u2011\u2012\u2013\u2014\u2015\u207b\u208b\u2212\u2e17\u2e1a\u2e3a\u2e3b\u2e40\u2e5d\u30a0\ufe31\ufe32\ufe58\ufe63\uff0d\u{10d6e}\u{10ead}'

const dashes: ReadonlySet<string> = new Set(DASHES)

export const hasDash = (text: string): boolean => [...text].some((letter) => dashes.has(letter))

export const dashesToSpaces = (text: string): string =>
  [...text].map((letter) => (dashes.has(letter) ? ' ' : letter)).join('')
