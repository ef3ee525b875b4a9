import { entryOfTag } from '../dictionary.ts'
import type { ParsedDataset, ParsedElement } from './ParsedDataset.ts'

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/iu

/** Longer values aren't read, except outlines, which must not lose their end. */
export const LIST_BYTES_MAX = 1 << 20

/** The VR of the file, otherwise the dictionary's. */
function vrOf({ tag, vr }: ParsedElement): string {
  return vr === '' || vr === 'UN' ? (entryOfTag(tag)?.vr ?? 'UN') : vr
}

/**
 * Trimmed values of plain characters (CS, UI, DA, DS …) in their order; empty if the element is absent or
 * empty.
 */
export function stringsOf(dataset: ParsedDataset, tag: number): string[] {
  const element = dataset.elements.get(tag)
  if (!element || element.end === element.start) return []
  const whole = latin(
    dataset.source.bytes,
    element.start,
    Math.min(element.end, element.start + LIST_BYTES_MAX),
  )
  return whole.split('\\').map((value) => value.replaceAll('\0', ' ').trim())
}

export const stringOf = (dataset: ParsedDataset, tag: number): string => stringsOf(dataset, tag)[0] ?? ''

/** Numbers of any VR; NaN for values that are no numbers. */
export function numbersOf(dataset: ParsedDataset, tag: number, isSigned = false): number[] {
  const element = dataset.elements.get(tag)
  if (!element || element.end === element.start) return []
  const vr = vrOf(element)
  const reader = READERS[vr === 'xs' ? (isSigned ? 'SS' : 'US') : vr]
  if (!reader) return stringsOf(dataset, tag).map(parseNumber)
  const numbers: number[] = []
  const last = Math.min(element.end, element.start + LIST_BYTES_MAX) - reader.width
  for (let at = element.start; at <= last; at += reader.width) {
    numbers.push(reader.read(dataset.source.view, at, dataset.syntax.isLittle))
  }
  return numbers
}

/** The first number; undefined if there is none. */
export function numberOf(dataset: ParsedDataset, tag: number, isSigned = false): number | undefined {
  const [number = Number.NaN] = numbersOf(dataset, tag, isSigned)
  return Number.isNaN(number) ? undefined : number
}

export function tagsOf(dataset: ParsedDataset, tag: number): number[] {
  const element = dataset.elements.get(tag)
  if (!element) return []
  const { view } = dataset.source
  const { isLittle } = dataset.syntax
  const tags: number[] = []
  for (let at = element.start; at + 4 <= Math.min(element.end, element.start + 1024); at += 4) {
    tags.push(view.getUint16(at, isLittle) * 0x1_0000 + view.getUint16(at + 2, isLittle))
  }
  return tags
}

export function bytesOf(dataset: ParsedDataset, tag: number): Uint8Array {
  const element = dataset.elements.get(tag)
  return element ? dataset.source.bytes.subarray(element.start, element.end) : new Uint8Array(0)
}

function latin(bytes: Uint8Array, start: number, end: number): string {
  if (end - start > 4096) return new TextDecoder('latin1').decode(bytes.subarray(start, end))
  let text = ''
  for (let at = start; at < end; at++) text += String.fromCharCode(bytes[at] ?? 0)
  return text
}

interface NumberReader {
  width: number
  read(view: DataView, at: number, isLittle: boolean): number
}

const READERS: Record<string, NumberReader | undefined> = {
  US: { width: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  OW: { width: 2, read: (view, at, isLittle) => view.getUint16(at, isLittle) },
  SS: { width: 2, read: (view, at, isLittle) => view.getInt16(at, isLittle) },
  UL: { width: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
  OL: { width: 4, read: (view, at, isLittle) => view.getUint32(at, isLittle) },
  SL: { width: 4, read: (view, at, isLittle) => view.getInt32(at, isLittle) },
  FL: { width: 4, read: (view, at, isLittle) => view.getFloat32(at, isLittle) },
  OF: { width: 4, read: (view, at, isLittle) => view.getFloat32(at, isLittle) },
  FD: { width: 8, read: (view, at, isLittle) => view.getFloat64(at, isLittle) },
  OD: { width: 8, read: (view, at, isLittle) => view.getFloat64(at, isLittle) },
  UV: { width: 8, read: (view, at, isLittle) => Number(view.getBigUint64(at, isLittle)) },
  OV: { width: 8, read: (view, at, isLittle) => Number(view.getBigUint64(at, isLittle)) },
  SV: { width: 8, read: (view, at, isLittle) => Number(view.getBigInt64(at, isLittle)) },
}

/**
 * A DS or IS as found in files: with blanks, zero bytes, a decimal comma or too many digits. NaN if it is no
 * number.
 */
function parseNumber(text: string): number {
  const trimmed = text.replaceAll('\0', ' ').trim().replace(',', '.')
  const number = NUMBER.test(trimmed) ? Number(trimmed) : Number.NaN
  return Number.isFinite(number) ? number : Number.NaN
}
