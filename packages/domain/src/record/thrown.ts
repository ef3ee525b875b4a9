import { isRecord } from './isRecord.ts'

/**
 * Returns the `code` of an error from Node.js or a library, for instance ENOENT, or undefined for any other
 * value.
 */
export const errorCode = (error: unknown): unknown => (isRecord(error) ? error['code'] : undefined)

/** Returns the message of a thrown value. Any value can be thrown, not only an error. */
export const errorMessage = (error: unknown): string =>
  error instanceof Error ? error.message : String(error)
