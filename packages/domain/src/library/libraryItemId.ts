/**
 * Returns the id of a library entry, which is derived from the name of its file and therefore the same in
 * every installation.
 */
export const libraryItemId = (kind: 'module' | 'plate', slug: string): string =>
  `${kind === 'module' ? 'mod' : 'pla'}_lib_${slug}`
