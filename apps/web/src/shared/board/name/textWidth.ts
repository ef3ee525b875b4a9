/** Widths in ems of semibold letters in Inter, the widest of the fonts in use, as measured by a browser. */
const WIDTHS: readonly (readonly [width: number, letters: string])[] = [
  [0.25, ' '],
  [0.26, 'ijl'],
  [0.28, 'I'],
  [0.29, '’'],
  [0.32, '·.,:'],
  [0.33, ';'],
  [0.35, 't'],
  [0.37, '()'],
  [0.38, '/'],
  [0.39, 'f'],
  [0.4, 'r'],
  [0.46, '1'],
  [0.47, '-'],
  [0.5, '–'],
  [0.55, 's'],
  [0.57, 'akxzLä≥'],
  [0.58, '7cJ'],
  [0.59, 'evyFé'],
  [0.61, 'hnouEöü'],
  [0.62, '25bdpq'],
  [0.63, 'g'],
  [0.64, '3689ß'],
  [0.65, 'PRSZ'],
  [0.66, '0BT&'],
  [0.67, '4+<>'],
  [0.7, 'K'],
  [0.71, 'Y'],
  [0.72, 'DX'],
  [0.73, 'AVÄ'],
  [0.74, 'CUÜ'],
  [0.75, 'GH'],
  [0.76, 'N'],
  [0.77, 'OQÖ'],
  [0.84, 'w'],
  [0.9, 'm'],
  [0.92, 'M'],
  [1, '%'],
  [1.02, 'W'],
]

const KNOWN = new Map(
  WIDTHS.flatMap(([width, letters]) => [...letters].map((letter) => [letter, width] as const)),
)

const CAPITAL = 0.77
const OTHER = 0.66
/** It is 0.87 in Pretendard, but a browser on Linux rounds it up to 10 px at a font size of 11 px. */
const HANGUL = 0.89
const EAST_ASIAN = 1

/** Returns the width of a text in ems. */
export const textWidth = (text: string): number =>
  [...text].reduce((sum, letter) => sum + letterWidth(letter), 0)

/** Widths are cached, because a board needs the same letters thousands of times. */
function letterWidth(letter: string): number {
  const width = KNOWN.get(letter) ?? unknownWidth(letter)
  KNOWN.set(letter, width)
  return width
}

function unknownWidth(letter: string): number {
  if (/\p{Script=Hangul}/u.test(letter)) return HANGUL
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。！-～]/u.test(letter)) return EAST_ASIAN
  return /\p{Lu}/u.test(letter) ? CAPITAL : OTHER
}
