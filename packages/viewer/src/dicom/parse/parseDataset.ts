import type { ParsedDataset, ParsedElement, Source, Syntax } from './ParsedDataset.ts'
import { type Head, readHead, UNDEFINED_LENGTH } from './readHead.ts'
import { ITEM_END, SEQUENCE_END, valueEnd } from './skip.ts'

/** Far more than any file has; it bounds memory for hostile bytes. */
const MAX_ELEMENTS = 50_000

const SPECIFIC_CHARACTER_SET = 0x0008_0005

export interface ParseOptions {
  depth?: number
  charsets?: readonly string[]
  /** Stops before the first element of another group. */
  group?: number
}

/** The elements from `start` to `end`. Parsing stops silently at invalid bytes. */
export function parseDataset(
  source: Source,
  start: number,
  end: number,
  syntax: Syntax,
  { depth = 0, charsets = [], group }: ParseOptions = {},
): ParsedDataset {
  const elements = new Map<number, ParsedElement>()
  const head: Head = { tag: 0, vr: '', start: 0, length: 0 }
  let at = start
  while (elements.size < MAX_ELEMENTS && readHead(source, at, end, syntax, head)) {
    const { tag, vr, start: valueStart, length } = head
    if (tag === ITEM_END || tag === SEQUENCE_END) break
    if (group !== undefined && tag >>> 16 !== group) break
    const isOpen = length === UNDEFINED_LENGTH
    const skipped = valueEnd(source, head, end, syntax, depth)
    const isCut = skipped.end > end || (isOpen && skipped.next === skipped.end)
    // Of duplicate elements the first counts, as in other parsers.
    if (!elements.has(tag)) {
      elements.set(tag, { tag, vr, start: valueStart, end: Math.min(skipped.end, end), isOpen, isCut })
    }
    at = skipped.next
  }
  return { source, syntax, elements, charsets: ownCharsets(source, elements) ?? charsets, depth, stop: at }
}

function ownCharsets({ bytes }: Source, elements: Map<number, ParsedElement>): string[] | undefined {
  const element = elements.get(SPECIFIC_CHARACTER_SET)
  if (!element || element.end === element.start) return undefined
  const value = String.fromCharCode(
    ...bytes.subarray(element.start, Math.min(element.end, element.start + 256)),
  )
  return value.split('\\').map((term) => term.replaceAll('\0', ' ').trim())
}
