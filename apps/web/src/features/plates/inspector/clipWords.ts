const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })

/** As much of it as fits, counted as a person counts. */
export const clipWords = (words: string, max: number): string =>
  [...segmenter.segment(words)]
    .slice(0, max)
    .map(({ segment }) => segment)
    .join('')
    .trimEnd()
