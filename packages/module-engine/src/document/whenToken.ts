import type { PhraseToken } from './phrase.ts'

/** Words that are only said under a condition, and perhaps others instead. */
export const whenToken = (when: string, words: PhraseToken[], otherwise?: PhraseToken[]): PhraseToken => ({
  when,
  // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
  then: words,
  ...(otherwise && { else: otherwise }),
})
