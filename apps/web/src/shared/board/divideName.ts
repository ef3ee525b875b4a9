export const SOFT_HYPHEN = '\u00AD'
/** A place to break without a hyphen. */
export const BREAK = '\u200B'

/** Shorter words have room on every board. */
const DIVIDED_FROM = 8
/** Fewer letters of a word alone at the end or the beginning of a line are read as a word of their own. */
const FEWEST = 3

/** Chromium breaks behind a middle dot, WebKit does not. */
const JOINTS = /(?<=\p{L})[·/](?=\p{L}{2})/gu

/** A name that may break behind its joints, as «부비동·유양동» does in print; for drawing alone. */
export const withJoints = (name: string): string => name.replaceAll(JOINTS, `$&${BREAK}`)

/**
 * A name with soft hyphens where its long words may be divided; for drawing alone. Abbreviations stay whole, and a word
 * neither begins nor ends with a piece of fewer than three letters, whatever the patterns say: they know few words of medicine.
 */
export function divideName(name: string, divide: (word: string) => string): string {
  return name.replace(/\p{Script=Latin}+/gu, (word) =>
    word.length < DIVIDED_FROM || word === word.toUpperCase()
      ? word
      : joinShort(divide(word).split(SOFT_HYPHEN)).join(SOFT_HYPHEN),
  )
}

function joinShort(syllables: readonly string[]): string[] {
  const pieces: string[] = []
  for (const [at, syllable] of syllables.entries()) {
    const before = pieces.at(-1)
    const isShort =
      syllable.length === 1 ||
      (at === syllables.length - 1 && syllable.length < FEWEST) ||
      (pieces.length === 1 && (before ?? '').length < FEWEST)
    if (before !== undefined && isShort) pieces[pieces.length - 1] = before + syllable
    else pieces.push(syllable)
  }
  return pieces
}
