import type { ListKey, ListOrder } from './ListShape.ts'

/** The keys of a row with the id last. */
export type CursorKeys = readonly (string | number)[]

const CURSOR_MAX_LETTERS = 2000

/** Writes the end of a part: the keys of its last row, in the requested order. */
export const writeCursor = ({ sort, order }: ListOrder, keys: CursorKeys): string =>
  Buffer.from(JSON.stringify([sort, order, ...keys])).toString('base64url')

/** Returns null for everything that was not written here for the same order. */
export function readCursor(text: string, { sort, order, keys }: ListOrder): CursorKeys | null {
  if (text.length > CURSOR_MAX_LETTERS) return null
  const parts = parse(Buffer.from(text, 'base64url').toString())
  if (!Array.isArray(parts) || parts.length !== keys.length + 2) return null
  const [cursorSort, cursorOrder, ...values]: unknown[] = parts
  if (cursorSort !== sort || cursorOrder !== order) return null
  return keys.every(({ kind }, index) => isValueOf(kind, values[index])) ? (values as CursorKeys) : null
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isValueOf = (kind: ListKey['kind'], value: unknown): boolean =>
  // The database accepts no NUL in a text.
  kind === 'text' ? typeof value === 'string' && !value.includes('\0') : Number.isSafeInteger(value)
