import { DecodeError } from '../DecodeError.ts'
import { decodeLossless } from './decodeLossless.ts'
import { decodeProgressive, transformBlocks } from './decodeProgressive.ts'
import { decodeSequential } from './decodeSequential.ts'
import { EntropyBits } from './EntropyBits.ts'
import type { HuffmanTable, JpegFrame, JpegScan } from './JpegFrame.ts'
import { readFrame } from './readFrame.ts'
import { readHuffmanTables, readQuantTables } from './readTables.ts'

export interface ParsedJpeg {
  frame: JpegFrame
  hasJfif: boolean
  /** Color transform of the Adobe segment; undefined without one. */
  adobe: number | undefined
}

const textAt = (segment: Uint8Array, length: number): string =>
  String.fromCharCode(...segment.subarray(0, length))

/** Parses a JPEG stream into planes. Irrelevant segments are skipped. */
export function parseJpeg(bytes: Uint8Array): ParsedJpeg {
  const quantTables: Int32Array[] = []
  const huffmanTables: HuffmanTable[] = []
  let frame: JpegFrame | undefined
  let hasJfif = false
  let adobe: number | undefined
  let restartInterval = 0
  let hasScan = false

  const readScan = (segment: Uint8Array, at: number): number => {
    if (!frame) throw new DecodeError('broken', 'jpeg: scan before frame')
    const count = segment[0] ?? 0
    const components = []
    for (let i = 0; i < count; i++) {
      const id = segment[1 + i * 2]
      const tables = segment[2 + i * 2] ?? 0
      const component = frame.components.find((candidate) => candidate.id === id)
      if (!component) throw new DecodeError('broken', 'jpeg: unknown component')
      component.dc = 0
      component.dcTable = huffmanTables[(tables >> 4) & 3]
      component.acTable = huffmanTables[4 + (tables & 3)]
      component.quant = quantTables[component.quantTable] ?? component.quant
      components.push(component)
    }
    const tail = 1 + count * 2
    const approximation = segment[tail + 2] ?? 0
    const scan: JpegScan = {
      components,
      spectralStart: segment[tail] ?? 0,
      spectralEnd: Math.min(segment[tail + 1] ?? 63, 63),
      successiveHigh: approximation >> 4,
      successiveLow: approximation & 15,
      restartInterval,
    }
    const bits = new EntropyBits(bytes, at)
    if (frame.kind === 'lossless') decodeLossless(frame, scan, bits)
    else if (frame.kind === 'progressive') decodeProgressive(frame, scan, bits)
    else decodeSequential(frame, scan, bits)
    hasScan = true
    return bits.nextMarker()
  }

  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw new DecodeError('broken', 'jpeg: no start')
  let at = 2
  while (at + 3 < bytes.length) {
    if (bytes[at] !== 0xff) {
      at++
      continue
    }
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) {
      at++
      continue
    }
    if (marker === 0xd9) break
    if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2
      continue
    }
    const end = at + 2 + (((bytes[at + 2] ?? 0) << 8) | (bytes[at + 3] ?? 0))
    const segment = bytes.subarray(at + 4, end)
    at = Math.max(end, at + 4)
    if (marker === 0xdb) readQuantTables(segment, quantTables)
    else if (marker === 0xc4) readHuffmanTables(segment, huffmanTables)
    else if (marker === 0xdd) restartInterval = ((segment[0] ?? 0) << 8) | (segment[1] ?? 0)
    else if (marker === 0xe0 && textAt(segment, 4) === 'JFIF') hasJfif = true
    else if (marker === 0xee && textAt(segment, 5) === 'Adobe') adobe = segment[11] ?? 0
    else if (marker === 0xda) at = readScan(segment, at)
    else if (marker >= 0xc0 && marker <= 0xcf && marker !== 0xc8 && marker !== 0xcc && !frame)
      frame = readFrame(marker, segment)
  }
  if (!frame || !hasScan) throw new DecodeError('broken', 'jpeg: no image')
  if (frame.kind === 'progressive') transformBlocks(frame)
  return { frame, hasJfif, adobe }
}
