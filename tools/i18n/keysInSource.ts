import type { NamedKeys } from './namedKeys.ts'

const COMMENT = /^\s*(?:\/\/|\/?\*).*$/gmu
const STRING = /(?<quote>['"`])(?<key>[\w-]+(?:\.[\w-]+)*)\k<quote>/gu
const TEMPLATE = /`(?<before>[\w.]*)\$\{[^`{}]+\}(?<after>[\w.]*)`/gu

const matches = (source: string, pattern: RegExp) => [...source.replace(COMMENT, '').matchAll(pattern)]

/** Keys that stand in the source as strings. */
export const stringsIn = (source: string): NamedKeys => ({
  whole: new Set(matches(source, STRING).map(({ groups }) => groups?.['key'] ?? '')),
  patterns: [],
})

/** Templates read without their types, as the server has a few. One without a word beside a dot says nothing. */
export const templatesIn = (source: string): NamedKeys => ({
  whole: new Set(),
  patterns: matches(source, TEMPLATE)
    .map(({ groups }) => ({ before: groups?.['before'] ?? '', after: groups?.['after'] ?? '' }))
    .filter(({ before, after }) => /\w\./u.test(before) || /^\.\w/u.test(after)),
})
