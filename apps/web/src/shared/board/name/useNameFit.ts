import { createEmitter, type Locale } from '@pandok/domain'
import { createContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { createFitter, type FittedName, type NameSpace } from './createFitter.ts'
import { createDivider, type DivideWord, SOFT_HYPHEN, SYLLABLE, type Syllables } from './divideWord.ts'

/** How a name is written into a cell of the board around it; elsewhere in one line. */
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
 * Where words may be divided that have no known parts. A browser may have no dictionary of its own (Chromium on Linux has
 * none). Names in other languages have English words.
 */
const PATTERNS: Record<PatternLocale, () => Promise<Syllables>> = {
  en: async () => (await import('hyphen/en')).hyphenateSync,
  de: async () => (await import('hyphen/de')).hyphenateSync,
}

const loaded = new Map<PatternLocale, Syllables>()

const arrivals = createEmitter()

/** Says where words of these names may end a line. */
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

/** Writes a name with a soft hyphen wherever a line may end inside a word, for places that are too small to fit names into. */
export function useDividedName(names: readonly string[], locale: Locale): (name: string) => string {
  const divide = useDivider(names, locale)
  return (name) =>
    name
      .split(/\s+/u)
      .map((word) => divide(word, 'syllables').replaceAll(SYLLABLE, SOFT_HYPHEN))
      .join(' ')
}

/** Names are fitted once for each width, not whenever a cell is drawn. */
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

/** Names stay readable without patterns, so that a chunk that doesn't come isn't worth an error. */
async function fetchPatterns(language: PatternLocale): Promise<void> {
  try {
    loaded.set(language, await PATTERNS[language]())
    arrivals.emit()
  } catch (error) {
    coming.delete(language)
    console.error(`No hyphenation for "${language}".`, error)
  }
}
