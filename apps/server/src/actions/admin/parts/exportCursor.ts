import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '#security/SecretBox.ts'

/** Enough against guessing, and short enough for a param. */
const MARK_BYTES = 15
const MARK_LETTERS = 20

/** Whose file it is, and what it is a list of. */
type Export = readonly unknown[]

const markOf = (secrets: Pick<SecretBox, 'sign'>, what: Export, cursor: string): string =>
  secrets
    .sign('export', JSON.stringify([what, cursor]))
    .subarray(0, MARK_BYTES)
    .toString('base64url')

/**
 * Only the first part of an export is written into the audit. So the parts after it are given to those alone who have
 * taken the first one, of the same list: a cursor that somebody made up has no mark.
 */
export const markCursor = (secrets: Pick<SecretBox, 'sign'>, what: Export, cursor: string): string =>
  `${markOf(secrets, what, cursor)}${cursor}`

/** Null where it was not marked for the same export. */
export function unmarkCursor(secrets: Pick<SecretBox, 'sign'>, what: Export, marked: string): string | null {
  const cursor = marked.slice(MARK_LETTERS)
  const [given, right] = [marked.slice(0, MARK_LETTERS), markOf(secrets, what, cursor)].map((mark) =>
    Buffer.from(mark.padEnd(MARK_LETTERS)),
  )
  return given && right && given.length === right.length && timingSafeEqual(given, right) ? cursor : null
}
