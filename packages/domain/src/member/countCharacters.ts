const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** The longest character that keyboards have, two people with skin tones who kiss. */
const CODE_POINTS_MAX = 10

/**
 * Counts characters as a person does: a jamo sequence, a flag or a family emoji is one. To Unicode, so is a
 * letter with hundreds of accents; what is longer than any real character counts as several.
 */
export function countCharacters(text: string): number {
  let count = 0
  for (const { segment } of segmenter.segment(text)) {
    count += segment.length <= CODE_POINTS_MAX ? 1 : Math.ceil([...segment].length / CODE_POINTS_MAX)
  }
  return count
}
