import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '#security/SecretBox.ts'

/** Long enough against guessing and short enough for a parameter. */
const MARK_BYTES = 15
const MARK_LETTERS = 20

/** The administrator and the query of the export. */
type Export = readonly unknown[]

const markOf = (secrets: Pick<SecretBox, 'sign'>, what: Export, cursor: string): string =>
  secrets
    .sign('export', JSON.stringify([what, cursor]))
    .subarray(0, MARK_BYTES)
    .toString('base64url')

/**
 * Only the first part of an export is recorded in the audit list. Later parts are therefore only given to
 * those who took the first part of the same list: a made-up cursor has no valid mark.
 */
export const markCursor = (secrets: Pick<SecretBox, 'sign'>, what: Export, cursor: string): string =>
  `${markOf(secrets, what, cursor)}${cursor}`

/** Returns null if it was not marked for the same export. */
export function unmarkCursor(secrets: Pick<SecretBox, 'sign'>, what: Export, marked: string): string | null {
  const cursor = marked.slice(MARK_LETTERS)
  const [given, right] = [marked.slice(0, MARK_LETTERS), markOf(secrets, what, cursor)].map((mark) =>
    Buffer.from(mark.padEnd(MARK_LETTERS)),
  )
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? cursor : null
}
