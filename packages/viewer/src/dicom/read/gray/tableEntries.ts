import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { bytesOf } from '../../parse/values.ts'

/** A LUT descriptor (PS3.3 C.11.1.1, C.11.2.1.1, C.7.6.3.1.5). */
export interface Descriptor {
  length: number
  first: number
  bits: number
}

/**
 * The number of entries is unsigned whatever the VR (0 means 65 536); the first mapped value is signed
 * according to the VR or to the mapped values.
 */
export function descriptorOf(dataset: ParsedDataset, tag: number, isSigned: boolean): Descriptor | undefined {
  const element = dataset.elements.get(tag)
  if (!element || element.end - element.start < 6) return undefined
  const { view } = dataset.source
  const { isLittle } = dataset.syntax
  const length = view.getUint16(element.start, isLittle) || 0x1_0000
  const hasSign = element.vr === 'SS' || isSigned
  const first = hasSign
    ? view.getInt16(element.start + 2, isLittle)
    : view.getUint16(element.start + 2, isLittle)
  const bits = view.getUint16(element.start + 4, isLittle)
  return { length, first, bits: bits >= 1 && bits <= 16 ? bits : 16 }
}

/** Entries of 16 bits, or of 8 bits packed two to a word, which the data length reveals. */
export function tableEntries(dataset: ParsedDataset, tag: number, { length }: Descriptor): Uint16Array {
  const bytes = bytesOf(dataset, tag)
  const { isLittle } = dataset.syntax
  const isPacked = bytes.length < length * 2 && bytes.length >= length
  if (!isPacked) return wordsOf(bytes, Math.min(length, bytes.length >> 1), isLittle)
  const isWords = dataset.elements.get(tag)?.vr !== 'OB'
  const entries = new Uint16Array(length)
  // Packed bytes in big-endian words are swapped.
  const swap = !isLittle && isWords ? 1 : 0
  for (let index = 0; index < length; index++) entries[index] = bytes[index ^ swap] ?? 0
  return entries
}

export function wordsOf(bytes: Uint8Array, length: number, isLittle: boolean): Uint16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const words = new Uint16Array(length)
  for (let index = 0; index < length; index++) words[index] = view.getUint16(index * 2, isLittle)
  return words
}
