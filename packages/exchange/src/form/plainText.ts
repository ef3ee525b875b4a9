/**
 * Cleans a text of a foreign file for a definition: removes control characters and unpaired surrogates, and
 * collapses spaces.
 */
export function plainText(text: string, max: number): string {
  const plain = text
    .slice(0, max * 4)
    .replace(/[\u200B\u200C\u2060\uFEFF]/gu, '')
    .replace(/[\p{Cc}\s\u00A0]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .trim()
  return cut(plain, max)
}

/** Does the same as `plainText` but keeps line breaks. */
export function plainLines(text: string, max: number): string {
  const plain = text
    .slice(0, max * 4)
    .replace(/\r\n?/gu, '\n')
    .replace(/[\u200B\u200C\u2060\uFEFF]/gu, '')
    .replace(/(?!\n)[\p{Cc}\s\u00A0]+/gu, ' ')
    .replace(/\p{Cs}/gu, '')
    .replace(/ *\n */gu, '\n')
    .replace(/\n{3,}/gu, '\n\n')
    .trim()
  return cut(plain, max)
}

/** Limits are in UTF-16 code units, and a surrogate pair must not be split. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  const short = text.slice(0, max)
  return /[\uD800-\uDBFF]$/u.test(short) ? short.slice(0, -1) : short.replace(/\p{Cs}$/u, '')
}
