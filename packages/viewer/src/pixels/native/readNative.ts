import type { PixelFormat } from '../../model/PixelFormat.ts'
import { DecodeError } from '../DecodeError.ts'
import type { Samples } from '../Samples.ts'
import { expand422 } from './expand422.ts'
import { interleave } from './interleave.ts'
import { swapBytes } from './swapBytes.ts'
import { typedValues } from './typedValues.ts'

export interface NativeOptions {
  isBigEndian?: boolean | undefined
  /**
   * True for samples of 8 bits or less in words of a big-endian file: the bytes of every pair are swapped.
   */
  isSwapped?: boolean | undefined
  firstBit?: number | undefined
  /** True if nothing else needs the bytes: the pixels can then be a view of them. */
  isOwn?: boolean | undefined
}

const is422 = ({ photometric }: PixelFormat): boolean =>
  photometric === 'YBR_FULL_422' || photometric === 'YBR_PARTIAL_422'

/** Native pixels. Missing bytes at the end are zero. */
export function readNative(bytes: Uint8Array, format: PixelFormat, options: NativeOptions = {}): Samples {
  const { rows, columns, samples, bitsAllocated } = format
  const head = { rows, columns, samples, precision: bitsAllocated }
  const count = rows * columns * samples
  const { isBigEndian = false, isSwapped = false, firstBit = 0 } = options
  if (bitsAllocated === 1) {
    const source = isSwapped ? swapped(bytes) : bytes
    return { ...head, precision: 1, values: unpackBits(source, firstBit, count) }
  }
  const elementSize = bitsAllocated / 8
  const requested = count * elementSize
  if (samples === 3 && is422(format) && bytes.length < requested) {
    if (bitsAllocated !== 8) throw new DecodeError('formatUnsupported', '422 of more than 8 bits')
    return { ...head, values: expand422(isSwapped ? swapped(bytes) : bytes, rows, columns) }
  }
  const skip = firstBit >> 3
  const isAsRequested = !isBigEndian && !isSwapped && !(samples > 1 && format.planar === 1)
  if (options.isOwn && isAsRequested && canBeViewed(bytes, skip, requested, elementSize))
    return {
      ...head,
      values: typedValues(bytes.buffer as ArrayBuffer, format, bytes.byteOffset + skip, count),
    }
  const own = new Uint8Array(requested)
  if (isSwapped && elementSize === 1) own.set(swapped(bytes).subarray(skip, skip + requested))
  else own.set(bytes.subarray(skip, skip + requested))
  if (isBigEndian && elementSize > 1) swapBytes(own, elementSize)
  const values = typedValues(own.buffer, format)
  return { ...head, values: samples > 1 && format.planar === 1 ? interleave(values, samples) : values }
}

/**
 * The view has to be aligned, complete, and most of the buffer, because the rest of it stays in memory as
 * well.
 */
const canBeViewed = (bytes: Uint8Array, skip: number, requested: number, elementSize: number): boolean =>
  bytes.length - skip >= requested &&
  (bytes.byteOffset + skip) % elementSize === 0 &&
  bytes.buffer.byteLength < requested * 1.1

function swapped(bytes: Uint8Array): Uint8Array {
  const copy = new Uint8Array(bytes.length + (bytes.length & 1))
  copy.set(bytes)
  swapBytes(copy, 2)
  return copy
}

/** 1-bit pixels, least significant bit first (PS3.5 8.1.1); they continue across rows. */
function unpackBits(bytes: Uint8Array, firstBit: number, count: number): Uint8Array {
  const values = new Uint8Array(count)
  for (let i = 0, bit = firstBit; i < count; i++, bit++) values[i] = ((bytes[bit >> 3] ?? 0) >> (bit & 7)) & 1
  return values
}
