import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import type { Samples } from '../Samples.ts'
import { fullToRgb, partialToRgb } from './toRgb.ts'

/** Converts three samples of any width to 8 bits each, by the bits stored. */
function toBytes({ values, precision }: Samples, { bitsStored, highBit }: PixelFormat): Uint8Array {
  const width = Math.min(bitsStored, precision)
  const down = (precision > highBit ? highBit + 1 - bitsStored : 0) + Math.max(width - 8, 0)
  if (values instanceof Uint8Array && down === 0) return values
  const bytes = new Uint8Array(values.length)
  for (let i = 0; i < bytes.length; i++) bytes[i] = (values[i] as number) >>> down
  return bytes
}

/** RGB, whatever the stored color space is. */
export function colorFrame(source: Samples, format: PixelFormat): DecodedFrame {
  const { rows, columns } = source
  const values = toBytes(source, format)
  // The JPEG 2000 decoder undoes ICT and RCT itself, so only these two are left.
  if (source.color === undefined ? format.photometric.startsWith('YBR_FULL') : source.color === 'ybr')
    fullToRgb(values)
  else if (source.color === undefined && format.photometric.startsWith('YBR_PARTIAL')) partialToRgb(values)
  return { rows, columns, samples: 3, values, min: 0, max: 0 }
}
