import { createEmitter, type Locale } from '@pandok/domain'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { divideName, withJoints } from './divideName.ts'
import { widestPiece } from './widestPiece.ts'

type Divide = (word: string) => string

/**
 * Where words may be divided, for languages with long ones. A browser may have no dictionary of its own (Chromium on Linux has
 * none), and names then break in the middle of syllables.
 */
const PATTERNS: Partial<Record<Locale, () => Promise<Divide>>> = {
  en: async () => (await import('hyphen/en')).hyphenateSync,
  de: async () => (await import('hyphen/de')).hyphenateSync,
}

const loaded = new Map<Locale, Divide>()

const arrivals = createEmitter()

/** A name as it is drawn on a cell: whole at first, divided once the language's patterns are there. */
export function useDividedName(name: string, locale: Locale): { drawn: string; widest: number } {
  const divide = useSyncExternalStore(
    arrivals.subscribe,
    () => loaded.get(locale),
    () => undefined,
  )
  useEffect(() => void load(locale), [locale])
  // Cells are drawn at every key press, sixty of them.
  return useMemo(() => {
    const drawn = withJoints(divide ? divideName(name, divide) : name)
    return { drawn, widest: widestPiece(drawn) }
  }, [name, divide])
}

const coming = new Map<Locale, Promise<void>>()

function load(locale: Locale): Promise<void> {
  const known = coming.get(locale) ?? fetchPatterns(locale)
  coming.set(locale, known)
  return known
}

/** Names stay readable without patterns, so that a chunk that doesn't come isn't worth an error. */
async function fetchPatterns(locale: Locale): Promise<void> {
  try {
    const divide = await PATTERNS[locale]?.()
    if (!divide) return
    loaded.set(locale, divide)
    arrivals.emit()
  } catch (error) {
    coming.delete(locale)
    console.error(`No hyphenation for "${locale}".`, error)
  }
}
