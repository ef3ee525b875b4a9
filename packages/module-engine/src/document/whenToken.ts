import type { PhraseToken } from './phrase.ts'

/** Makes a token for words under a condition, with other words otherwise. */
export const whenToken = (when: string, words: PhraseToken[], otherwise?: PhraseToken[]): PhraseToken => ({
  when,
  // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
  then: words,
  ...(otherwise && { else: otherwise }),
})
