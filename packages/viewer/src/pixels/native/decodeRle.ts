import type { PixelFormat } from '../../model/PixelFormat.ts'
import { DecodeError } from '../DecodeError.ts'
import type { Samples } from '../Samples.ts'
import { typedValues } from './typedValues.ts'

/** Decodes PackBits from `from` on, into every `step`-th byte of the output. Stops at the end of either. */
function unpack(
  bytes: Uint8Array,
  from: number,
  end: number,
  output: Uint8Array,
  at: number,
  step: number,
): void {
  let to = at
  let i = from
  const { length } = output
  while (i < end && to < length) {
    const head = bytes[i++] as number
    if (head < 128) {
      for (let left = head + 1; left > 0 && i < end && to < length; left--, to += step)
        output[to] = bytes[i++] as number
    } else if (head > 128) {
      const value = bytes[i++] ?? 0
      for (let left = 257 - head; left > 0 && to < length; left--, to += step) output[to] = value
    }
  }
}

/** RLE Lossless (PS3.5 annex G): one segment per byte of a sample, most significant first. */
export function decodeRle(bytes: Uint8Array, format: PixelFormat): Samples {
  const { rows, columns, samples, bitsAllocated } = format
  const elementSize = bitsAllocated / 8
  if (!Number.isInteger(elementSize)) throw new DecodeError('formatUnsupported', `rle: ${bitsAllocated} bits`)
  if (bytes.length < 64) throw new DecodeError('broken', 'rle: no header')
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const segments = view.getUint32(0, true)
  if (segments !== samples * elementSize) throw new DecodeError('broken', `rle: ${segments} segments`)
  const output = new Uint8Array(rows * columns * samples * elementSize)
  for (let segment = 0; segment < segments; segment++) {
    const from = view.getUint32(4 + segment * 4, true)
    const next = segment + 1 < segments ? view.getUint32(8 + segment * 4, true) : bytes.length
    const sample = Math.floor(segment / elementSize)
    const byte = elementSize - 1 - (segment % elementSize)
    unpack(
      bytes,
      from,
      Math.min(next, bytes.length),
      output,
      sample * elementSize + byte,
      samples * elementSize,
    )
  }
  return { rows, columns, samples, precision: bitsAllocated, values: typedValues(output.buffer, format) }
}
