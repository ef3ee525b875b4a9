import type { Source, Syntax } from './ParsedDataset.ts'
import { type Head, isKnownVr, readHead, UNDEFINED_LENGTH } from './readHead.ts'

export const ITEM = 0xfffe_e000
export const ITEM_END = 0xfffe_e00d
export const SEQUENCE_END = 0xfffe_e0dd

/** Deeper than any report is nested; anything deeper is skipped instead of overflowing the stack. */
export const MAX_DEPTH = 48

/** Where a value of undefined length ends, before and after its delimiter. */
export interface Skipped {
  end: number
  next: number
}

const newHead = (): Head => ({ tag: 0, vr: '', start: 0, length: 0 })

/** Skips the items of a sequence of undefined length that starts at `at`. */
function skipSequence(source: Source, at: number, end: number, syntax: Syntax, depth: number): Skipped {
  const head = newHead()
  let position = at
  while (readHead(source, position, end, syntax, head)) {
    if (head.tag === SEQUENCE_END) return { end: position, next: head.start }
    if (head.tag !== ITEM) return { end: position, next: position }
    if (head.length !== UNDEFINED_LENGTH) position = head.start + head.length
    else if (depth >= MAX_DEPTH) return { end, next: end }
    else position = skipDataset(source, head.start, end, syntax, depth + 1).next
    if (position > end) break
  }
  return { end, next: end }
}

/** Skips the elements of an item of undefined length. */
function skipDataset(source: Source, at: number, end: number, syntax: Syntax, depth: number): Skipped {
  const head = newHead()
  let position = at
  while (readHead(source, position, end, syntax, head)) {
    if (head.tag === ITEM_END) return { end: position, next: head.start }
    if (head.tag === SEQUENCE_END) return { end: position, next: position }
    position = valueEnd(source, head, end, syntax, depth).next
    if (position > end) break
  }
  return { end, next: end }
}

/** The end of the value that `head` describes; it may lie beyond the end of the bytes. */
export function valueEnd(source: Source, head: Head, end: number, syntax: Syntax, depth: number): Skipped {
  if (head.length !== UNDEFINED_LENGTH) {
    const next = head.start + head.length
    return { end: next, next }
  }
  const inner = head.vr === 'UN' ? syntaxWithin(source, head.start, end) : syntax
  return skipSequence(source, head.start, end, inner, depth)
}

/**
 * The syntax of a sequence stored as UN: implicit little endian (PS3.5 6.2.2, note 2) or, by some writers,
 * explicit. `at` is its first item.
 */
export function syntaxWithin({ bytes }: Source, at: number, end: number): Syntax {
  const isLittle = bytes[at] === 0xfe
  const isExplicit = at + 16 <= end && isKnownVr(bytes[at + 12] ?? 0, bytes[at + 13] ?? 0)
  return { isExplicit, isLittle }
}
