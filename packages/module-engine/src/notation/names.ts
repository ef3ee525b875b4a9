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
  ...['에', '에서', '은', '는', '이', '가', '을', '를', '의', '로', '으로'],
])
/** Words that precede a field without naming it. */
const LEADING =
  /(?:^|\s)(?:in|of|is|are|was|at|on|with|the|a|an|measures?|measuring|measured|sized|about|approximately|approx|up|to|there|shows?|showing|as|by|for|from|suggest(?:s|ing|ive)?|about|ca|misst|von|mit|im|am|der|die|das|den|dem|ein|eine|einer|zeigt|sich|bei|ist|sind|약|대략|관찰되는|보이는|있는|측정되는|의심되는|동반된|크기가|约|約)$/iu
/** What ends the words that name a field, looked at from its side. */
const STOPS = new Set(
  'in of is are was were at on with the a an and or by for from to shows show showing there within into no out about as im in am an der die das den dem mit von und oder bei zeigt ist sind ein eine einer einen eines einem 및 또는 약 후 전'.split(
    ' ',
  ),
)
/** «IM» is an intestinal metaplasia, «IST» the infraspinatus tendon. */
const isAbbreviation = (word: string): boolean => word === 'IM' || word === 'IST'
const isStop = (word: string): boolean => !isAbbreviation(word) && STOPS.has(word.toLowerCase())
const ABBREVIATED =
  /\b(Rt|Lt|re|li|approx|ca|No|max|min|Nr|ant|post|sup|inf|prox|dist|lat|med|[A-Z])\.(?=\s?\p{L}|\s*$)/gu
const WORDS_MAX = 3
const LABEL_MAX = 60

/** Returns the text before a field, back to the last full stop. */
function clauseOf(before: string): string {
  const line =
    withoutRemark(before)
      .replace(ABBREVIATED, '$1')
      .split(/[\n.;!?。；()（）>]\s*/u)
      .at(-1) ?? ''
  // In «22G needle, ___회» only a comma precedes the field, so the words before it are meant.
  const clauses = line.split(/[,，、]\s*/u)
  return (clauses.at(-1)?.trim() === '' ? clauses.at(-2) : clauses.at(-1)) ?? ''
}

/** «Calcium score (Agatston): ___» and «BCL2 (__%)» are called by what stands before the bracket. */
const withoutRemark = (before: string): string =>
  before.replace(
    /[ \t]*[(（][^()（）\n]{0,40}[)）](?=[ \t]*[:：=][ \t]*$)|[ \t]*[(（](?:[ \t+±＋－,，-]|약|ca\.?|about)*$/u,
    '',
  )

/** A Korean word that ends what was spoken of before: a subject, a place, a verb that goes on. */
const ENDS_CLAUSE =
  /[가-힣A-Za-z](?:은|는|에서|에|하며|으며|이며|하고|있고|이고|보이며|되며|하여|되어)$|[A-Za-z](?:와|과)$/u

/** «정중선 편위: 약 5 mm», «Ki-67: ca. ___ %» */
const ABOUT =
  /(?<=[:：=])\s*(?:약|대략|about|approx\.?|approximately|ca\.?|约|約|max\.?|bis|up to|[~∼≈])\s*$/iu

/** Returns the words before a colon, as in «Right lobe: […]»; '' if there is no colon. */
export function labelWithColon(before: string): string {
  const clause = clauseOf(before.replace(ABOUT, ' '))
  if (!/[:：=]\s*$/u.test(clause)) return ''
  const words = bare(clause)
  const isLeading = !/\s/u.test(words) && LEADING.test(` ${words}`)
  return inBounds(isLeading ? [] : words.split(/\s+/u).slice(-6))
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
    (word, index) => isStop(word) || (index < words.length - 1 && ENDS_CLAUSE.test(word)),
  )
  return inBounds(words.slice(stop + 1).slice(-WORDS_MAX))
}

/** Removes what the previous field left attached: «8 mm이며 림프관», «に径». */
export const withoutRemnant = (before: string): string =>
  before
    .replace(COUNTER, '')
    .replace(/^[가-힣]{1,4}(?=[\s,]|$)|^[-–]?[A-Za-z]{1,12}(?=[\s,])|^[にのをがはでの的]+/u, '')

/** What a number before it counted, and out of how many: «__/8», «__ weeks». */
const COUNTER =
  /^ ?(?:[個枚回块]|\/ ?\d{1,3}|(?:weeks?|days?|months?|years?|Wochen?|Tagen?|Monaten?|Jahren?|percentile)(?!\p{L})|[wd](?![A-Za-z]))/u

const bare = (clause: string): string =>
  clause.replace(/[\s\p{P}\p{S}]+$/u, '').replace(/^[\s\p{P}\p{S}]+/u, '')

/** «내见点状强回声»: verbs that lead to what is seen. */
const SEEN = /^(?:其?内见|内可见|可见|见|伴)(?=\p{Script=Han}{2}|$)|(?<=[\p{L}\d])[约約]$/gu

function inBounds(words: readonly string[]): string {
  const label = words.join(' ').replaceAll(SEEN, '')
  const isWord = /\p{L}/u.test(label) && !CONNECTIVES.has(label.toLowerCase())
  return isWord ? [...label].slice(-LABEL_MAX).join('').trim() : ''
}

function withoutLeading(text: string): string {
  let named = text
  while (LEADING.test(named) && !isAbbreviation(named.split(/\s/u).at(-1) ?? ''))
    named = named.replace(LEADING, '').trimEnd()
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
  const thing = /^[\p{Script=Han}\p{Script=Katakana}ー]{2,8}(?=[をがはにの，。、,.\s]|$)/u.exec(after)?.[0]
  if (thing !== undefined) return thing
  const words = /^[ \t]+([\p{L}\p{N}][\p{L}\p{N}\-' ]{0,40})/u.exec(after)?.[1] ?? ''
  const taken: string[] = []
  for (const word of words.trim().split(/\s+/u).slice(0, 2)) {
    if (isStop(word)) break
    const stem = withoutParticle(word)
    taken.push(stem)
    // A particle ends the subject; the predicate follows.
    if (stem !== word) break
  }
  return withoutLeading(taken.join(' '))
}
