/** Chinese and Japanese full stops bring their own space; where a sentence has lines, so have they all. */
export function joinSentences(texts: readonly string[]): string {
  if (texts.some((text) => text.includes('\n'))) return texts.join('\n')
  return texts.reduce((before, text) => (/[。！？；]$/u.test(before) ? before + text : `${before} ${text}`))
}
