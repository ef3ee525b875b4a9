const DISCRETE = 0
const LINEAR = 1
const INDIRECT = 2

/** Entries, lengths and opcodes of segments, which have 8 or 16 bits alike. */
export interface SegmentedTable {
  words: Uint8Array | Uint16Array
  isLittle: boolean
}

/** Writes at most `entries.length` entries from `at` on, and tracks how many there are. */
interface Expansion {
  words: SegmentedTable['words']
  entries: Uint16Array
  length: number
}

/** Expands a segmented palette (PS3.3 C.7.9.2). Stops at invalid data; indirect segments don't nest. */
export function expandSegments(table: SegmentedTable, length: number): Uint16Array {
  const { words } = table
  const expansion: Expansion = { words, entries: new Uint16Array(length), length: 0 }
  const starts = new Set<number>()
  let at = 0
  while (at + 1 < words.length && expansion.length < length) {
    const count = words[at + 1] ?? 0
    if (words[at] !== INDIRECT) {
      starts.add(at)
      at = expandOne(expansion, at)
      continue
    }
    let source = sourceOf(table, at + 2, starts)
    for (let done = 0; done < count && source < words.length && expansion.length < length; done++) {
      if (words[source] === INDIRECT) break
      source = expandOne(expansion, source)
    }
    at += 2 + 4 / words.BYTES_PER_ELEMENT
  }
  return expansion.entries.subarray(0, expansion.length)
}

/**
 * Where an indirect segment points, whose offset of 32 bits counts bytes (C.7.9.2.3). Some programs count entries, which is
 * what is meant if a segment begins there and none at the byte.
 */
function sourceOf({ words, isLittle }: SegmentedTable, at: number, starts: ReadonlySet<number>): number {
  const half = (index: number) => {
    if (words.BYTES_PER_ELEMENT === 2) return words[at + index] ?? 0
    const [one, other] = [words[at + 2 * index] ?? 0, words[at + 2 * index + 1] ?? 0]
    return isLittle ? one + other * 0x100 : one * 0x100 + other
  }
  const offset = half(0) + half(1) * 0x1_0000
  const source = offset / words.BYTES_PER_ELEMENT
  return !starts.has(source) && starts.has(offset) ? offset : Math.floor(source)
}

/** Expands one discrete or linear segment; returns the start of the next one. */
function expandOne(expansion: Expansion, at: number): number {
  const { words, entries } = expansion
  const opcode = words[at]
  const count = words[at + 1] ?? 0
  if (opcode === DISCRETE) {
    const end = Math.min(at + 2 + count, words.length)
    for (let index = at + 2; index < end && expansion.length < entries.length; index++) {
      entries[expansion.length++] = words[index] ?? 0
    }
    return at + 2 + count
  }
  if (opcode !== LINEAR) return words.length
  const from = entries[expansion.length - 1] ?? 0
  const to = words[at + 2] ?? 0
  for (let step = 1; step <= count && expansion.length < entries.length; step++) {
    entries[expansion.length++] = Math.round(from + ((to - from) * step) / count)
  }
  return at + 3
}
