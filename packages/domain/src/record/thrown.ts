import { isRecord } from './isRecord.ts'

/** The `code` of an error from Node or a library, for instance ENOENT; undefined for any other value. */
export const errorCode = (error: unknown): unknown => (isRecord(error) ? error['code'] : undefined)

/** What a thrown value says; anything can be thrown. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
