import type { DecodedFrame, StoredValues } from '../../model/DecodedFrame.ts'
import type { PaddingRange } from '../../model/Grayscale.ts'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import type { Samples } from '../Samples.ts'
import { valueRange } from './valueRange.ts'

/** The same bytes as signed or unsigned. */
function withSign(values: StoredValues, isSigned: boolean): StoredValues {
  const { buffer, byteOffset, length } = values
  if (values.BYTES_PER_ELEMENT === 1)
    return isSigned ? new Int8Array(buffer, byteOffset, length) : new Uint8Array(buffer, byteOffset, length)
  if (values.BYTES_PER_ELEMENT === 2)
    return isSigned ? new Int16Array(buffer, byteOffset, length) : new Uint16Array(buffer, byteOffset, length)
  return isSigned ? new Int32Array(buffer, byteOffset, length) : new Uint32Array(buffer, byteOffset, length)
}

/**
 * Stored values: the bits from High Bit down over Bits Stored, whatever lies above or below, with the
 * header's sign. A stream with fewer bits has its sign at its own top bit: some vendors declare JPEG 2000 as
 * unsigned with 13 bits where the header says signed.
 */
export function grayFrame(source: Samples, format: PixelFormat, padding?: PaddingRange): DecodedFrame {
  const { rows, columns, precision } = source
  const head = { rows, columns, samples: 1 } as const
  if (format.kind !== 'integer')
    return { ...head, values: source.values, ...valueRange(source.values, padding) }
  const { bitsStored, highBit, isSigned } = format
  const width = Math.min(bitsStored, precision)
  const shift = precision > highBit ? highBit + 1 - bitsStored : 0
  const values = withSign(source.values, isSigned)
  const elementBits = values.BYTES_PER_ELEMENT * 8
  const left = elementBits - width - shift
  if (elementBits === 32 ? width < 32 || shift > 0 : left > 0 || shift > 0)
    extract(values, shift, width, isSigned)
  return { ...head, values, ...valueRange(values, padding) }
}

function extract(values: StoredValues, shift: number, width: number, isSigned: boolean): void {
  const up = 32 - width - shift
  const down = 32 - width
  const { length } = values
  if (isSigned) for (let i = 0; i < length; i++) values[i] = ((values[i] as number) << up) >> down
  else for (let i = 0; i < length; i++) values[i] = ((values[i] as number) << up) >>> down
}
