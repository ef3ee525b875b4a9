import type { Bytes } from '../bodyChunks.ts'
import { DicomWebError } from '../DicomWebError.ts'

export interface Part {
  /** Keys are in lower case. */
  headers: Readonly<Record<string, string>>
  body: Blob
}

export interface PartLimits {
  part: number
  parts: number
}

const HEADERS_MAX = 16 * 1024
const DASH = 45
const CR = 13
const LF = 10

/**
 * Parses a multipart body incrementally (RFC 2046 §5.1): `push` returns the parts completed so far. The
 * content of a part is only scanned for the boundary, so images are copied once, into their blob.
 */
export function createPartReader(boundary: string, limits: PartLimits) {
  const border = new TextEncoder().encode(`\r\n--${boundary}`)
  /** Unparsed bytes. The initial line break makes a boundary at the very start look like any other. */
  let rest: Bytes = new Uint8Array([CR, LF])
  let state: 'preamble' | 'border' | 'headers' | 'body' | 'end' = 'preamble'
  let headers: Part['headers'] = {}
  let pieces: Bytes[] = []
  let size = 0
  let count = 0

  function keep(piece: Bytes): void {
    if (state !== 'body' || piece.length === 0) return
    size += piece.length
    if (size > limits.part) throw new DicomWebError('tooLarge')
    pieces.push(piece)
  }

  /** Skips to the next boundary; returns false if it hasn't arrived yet. */
  function toBorder(): boolean {
    const at = indexOf(rest, border)
    if (at >= 0) {
      keep(rest.slice(0, at))
      rest = rest.subarray(at + border.length)
      return true
    }
    const safe = Math.max(0, rest.length - border.length + 1)
    keep(rest.slice(0, safe))
    rest = rest.subarray(safe)
    return false
  }

  /** Parses what follows a boundary: two dashes at the end, otherwise a line break, possibly after blanks. */
  function afterBorder(): boolean {
    if (rest.length < 2) return false
    if (rest[0] === DASH && rest[1] === DASH) {
      state = 'end'
      return true
    }
    const end = indexOf(rest, LINE_BREAK)
    if (end < 0 && rest.length > HEADERS_MAX) throw new DicomWebError('broken')
    if (end < 0) return false
    if (++count > limits.parts) throw new DicomWebError('tooLarge')
    // The line break is kept, so that a part without headers starts with an empty line like any other.
    rest = rest.subarray(end)
    state = 'headers'
    return true
  }

  function toHeaders(): boolean {
    const end = indexOf(rest, EMPTY_LINE)
    if ((end < 0 ? rest.length : end) > HEADERS_MAX) throw new DicomWebError('broken')
    if (end < 0) return false
    headers = readHeaders(new TextDecoder('latin1').decode(rest.subarray(0, end)))
    rest = rest.subarray(end + EMPTY_LINE.length)
    pieces = []
    size = 0
    state = 'body'
    return true
  }

  return {
    push(chunk: Bytes): Part[] {
      const parts: Part[] = []
      rest = joined(rest, chunk)
      for (let isGoing = true; isGoing && state !== 'end'; ) {
        if (state === 'border') isGoing = afterBorder()
        else if (state === 'headers') isGoing = toHeaders()
        else {
          isGoing = toBorder()
          if (isGoing && state === 'body') {
            parts.push({ headers, body: new Blob(pieces, { type: headers['content-type'] ?? '' }) })
          }
          if (isGoing) state = 'border'
        }
      }
      return parts
    },
    /** Whether the final boundary has arrived. */
    isWhole: () => state === 'end',
  }
}

const LINE_BREAK = new Uint8Array([CR, LF])
const EMPTY_LINE = new Uint8Array([CR, LF, CR, LF])

function joined(a: Bytes, b: Bytes): Bytes {
  if (a.length === 0) return b
  const both = new Uint8Array(a.length + b.length)
  both.set(a)
  both.set(b, a.length)
  return both
}

function indexOf(bytes: Bytes, requested: Uint8Array): number {
  const first = requested[0] as number
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (at + requested.length > bytes.length) return -1
    let same = 1
    while (same < requested.length && bytes[at + same] === requested[same]) same++
    if (same === requested.length) return at
  }
  return -1
}

function readHeaders(text: string): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of text.split('\r\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim()
  }
  return headers
}
