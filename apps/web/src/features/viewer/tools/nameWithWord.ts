/** The accessible name contains the visible word, so that voice control finds it (WCAG 2.5.3). */
export const nameWithWord = (name: string, word: string): string =>
  name.toLowerCase().includes(word.toLowerCase()) ? name : `${name} – ${word}`
