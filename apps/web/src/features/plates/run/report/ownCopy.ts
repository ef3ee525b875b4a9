let last: string | undefined

/**
 * The text that this page copied last. A cell must not take it from the clipboard as input: it would be a
 * report within the report, possibly of the previous patient.
 */
export const ownCopy = {
  keep(words: string): void {
    last = words.replaceAll('\r\n', '\n')
  },
  // Windows converts line ends on the clipboard.
  is: (words: string): boolean => words.replaceAll('\r\n', '\n') === last,
}
