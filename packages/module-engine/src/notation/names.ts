import { RESERVED_NAMES } from '@pandok/domain'
import { romanise } from './romanise.ts'

const ID_LENGTH = 28

/** A name for expressions out of words for people; '' if no letter of them can be written so. */
export function slugOf(words: string): string {
  const slug = romanise(words)
    .replace(/[^a-z0-9]+/gu, '_')
    .slice(0, ID_LENGTH)
    .replace(/^[_0-9]+|_+$/gu, '')
  return RESERVED_NAMES.has(slug) ? `${slug}_value` : slug
}

/** The name itself if it is free, else numbered. */
export function freeName(requested: string, taken: ReadonlySet<string>): string {
  if (!taken.has(requested)) return requested
  let number = 2
  while (taken.has(`${requested}_${number}`)) number += 1
  return `${requested}_${number}`
}

const CONNECTIVES = new Set([
  'x',
  '×',
  '*',
  'by',
  'and',
  'to',
  '및',
  '와',
  '과',
  'und',
  '和',
  'と',
  'or',
  '또는',
])
/** Words that lead to a field without naming it. */
const LEADING =
  /(?:^|\s)(?:in|of|is|are|at|on|with|the|a|an|measures?|measuring|about|approximately|ca|misst|von|mit|im|der|die|das)$/iu
const PARTICLE = /(?<=[가-힣])(?:에서|에|은|는|을|를)$/u
const WORDS_MAX = 3
const LABEL_MAX = 60

/**
 * What a field is about: the words before it, up to the sentence's start when a colon follows them («Right lobe: […]»), else
 * the last few. '' if there are none.
 */
export function labelBefore(before: string): string {
  const clause = before.split(/[\n.,;!?。，、；]\s*/u).at(-1) ?? ''
  const bare = clause.replace(/[\s\p{P}\p{S}]+$/u, '').replace(/^[\s\p{P}\p{S}]+/u, '')
  const words = withoutLeading(bare).split(/\s+/u)
  const isNamed = /[:：]\s*$/u.test(clause)
  const label = (isNamed ? words.slice(-6) : words.slice(-WORDS_MAX)).join(' ')
  return CONNECTIVES.has(label.toLowerCase()) ? '' : [...label].slice(-LABEL_MAX).join('').trim()
}

function withoutLeading(text: string): string {
  let named = text
  while (LEADING.test(named)) named = named.replace(LEADING, '').trimEnd()
  return named.replace(PARTICLE, '')
}

/** The first words after a field, where nothing stands before it: «[# mm] nodule». */
export function labelAfter(after: string): string {
  const words = /^[ \t]+([\p{L}\p{N}][\p{L}\p{N}\-' ]{0,40})/u.exec(after)?.[1] ?? ''
  return withoutLeading(words.trim().split(/\s+/u).slice(0, 2).join(' '))
}
