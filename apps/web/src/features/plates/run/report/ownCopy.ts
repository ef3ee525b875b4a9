let last: string | undefined

/**
 * What a plate of this page has copied last. No cell takes it from the clipboard for somebody's words: it would be a report
 * in the report, of the patient before perhaps.
 */
export const ownCopy = {
  keep(words: string): void {
    last = words.replaceAll('\r\n', '\n')
  },
  // Windows gives lines back with its own ends.
  is: (words: string): boolean => words.replaceAll('\r\n', '\n') === last,
}
