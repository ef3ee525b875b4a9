import { RESERVED_NAMES } from '@pandok/domain'
import { romanise } from './romanise.ts'

const ID_LENGTH = 28

/** Makes a name for expressions from words for people; '' if no letter can be transcribed. */
export function slugOf(words: string): string {
  const slug = romanise(words)
    .replace(/[^a-z0-9]+/gu, '_')
    .slice(0, ID_LENGTH)
    .replace(/^[_0-9]+|_+$/gu, '')
  return RESERVED_NAMES.has(slug) ? `${slug}_value` : slug
}

/** Returns the name itself if it is free, else a numbered one. */
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
/** Words that precede a field without naming it. */
const LEADING =
  /(?:^|\s)(?:in|of|is|are|was|at|on|with|the|a|an|measures?|measuring|measured|sized?|about|approximately|approx|up|to|there|shows?|showing|as|by|for|from|suggest(?:s|ing|ive)?|about|ca|misst|von|mit|im|am|der|die|das|den|dem|ein|eine|einer|zeigt|sich|bei|ist|sind|약|대략|관찰되는|보이는|있는|측정되는|의심되는|동반된|크기가|约|約)$/iu
/** Words that end the name of a field, seen from the field. */
const STOPS = new Set(
  'in of is are was were at on with the a an and or by for from to shows show showing there within into no about as im in am an der die das den dem mit von und oder bei zeigt ist sind ein eine einer einen 및 또는 약'.split(
    ' ',
  ),
)
const ABBREVIATED = /\b(Rt|Lt|approx|ca|No|max|min|Nr|ant|post|sup|inf|[A-Z])\.(?=\s?\p{L}|\s*$)/gu
const WORDS_MAX = 3
const LABEL_MAX = 60

/** Returns the text before a field, back to the last full stop. */
function clauseOf(before: string): string {
  const line =
    before
      .replace(ABBREVIATED, '$1')
      .split(/[\n.;!?。；()（）]\s*/u)
      .at(-1) ?? ''
  // In «22G needle, ___회» only a comma precedes the field, so the words before it are meant.
  const clauses = line.split(/[,，、]\s*/u)
  return (clauses.at(-1)?.trim() === '' ? clauses.at(-2) : clauses.at(-1)) ?? ''
}

/** Matches a Korean word that ends the previous clause: a topic, a place, or a connecting verb. */
const ENDS_CLAUSE = /[가-힣A-Za-z](?:은|는|에서|에|하며|으며|이며|하고|있고|이고|보이며|되며|하여|되어)$/u

/** Returns the words before a colon, as in «Right lobe: […]»; '' if there is no colon. */
export function labelWithColon(before: string): string {
  const clause = clauseOf(before)
  if (!/[:：=]\s*$/u.test(clause)) return ''
  return inBounds(withoutLeading(bare(clause)).split(/\s+/u).slice(-6))
}

/**
 * Returns the subject of a field: the words before it, back to the start of the sentence if they end with a
 * colon, else the last few.
 */
export function labelBefore(before: string): string {
  const named = labelWithColon(before)
  if (named !== '') return named
  const clause = clauseOf(before).split(/[:：]/u).at(-1) ?? ''
  const words = withoutLeading(bare(clause)).split(/\s+/u)
  const stop = words.findLastIndex(
    (word, index) => STOPS.has(word.toLowerCase()) || (index < words.length - 1 && ENDS_CLAUSE.test(word)),
  )
  return inBounds(words.slice(stop + 1).slice(-WORDS_MAX))
}

/** Removes what the previous field left attached: «8 mm이며 림프관», «に径». */
export const withoutRemnant = (before: string): string =>
  before.replace(/^[가-힣]{1,4}(?=[\s,]|$)|^[-–]\p{L}{1,12}(?=\s)|^[にのをがはでの的]+/u, '')

const bare = (clause: string): string =>
  clause.replace(/[\s\p{P}\p{S}]+$/u, '').replace(/^[\s\p{P}\p{S}]+/u, '')

function inBounds(words: readonly string[]): string {
  const label = words.join(' ')
  const isWord = /\p{L}/u.test(label) && !CONNECTIVES.has(label.toLowerCase())
  return isWord ? [...label].slice(-LABEL_MAX).join('').trim() : ''
}

function withoutLeading(text: string): string {
  let named = text
  while (LEADING.test(named)) named = named.replace(LEADING, '').trimEnd()
  return withoutParticle(named)
}

/** Whole words that end like one with a particle. */
const WHOLE =
  /(?:길이|높이|넓이|깊이|차이|사이|나이|부위|추가|결과|경과|통과|주의|정의|동의|합의|의의|거의|회의|안과|주로|서로|바로|별로|새로|실제로|미로|변이|전이|변화|증가)$/u
const PARTICLE = /(?<=[가-힣A-Za-z)])(에서는|에서|에는|에|은|는|을|를|이|가|의|으로|로|와|과)$/u

/** A particle isn't part of a name; the preceding sound shows whether a syllable is one. */
function withoutParticle(text: string): string {
  const particle = PARTICLE.exec(text)?.[1]
  if (particle === undefined || WHOLE.test(text)) return text
  const stem = text.slice(0, -particle.length)
  const last = stem.charCodeAt(stem.length - 1)
  if (last < 0xac00 || last > 0xd7a3) return stem
  const final = (last - 0xac00) % 28
  const isClosed = final !== 0
  if (/^(?:은|을|이|과)$/u.test(particle) && !isClosed) return text
  if (/^(?:는|를|가|와)$/u.test(particle) && isClosed) return text
  if (particle === '로' && isClosed && final !== 8) return text
  return stem
}

/** Returns the first words after a field that has none before it: «[# mm] nodule». */
export function labelAfter(after: string): string {
  const words = /^[ \t]+([\p{L}\p{N}][\p{L}\p{N}\-' ]{0,40})/u.exec(after)?.[1] ?? ''
  const taken: string[] = []
  for (const word of words.trim().split(/\s+/u).slice(0, 2)) {
    if (STOPS.has(word.toLowerCase())) break
    const stem = withoutParticle(word)
    taken.push(stem)
    // A particle ends the subject; the predicate follows.
    if (stem !== word) break
  }
  return withoutLeading(taken.join(' '))
}
