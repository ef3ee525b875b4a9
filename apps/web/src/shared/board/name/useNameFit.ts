import { createEmitter, type Locale } from '@pandok/domain'
import { createContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createFitter, type FittedName, type NameSpace } from './createFitter.ts'
import { createDivider, type DivideWord, SOFT_HYPHEN, SYLLABLE, type Syllables } from './divideWord.ts'

/** Fits a name into a cell of the surrounding board; outside of a board it stays in one line. */
type NameFit = (name: string) => FittedName

export const NameFitContext = createContext<NameFit>((name) => ({
  drawn: name,
  size: 1,
  lines: 1,
  isForced: false,
  isCut: false,
}))

type PatternLocale = 'en' | 'de'

/**
 * Hyphenation patterns for words without known parts, because a browser may have no dictionary of its own (Chromium
 * on Linux has none). Names in the other languages contain English words.
 */
const PATTERNS: Record<PatternLocale, () => Promise<Syllables>> = {
  en: async () => (await import('hyphen/en')).hyphenateSync,
  de: async () => (await import('hyphen/de')).hyphenateSync,
}

const loaded = new Map<PatternLocale, Syllables>()

const arrivals = createEmitter()

/** Loads the division of words for these names. */
function useDivider(names: readonly string[], locale: Locale): DivideWord {
  const language = locale === 'de' ? 'de' : 'en'
  const isNeeded = names.some((name) => LONG_WORD.test(name))
  const syllables = useSyncExternalStore(
    arrivals.subscribe,
    () => loaded.get(language),
    () => undefined,
  )
  useEffect(() => {
    if (isNeeded) void load(language)
  }, [language, isNeeded])
  return useMemo(() => createDivider(locale, syllables), [locale, syllables])
}

/** Inserts a soft hyphen wherever a line may end inside a word, for places that are too small to fit names into. */
export function useDividedName(names: readonly string[], locale: Locale): (name: string) => string {
  const divide = useDivider(names, locale)
  return (name) =>
    name
      .split(/\s+/u)
      .map((word) => divide(word, 'syllables').replaceAll(SYLLABLE, SOFT_HYPHEN))
      .join(' ')
}

/** Names are fitted once per width, not whenever a cell is rendered. */
export function useNameFit(names: readonly string[], locale: Locale, room: NameSpace): NameFit {
  const divide = useDivider(names, locale)
  const { width, size, height } = room
  return useMemo(() => {
    const fitter = createFitter({ width, size, height }, divide)
    const fitted = new Map<string, FittedName>()
    return (name) => {
      const known = fitted.get(name) ?? fitter(name)
      fitted.set(name, known)
      return known
    }
  }, [divide, width, size, height])
}

const LONG_WORD = /\p{Script=Latin}{6}/u

const coming = new Map<PatternLocale, Promise<void>>()

function load(language: PatternLocale): Promise<void> {
  const known = coming.get(language) ?? fetchPatterns(language)
  coming.set(language, known)
  return known
}

/** Names stay readable without patterns, so a chunk that fails to load isn't worth an error. */
async function fetchPatterns(language: PatternLocale): Promise<void> {
  try {
    loaded.set(language, await PATTERNS[language]())
    arrivals.emit()
  } catch (error) {
    coming.delete(language)
    console.error(`No hyphenation for "${language}".`, error)
  }
}
