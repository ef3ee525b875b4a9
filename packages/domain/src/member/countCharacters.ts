const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The longest character on keyboards has this many code points: a kissing couple with two skin tones. */
const CODE_POINTS_MAX = 10

/**
 * Counts characters as a person does: a jamo sequence, a flag or a family emoji is one. For Unicode, a letter
 * with hundreds of accents is also one, so whatever is longer than any real character counts as several.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    count += segment.length <= CODE_POINTS_MAX ? 1 : Math.ceil([...segment].length / CODE_POINTS_MAX)
  }
  return count
}
