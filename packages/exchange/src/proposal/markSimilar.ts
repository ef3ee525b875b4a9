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
 * indexed once for each word with that word left out, by a hash that is updated in constant time, so that
 * thousands of rows are fast.
 */
export function markSimilar(rows: readonly ProposedRow[]): ProposedRow[] {
  const opened = new Map<number, { row: ProposedRow; words: readonly Word[] }>()
  return rows.map((row) => {
    if (row.isTemplate || row.duplicateOf !== undefined) return row
    const words = wordsOf(row)
    if (words.length < WORDS_MIN || words.length > WORDS_MAX) return row
    const sums = openSums(words, row.texts.map(({ section }) => section).join())
    let similarTo: Similarity | undefined
    for (const sum of sums) {
      const other = opened.get(sum)
      if (other) similarTo ??= differenceOf(words, other)
      else opened.set(sum, { row, words })
    }
    return similarTo ? { ...row, similarTo } : row
  })
}

const wordsOf = ({ texts }: ProposedRow): Word[] =>
  texts.flatMap(({ text }, index) =>
    Array.from(text.matchAll(/\S+/gu), ({ 0: word, index: start }) => ({ word, text: index, start })),
  )

/** Returns for each word the hash of all others at their places. */
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
  other: { row: ProposedRow; words: readonly Word[] },
): Similarity | undefined {
  const at = words.findIndex(({ word }, index) => word !== other.words[index]?.word)
  const [mine, theirs] = [words[at], other.words[at]]
  const isOne =
    words.length === other.words.length &&
    words.every(({ word }, index) => index === at || word === other.words[index]?.word)
  if (!mine || !theirs || !isOne) return undefined
  return { row: other.row.id, text: theirs.text, start: theirs.start, here: mine.word, there: theirs.word }
}
