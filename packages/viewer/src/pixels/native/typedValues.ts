import type { StoredValues } from '../../model/DecodedFrame.ts'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import { DecodeError } from '../DecodeError.ts'

/** A typed view of bytes that start at an aligned address. */
export function typedValues(
  buffer: ArrayBuffer,
  { kind, bitsAllocated }: Pick<PixelFormat, 'kind' | 'bitsAllocated'>,
  start = 0,
  count?: number,
): StoredValues {
  if (kind === 'float' && bitsAllocated === 32) return new Float32Array(buffer, start, count)
  if (kind === 'double' && bitsAllocated === 64) return new Float64Array(buffer, start, count)
  if (kind === 'integer' && bitsAllocated === 8) return new Uint8Array(buffer, start, count)
  if (kind === 'integer' && bitsAllocated === 16) return new Uint16Array(buffer, start, count)
  if (kind === 'integer' && bitsAllocated === 32) return new Uint32Array(buffer, start, count)
  throw new DecodeError('formatUnsupported', `${kind} of ${bitsAllocated} bits`)
}
