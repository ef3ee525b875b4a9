const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Counts characters as a person does: a jamo sequence, a flag or a family emoji is one. */
export function countCharacters(text: string): number {
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}
