import { isLocale, isRecord, type Locale } from '@pandok/domain'
import type { ModuleDefinition } from './definition.ts'

/** The keys that distinguish tokens of a phrase from other objects; see `PhraseToken`. */
const TOKENS = ['v', 'josa', 'article', 'when', 'each', 'plural', 'use', 'br']
/** The fields of a token that contain phrases. */
const PHRASES: ReadonlySet<string> = new Set(['then', 'else', 'sep', 'last', 'body', 'forms'])
/** Saved tests contain expected results, and citations the words of others. */
const AS_THEY_ARE: ReadonlySet<string> = new Set(['tests', 'citations'])

/**
 * Changes the spelling of the words of one language in a module: labels, messages and sentences. Nothing that
 * it computes changes.
 */
export function respellDefinition(
  definition: ModuleDefinition,
  locale: Locale,
  respell: (text: string) => string,
): ModuleDefinition {
  const spelled = (words: unknown): unknown => {
    if (typeof words === 'string') return respell(words)
    if (Array.isArray(words)) return words.map(spelled)
    if (!isRecord(words)) return words
    const isToken = TOKENS.some((name) => Object.hasOwn(words, name))
    return mapped(words, (part, name) => (isToken && !PHRASES.has(name) ? part : spelled(part)))
  }
  const walked = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(walked)
    if (!isRecord(part)) return part
    if (isInLocales(part)) return mapped(part, (words, name) => (name === locale ? spelled(words) : words))
    return mapped(part, walked)
  }
  // Only texts have changed, so the type is the same.
  return mapped(definition, (part, name) => (AS_THEY_ARE.has(name) ? part : walked(part))) as ModuleDefinition
}

/** Lists the words of one language that `respellDefinition` hands over. */
export function wordsOfDefinition(definition: ModuleDefinition, locale: Locale): ReadonlySet<string> {
  const words = new Set<string>()
  respellDefinition(definition, locale, (text) => {
    words.add(text)
    return text
  })
  return words
}

const isInLocales = (part: Record<string, unknown>): boolean => {
  const names: readonly string[] = Object.keys(part)
  return names.length > 0 && names.every((name) => isLocale(name))
}

const mapped = (
  record: Record<string, unknown>,
  change: (part: unknown, name: string) => unknown,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(record).map(([name, part]) => [name, change(part, name)]))
