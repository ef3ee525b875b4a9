import type { WordPart } from './wordParts.ts'

/** Fewer letters alone on a line would look like a word of their own. */
export const FEWEST = 3

/**
 * A shorter part is ambiguous by itself, so it counts only beside a known part, or at the beginning or end of the
 * word.
 */
const SURE_FROM = 5

/** Weighs less than a letter: among divisions with equally many known letters, the number of parts decides. */
const PART = 0.01

interface Reading {
  known: number
  /** The positions at which pieces begin, except for the first piece. */
  cuts: readonly number[]
}

type Grain = 'coarse' | 'fine'

/**
 * Divides a word into its parts, as far as the list knows them: `coarse` into the longest, `fine` into the shortest.
 * What lies between known parts stays whole.
 */
export function partsOfWord(word: string, parts: readonly WordPart[], grain: Grain): string[] {
  const letters = word.toLowerCase()
  const possible = parts.filter((part) => letters.includes(part.letters))
  const read = new Map<string, Reading | undefined>()

  const from = (at: number, isAfterPart: boolean, wantsPart: boolean): Reading | undefined => {
    if (at === letters.length) return { known: 0, cuts: [] }
    const key = `${at} ${isAfterPart} ${wantsPart}`
    if (!read.has(key)) read.set(key, best(at, isAfterPart, wantsPart))
    return read.get(key)
  }

  const best = (at: number, isAfterPart: boolean, wantsPart: boolean): Reading | undefined => {
    const rest = wantsPart ? undefined : from(at + 1, false, false)
    let found: Reading | undefined = rest && (isAfterPart ? begunAt(at, rest) : rest)
    for (const part of possible) {
      if (!letters.startsWith(part.letters, at) || (part.isHead && !isAfterPart)) continue
      const isUnsure = !part.isHead && !isAfterPart && part.letters.length < SURE_FROM
      const next = from(at + part.letters.length, true, part.isTail || isUnsure)
      if (!next) continue
      const known = next.known + part.letters.length + (grain === 'fine' ? PART : -PART)
      if (!found || known > found.known) found = begunAt(at, { known, cuts: next.cuts })
    }
    return found
  }

  return piecesOf(word, from(0, true, false)?.cuts ?? [])
}

const begunAt = (at: number, { known, cuts }: Reading): Reading => ({
  known,
  cuts: at === 0 ? cuts : [at, ...cuts],
})

/**
 * A piece of one or two letters, such as a plural's «s», is joined to the piece before it; at the start of a word, to
 * the piece after it.
 */
function piecesOf(word: string, cuts: readonly number[]): string[] {
  const kept = cuts.filter((cut, index) => cut >= FEWEST && (cuts[index + 1] ?? word.length) - cut >= FEWEST)
  return [0, ...kept].map((cut, index) => word.slice(cut, kept[index]))
}
