const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** Cuts a text to a length in grapheme clusters. */
export const clipWords = (words: string, max: number): string =>
  [...segmenter.segment(words)]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
