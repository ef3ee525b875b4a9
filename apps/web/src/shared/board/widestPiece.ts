import { BREAK, SOFT_HYPHEN } from './divideName.ts'

/** Widths in ems of the fonts in use, half bold. */
const CAPITAL = 0.7
const SMALL = 0.57
const EAST_ASIAN = 0.92
const HYPHEN = 0.4
/** Longer Korean words are broken between syllables, as print does, rather than written smaller than their neighbours. */
const SYLLABLES_MAX = 4

const BREAKS = new RegExp(`[\\s${SOFT_HYPHEN}${BREAK}]|(?<=[-+])`, 'u')

/** About how many ems the longest part of a name takes that can't be broken; a cell's letters are made to fit it. */
export function widestPiece(name: string): number {
  return Math.max(
    0,
    ...name.split(BREAKS).map((piece) => {
      const width = [...shortened(piece)].reduce((sum, letter) => sum + widthOf(letter), 0)
      return name.includes(`${piece}${SOFT_HYPHEN}`) ? width + HYPHEN : width
    }),
  )
}

const shortened = (piece: string): string =>
  piece.replaceAll(/\p{Script=Hangul}+/gu, (word) => word.slice(0, SYLLABLES_MAX))

function widthOf(letter: string): number {
  if (/\p{Script=Hangul}/u.test(letter)) return EAST_ASIAN
  // Chinese and Japanese break between any two of their characters.
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(letter)) return 0
  return /[\p{Lu}\d]/u.test(letter) ? CAPITAL : SMALL
}
