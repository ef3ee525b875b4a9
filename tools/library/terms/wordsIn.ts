import { LOCALES, type Locale } from '@pandok/domain'

/**
 * Search words are what people type; citations, cases and the answers of an authority's form are other
 * people's words.
 */
export const NOT_OURS: ReadonlySet<string> = new Set([
  ...['synonyms', 'citations', 'tests', 'uses'],
  ...['words', 'none', 'layout'],
])
/** These parts of a sentence are names and formulas. */
export const NOT_WORDS: ReadonlySet<string> = new Set([
  'v',
  'when',
  'where',
  'use',
  'each',
  'order',
  'by',
  'as',
  'fmt',
  'plural',
])

const isLocale = (key: string): key is Locale => (LOCALES as readonly string[]).includes(key)

export interface FoundWords {
  locale: Locale
  text: string
  path: string
}

/** Lists every text of an entry with its language and its place. */
export function wordsIn(entry: unknown, path: readonly string[] = []): FoundWords[] {
  if (Array.isArray(entry)) return entry.flatMap((item, index) => wordsIn(item, [...path, String(index)]))
  if (typeof entry !== 'object' || entry === null) return []
  return Object.entries(entry).flatMap(([key, value]) => {
    if (NOT_OURS.has(key)) return []
    if (!isLocale(key)) return wordsIn(value, [...path, key])
    return textsIn(value).map((text) => ({ locale: key, text, path: path.join('.') }))
  })
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.flatMap(textsIn)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => (NOT_WORDS.has(key) ? [] : textsIn(inner)))
}
