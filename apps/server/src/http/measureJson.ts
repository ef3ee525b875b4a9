export interface JsonLimits {
  nesting: number
  values: number
}

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const CLOSE_LIST = 0x5d
const OPEN_OBJECT = 0x7b
const CLOSE_OBJECT = 0x7d
const SPACE = 0x20

/**
 * Checks the shape of a JSON text before it is parsed: eight mebibytes of brackets would be hundreds of
 * megabytes of arrays before they could be counted. It stops at the first value beyond the limit; whether the
 * text is JSON at all is left to the parser.
 */
export function measureJson(bytes: Buffer, { nesting, values }: JsonLimits): 'tooDeep' | 'tooLarge' | null {
  let depth = 0
  let count = 1
  let before = 0
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number
    if (byte === QUOTE) {
      at = endOfText(bytes, at + 1)
    } else if (byte === COMMA) {
      count += 1
      if (count > values) return 'tooLarge'
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      depth += 1
      if (depth > nesting) return 'tooDeep'
      count += 1
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) {
      depth -= 1
      // It was empty, so there was nothing in it to count.
      if (before === OPEN_LIST || before === OPEN_OBJECT) count -= 1
    }
    if (byte > SPACE) before = byte
  }
  return count > values ? 'tooLarge' : null
}

/** Calling the native search costs as much as comparing this many bytes. */
const LOOK_BYTES = 48

/**
 * Returns the index of the closing quote. Most of a large body is inside texts, so they are skipped by native
 * code.
 */
function endOfText(bytes: Buffer, start: number): number {
  const soon = Math.min(bytes.length, start + LOOK_BYTES)
  let at = start
  while (at < soon) {
    const byte = bytes[at]
    if (byte === QUOTE) return at
    at += byte === BACKSLASH ? 2 : 1
  }
  for (;;) {
    const quote = bytes.indexOf(QUOTE, at)
    if (quote === -1) return bytes.length
    let slashes = 0
    while (quote - 1 - slashes >= at && bytes[quote - 1 - slashes] === BACKSLASH) slashes += 1
    if (slashes % 2 === 0) return quote
    at = quote + 1
  }
}
