import { FAST_BITS } from './huffmanTable.ts'
import type { HuffmanTable } from './JpegFrame.ts'

/**
 * The bits of an entropy-coded segment. After its end it yields zeros, so that the missing part of a
 * truncated image is flat instead of failing the rest, as in other decoders.
 */
export class EntropyBits {
  private readonly bytes: Uint8Array
  private position: number
  private buffer = 0
  private count = 0

  constructor(bytes: Uint8Array, position: number) {
    this.bytes = bytes
    this.position = position
  }

  private fill(): void {
    const { bytes } = this
    while (this.count <= 24) {
      let byte = this.position < bytes.length ? (bytes[this.position] as number) : -1
      if (byte === 0xff) {
        let next = this.position + 1
        while (bytes[next] === 0xff) next++
        // A marker isn't consumed: the segment ends.
        if (bytes[next] === 0) this.position = next + 1
        else byte = -1
      } else if (byte >= 0) this.position++
      this.buffer = (this.buffer << 8) | (byte < 0 ? 0 : byte)
      this.count += 8
    }
  }

  symbol(table: HuffmanTable): number {
    if (this.count < 16) this.fill()
    const next = (this.buffer >>> (this.count - 16)) & 0xffff
    const entry = table.fast[next >> (16 - FAST_BITS)] as number
    if (entry !== 0) {
      this.count -= entry >> 8
      return entry & 0xff
    }
    let length = FAST_BITS + 1
    while (next >= (table.limits[length] as number)) length++
    if (length > 16) {
      // An invalid code: the stream is damaged here.
      this.count -= 16
      return 0
    }
    this.count -= length
    return table.symbols[(next >> (16 - length)) + (table.offsets[length] as number)] ?? 0
  }

  /** 0 to 16 bits. */
  bits(length: number): number {
    if (length === 0) return 0
    if (this.count < length) this.fill()
    this.count -= length
    return (this.buffer >>> this.count) & ((1 << length) - 1)
  }

  bit(): number {
    if (this.count < 1) this.fill()
    this.count--
    return (this.buffer >>> this.count) & 1
  }

  /** RECEIVE and EXTEND of T.81 F.2.2.1. */
  signed(length: number): number {
    if (length === 0) return 0
    const value = this.bits(length)
    return value < 1 << (length - 1) ? value - (1 << length) + 1 : value
  }

  /** Drops the rest of the segment and steps over the next marker if it is a restart. */
  restart(): void {
    this.count = 0
    this.buffer = 0
    const marker = this.nextMarker()
    const code = this.bytes[marker + 1] ?? 0
    if (code >= 0xd0 && code <= 0xd7) this.position = marker + 2
  }

  /** The start of the next marker, at or after the present position. */
  nextMarker(): number {
    const { bytes } = this
    for (let at = this.position; at + 1 < bytes.length; at++) {
      const code = bytes[at + 1] as number
      if (bytes[at] === 0xff && code !== 0 && code !== 0xff) return at
    }
    return bytes.length
  }
}
