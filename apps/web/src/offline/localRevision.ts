/** Revisions from here on are local; the server counts from 1 and never reaches them. */
export const LOCAL_REVISION_MIN = 1_000_000_000

export const isLocalRevision = (revision: number): boolean => revision >= LOCAL_REVISION_MIN

const LOCAL_ID = 'local-'

export const localId = (unique: string): string => `${LOCAL_ID}${unique}`

/** Whether the id is of an item that the server has never seen. */
export const isLocalId = (id: string): boolean => id.startsWith(LOCAL_ID)
