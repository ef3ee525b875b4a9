import type { Locale } from '@pandok/domain'

const IDENTIFIER = /[A-Za-z][\w-]*/gu
/** Formulas contain these names, which only their authors may see. */
const FUNCTIONS = ['orElse', 'onlyIf', 'known', 'exists', 'filter', 'map', 'row_number', 'substring']
/** These words are printed if a value is missing. */
const NOTHINGS = ['undefined', 'null']
const BROKEN = /[{}]|\bNaN\b|\[object/u

/** Returns every string that is anywhere under one of the keys. */
function stringsIn(part: unknown, isAsked: (key: string) => boolean, isInside = false): string[] {
  if (typeof part === 'string') return isInside ? [part] : []
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, value]) =>
    stringsIn(value, isAsked, isInside || (!Array.isArray(part) && isAsked(key))),
  )
}

const wordsIn = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(IDENTIFIER)].map(([word]) => word.toLowerCase())))

/**
 * Returns the identifiers of documents that no text of a language should contain. Many identifiers are words
 * of English and German, so in these languages only those count that can't be a word.
 */
export function identifiersOf(documents: unknown, locale: Locale): ReadonlySet<string> {
  const isLatin = locale === 'en' || locale === 'de'
  const authored = wordsIn(stringsIn(documents, (key) => [locale, 'unit', 'units', 'altUnits'].includes(key)))
  const ids = [...stringsIn(documents, (key) => key === 'id'), ...FUNCTIONS, ...NOTHINGS]
  return new Set(
    ids.filter(
      (id) =>
        /^[a-z][a-zA-Z0-9]*(?:[_-][a-z0-9]+)*$/u.test(id) &&
        id.length > 2 &&
        (!isLatin || /[_A-Z]/u.test(id)) &&
        !authored.has(id.toLowerCase()),
    ),
  )
}

/** Returns the texts that contain an identifier, a blank in braces or something that isn't a text at all. */
export const showingIdentifiers = (
  texts: readonly string[],
  identifiers: ReadonlySet<string>,
): readonly string[] =>
  texts.filter(
    (text) => BROKEN.test(text) || [...text.matchAll(IDENTIFIER)].some(([word]) => identifiers.has(word)),
  )
