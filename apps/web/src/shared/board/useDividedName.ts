import type { Locale } from '@pandok/domain'
import { useEffect, useState } from 'react'
import { divideName, withJoints } from './divideName.ts'

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

/** A name as it is drawn on a cell: whole at first, divided once the language's patterns are there. */
export function useDividedName(name: string, locale: Locale): string {
  const [, setKnown] = useState(loaded.size)
  useEffect(() => {
    let isShown = true
    void load(locale).then(() => {
      if (isShown) setKnown(loaded.size)
    })
    return () => {
      isShown = false
    }
  }, [locale])
  const divide = loaded.get(locale)
  return withJoints(divide ? divideName(name, divide) : name)
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
    if (divide) loaded.set(locale, divide)
  } catch (error) {
    coming.delete(locale)
    console.error(`No hyphenation for "${locale}".`, error)
  }
}
