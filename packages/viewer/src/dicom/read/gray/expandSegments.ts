const DISCRETE = 0
const LINEAR = 1
const INDIRECT = 2

/** Writes at most `entries.length` entries from `at` on, and tracks how many there are. */
interface Expansion {
  words: Uint16Array
  entries: Uint16Array
  length: number
}

/** Expands a segmented palette (PS3.3 C.7.9.2). Stops at invalid data; indirect segments don't nest. */
export function expandSegments(words: Uint16Array, length: number): Uint16Array {
  const expansion: Expansion = { words, entries: new Uint16Array(length), length: 0 }
  let at = 0
  while (at + 1 < words.length && expansion.length < length) {
    const opcode = words[at] ?? 0
    const count = words[at + 1] ?? 0
    if (opcode !== INDIRECT) {
      at = expandOne(expansion, at)
    } else {
      let source = (words[at + 2] ?? 0) + (words[at + 3] ?? 0) * 0x1_0000
      for (let done = 0; done < count && source < words.length && expansion.length < length; done++) {
        if (words[source] === INDIRECT) break
        source = expandOne(expansion, source)
      }
      at += 4
    }
  }
  return expansion.entries.subarray(0, expansion.length)
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
