/** Addresses of the library. */
export const LIBRARY = '/program/library'

export type LibraryKind = 'plate' | 'module'

/** One entry of it, as something that can be sent to a colleague. */
export const entryOf = (kind: LibraryKind, id: string): string =>
  `${LIBRARY}?${kind}=${encodeURIComponent(id)}`
