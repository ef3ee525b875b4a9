/** Revisions from here on were given on this computer; the server counts from 1 and never gets here. */
export const LOCAL_REVISION_MIN = 1_000_000_000

export const isLocalRevision = (revision: number): boolean => revision >= LOCAL_REVISION_MIN

const LOCAL_ID = 'local-'

export const localId = (unique: string): string => `${LOCAL_ID}${unique}`

/** Of something that the server has never seen. */
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL_ID)
