import type { SectionText } from '@pandok/module-engine'
import type { OwnRow } from './ownRows.ts'
import type { ProposedRow, Similarity } from './ProposedRow.ts'

/** Shorter sentences are similar by chance: «No mass.» and «No cyst.». */
const WORDS_MIN = 4
/** Longer texts are templates, for which a comparison by words is meaningless. */
const WORDS_MAX = 200
const BASES = [0x9e3779b1, 0x85ebca6b] as const

interface Word {
  word: string
  text: number
  start: number
}

/**
 * Finds rows that differ in one word from an earlier one: «… in Rt. lobe» and «… in Lt. lobe». Every text is
 * indexed once for each word with that word left out. Its hash is updated in constant time, so that thousands
 * of rows are fast.
 */
export function markSimilar(rows: readonly ProposedRow[], own: readonly OwnRow[]): ProposedRow[] {
  const opened: Opened = new Map()
  const ownOpened: Opened = new Map()
  for (const { name, texts } of own) nearest(texts, ownOpened, name)
  return rows.map((row) => {
    if (row.isTemplate || row.duplicateOf !== undefined || row.ownDuplicate !== undefined) return row
    const similarTo = nearest(row.texts, opened, row.id)
    if (similarTo) return { ...row, similarTo }
    const ownSimilar = nearest(row.texts, ownOpened)
    if (!ownSimilar) return row
    const { row: name, here, there } = ownSimilar
    return { ...row, ownSimilar: { name, here, there } }
  })
}

/** Texts by the hash of all their words except one. */
type Opened = Map<number, { id: string; words: readonly Word[] }>

/**
 * Returns an earlier text that differs in one word. If an id is given, later texts are also compared with
 * this one.
 */
function nearest(texts: readonly SectionText[], opened: Opened, id?: string): Similarity | undefined {
  const words = wordsOf(texts)
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return undefined
  let found: Similarity | undefined
  for (const sum of openSums(words, texts.map(({ section }) => section).join())) {
    const other = opened.get(sum)
    if (other) found ??= differenceOf(words, other)
    else if (id !== undefined) opened.set(sum, { id, words })
  }
  return found
}

const wordsOf = (texts: readonly SectionText[]): Word[] =>
  texts.flatMap(({ text }, index) =>
    Array.from(text.matchAll(/\S+/gu), ({ 0: word, index: start }) => ({ word, text: index, start })),
  )

/** Returns for each word the hash of all other words at their positions. */
function openSums(words: readonly Word[], sections: string): number[] {
  const hashes = words.map(({ word, text }) => hashOf(`${text} ${word}`))
  const sums = BASES.map((base) => {
    const terms: number[] = []
    let power = Math.imul(base, words.length + 1) ^ hashOf(sections)
    let whole = 0
    for (const hash of hashes) {
      power = Math.imul(power | 1, base)
      const term = Math.imul(hash, power)
      terms.push(term)
      whole = (whole + term) | 0
    }
    return terms.map((term, at) => (whole - term + Math.imul(at + 1, base)) >>> 0)
  })
  return words.map((_, at) => (sums[0]?.[at] ?? 0) * 0x200000 + ((sums[1]?.[at] ?? 0) >>> 11))
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

function differenceOf(
  words: readonly Word[],
  other: { id: string; words: readonly Word[] },
): Similarity | undefined {
  const at = words.findIndex(({ word }, index) => word !== other.words[index]?.word)
  const [mine, theirs] = [words[at], other.words[at]]
  const isOne =
    words.length === other.words.length &&
    words.every(({ word }, index) => index === at || word === other.words[index]?.word)
  if (!mine || !theirs || !isOne) return undefined
  return { row: other.id, text: theirs.text, start: theirs.start, here: mine.word, there: theirs.word }
}
