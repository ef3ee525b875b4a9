/** What is read aloud holds the word that is seen, so that it can be spoken to a computer (WCAG 2.5.3). */
export const nameWithWord = (name: string, word: string): string =>
  name.toLowerCase().includes(word.toLowerCase()) ? name : `${name} – ${word}`
