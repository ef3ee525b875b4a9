import type { Locale } from '@pandok/domain'
import { LIBRARY_DATA } from './libraryFile.ts'
import { readYaml } from './readYaml.ts'

type Synonyms = Readonly<Record<Locale, readonly string[]>>

/**
 * Returns the abbreviations on the worklists of departments, by plate, in the language in which they are
 * written.
 */
export const abbreviations = (): Readonly<Record<string, Synonyms>> =>
  readYaml(`${LIBRARY_DATA}/abbreviations.yaml`) as Record<string, Synonyms>

/** An entry may have at most this many synonyms in a language. */
const MOST = 20

/** Returns a plate's synonyms with its abbreviations, without repeats within a language. */
export function withAbbreviations(id: string, synonyms: Synonyms): Synonyms {
  const added = abbreviations()[id]
  const merged = (locale: Locale): readonly string[] => {
    const known = new Set(synonyms[locale].map((word) => word.toLowerCase()))
    const missing = (added?.[locale] ?? []).filter((word) => !known.has(word.toLowerCase()))
    return [...synonyms[locale], ...missing].slice(0, MOST)
  }
  return { ko: merged('ko'), en: merged('en'), zh: merged('zh'), ja: merged('ja'), de: merged('de') }
}
