/**
 * Chinese and Japanese full stops already contain their space. If one sentence has several lines, each
 * sentence starts a new line.
 */
export function joinSentences(texts: readonly string[]): string {
  if (texts.some((text) => text.includes('\n'))) return texts.join('\n')
  return texts.reduce((before, text) => (/[。！？；]$/u.test(before) ? before + text : `${before} ${text}`))
}
