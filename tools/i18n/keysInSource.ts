import type { NamedKeys } from './namedKeys.ts'

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gmu
const STRING = /(?<quote>['"`])(?<key>[\w-]+(?:\.[\w-]+)*)\k<quote>/gu
const TEMPLATE = /`(?<before>[\w.]*)\$\{[^`{}]+\}(?<after>[\w.]*)`/gu

const matches = (source: string, pattern: RegExp) => [...source.replace(COMMENT, '').matchAll(pattern)]

/** Finds keys that the source contains as strings. */
export const stringsIn = (source: string): NamedKeys => ({
  whole: new Set(matches(source, STRING).map(({ groups }) => groups?.['key'] ?? '')),
  patterns: [],
})

/**
 * Finds templates that are read without types, of which the server has a few. A template without a word next
 * to a dot is ignored.
 */
export const templatesIn = (source: string): NamedKeys => ({
  whole: new Set(),
  patterns: matches(source, TEMPLATE)
    .map(({ groups }) => ({ before: groups?.['before'] ?? '', after: groups?.['after'] ?? '' }))
    .filter(({ before, after }) => /\w\./u.test(before) || /^\.\w/u.test(after)),
})
