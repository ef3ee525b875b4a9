/** The id of a library entry, made from the name of its file. It is the same in every installation. */
export const libraryItemId = (kind: 'module' | 'plate', slug: string): string =>
  `${kind === 'module' ? 'mod' : 'pla'}_lib_${slug}`
