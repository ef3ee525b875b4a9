import type { Locale } from '@pandok/domain'
import { FEWEST, partsOfWord } from './partsOfWord.ts'
import { wordParts } from './wordParts.ts'

/** Marks a break with a hyphen, where two parts of a word meet. */
export const SOFT_HYPHEN = '\u00AD'
/** Marks a break between two syllables of a part; it is drawn as a soft hyphen. */
export const SYLLABLE = '\u2027'
/** Marks a break without a hyphen. */
export const BREAK = '\u200B'

/**
 * The degrees to which words are divided: not at all, into their longest parts, into their shortest parts, and into
 * syllables.
 */
export const DEPTHS = ['whole', 'coarse', 'fine', 'syllables'] as const
export type Depth = (typeof DEPTHS)[number]

/** Inserts soft hyphens by the hyphenation patterns of a language. */
export type Syllables = (word: string) => string

/** Shorter words fit on every board. */
const DIVIDED_FROM = 6
/** Words with fewer syllables aren't divided, as in print. */
const HANGUL_FROM = 5

/**
 * A sign that joins two words: the line may end behind it. The first letter and its hyphen stay with their word, as
 * in «K-TIRADS».
 */
const JOINTS =
  /(?<=[\p{L}\d.)])[·・/+](?=\p{L}{2})|(?<=[\p{L}\d.)])(?<!^.)-(?=\p{L}{2})|(?<=\p{L})\.(?=\p{L}{3})|[、，：]/gu
const CHARACTER = '[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー]'
/** Chinese and Japanese break between their characters, unless the next one can't begin a line. */
const BETWEEN_CHARACTERS = new RegExp(
  `(?<=${CHARACTER})(?=${CHARACTER})(?![ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々])`,
  'gu',
)
const BEFORE_BRACKET = /(?<=[^\s(（])(?=[(（])/gu
/** A line may also end between Latin letters or digits and other scripts. */
const BETWEEN_SCRIPTS = new RegExp(
  `(?<=${CHARACTER}|\\p{Script=Hangul}{2})(?=[\\p{Script=Latin}\\d])|(?<=[\\p{Script=Latin}\\d])(?=${CHARACTER}{2}|\\p{Script=Hangul}{3})`,
  'gu',
)

/** Returns a word with a mark wherever a line may end. */
export type DivideWord = (word: string, depth: Depth) => string

/** Results are cached, because a board's names share many words and each is tried at many sizes. */
export function createDivider(locale: Locale, syllables: Syllables | undefined): DivideWord {
  const known = new Map<string, string>()
  return (word, depth) => {
    const key = `${depth} ${word}`
    const divided = known.get(key) ?? divideWord(word, locale, depth, syllables)
    known.set(key, divided)
    return divided
  }
}

function divideWord(word: string, locale: Locale, depth: Depth, syllables: Syllables | undefined): string {
  const joined = word.replaceAll(JOINTS, `$&${BREAK}`)
  if (depth === 'whole') return joined
  return joined
    .replaceAll(BETWEEN_CHARACTERS, BREAK)
    .replaceAll(BEFORE_BRACKET, BREAK)
    .replaceAll(BETWEEN_SCRIPTS, BREAK)
    .replaceAll(/\p{Script=Hangul}+/gu, (run) => divideHangul(run))
    .replaceAll(/\p{Script=Latin}+/gu, (run) => divideLatin(run, locale, depth, syllables))
}

/** Divides between syllables, as Korean print does, but leaves no syllable alone. */
function divideHangul(run: string): string {
  if (run.length < HANGUL_FROM) return run
  return [run.slice(0, 2), ...run.slice(2, -2), run.slice(-2)].join(BREAK)
}

/** Divides a Latin word; abbreviations stay whole. */
function divideLatin(
  run: string,
  locale: Locale,
  depth: Exclude<Depth, 'whole'>,
  syllables: Syllables | undefined,
): string {
  if (run.length < DIVIDED_FROM || run === run.toUpperCase()) return run
  const parts = partsOfWord(run, wordParts(locale), depth === 'coarse' ? 'coarse' : 'fine')
  if (depth !== 'syllables' || !syllables) return parts.join(SOFT_HYPHEN)
  const pieces = parts.flatMap((part) => {
    const own = syllables(part).split(SOFT_HYPHEN)
    return own.map((text, at) => ({ text, mark: at === own.length - 1 ? SOFT_HYPHEN : SYLLABLE }))
  })
  return joinShort(pieces)
    .map(({ text, mark }, at, all) => (at === all.length - 1 ? text : text + mark))
    .join('')
}

interface Piece {
  text: string
  /** The mark that follows the piece. */
  mark: string
}

/**
 * Joins pieces so that neither the first nor the last has fewer than three letters; the patterns know few medical
 * words and would leave shorter ones.
 */
function joinShort(pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const before = joined.at(-1)
    const isShort =
      piece.text.length === 1 ||
      (at === pieces.length - 1 && piece.text.length < FEWEST) ||
      (joined.length === 1 && before !== undefined && before.text.length < FEWEST)
    if (before && isShort) joined[joined.length - 1] = { text: before.text + piece.text, mark: piece.mark }
    else joined.push(piece)
  }
  return joined
}
