import { itemAt } from '@pandok/domain'
import { huffmanTable } from './huffmanTable.ts'
import type { HuffmanTable } from './JpegFrame.ts'
import { NATURAL_ORDER } from './naturalOrder.ts'

/** A DQT segment: tables by number, in natural order. */
export function readQuantTables(segment: Uint8Array, tables: Int32Array[]): void {
  for (let at = 0; at < segment.length; ) {
    const head = segment[at++] ?? 0
    const is16Bit = head >> 4 !== 0
    const table = new Int32Array(64)
    for (let i = 0; i < 64; i++) {
      const first = segment[at++] ?? 0
      table[itemAt(NATURAL_ORDER, i)] = is16Bit ? (first << 8) | (segment[at++] ?? 0) : first
    }
    tables[head & 3] = table
  }
}

/** A DHT segment: index 0 to 3 are tables for DC, 4 to 7 those for AC. */
export function readHuffmanTables(segment: Uint8Array, tables: HuffmanTable[]): void {
  for (let at = 0; at + 17 <= segment.length; ) {
    const head = segment[at] ?? 0
    const counts = segment.subarray(at + 1, at + 17)
    const total = counts.reduce((sum, count) => sum + count, 0)
    tables[(head >> 4 ? 4 : 0) + (head & 3)] = huffmanTable(counts, segment.slice(at + 17, at + 17 + total))
    at += 17 + total
  }
}
