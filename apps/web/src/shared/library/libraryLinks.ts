export const LIBRARY = '/program/library'

export type LibraryKind = 'plate' | 'module'

/** The address of one entry, which can be sent to a colleague. */
export const entryOf = (kind: LibraryKind, id: string): string =>
  `${LIBRARY}?${kind}=${encodeURIComponent(id)}`
