import type { PaddingRange } from '../../../model/Grayscale.ts'
import type { PixelFormat } from '../../../model/PixelFormat.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { numberOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'

const T = tags(
  'PixelPaddingValue',
  'PixelPaddingRangeLimit',
  'FloatPixelPaddingValue',
  'DoubleFloatPixelPaddingValue',
)

/** Stored values that mean «no data» (PS3.3 C.7.5.1.1.2). Only gray images have them. */
export function paddingOf(dataset: ParsedDataset, format: PixelFormat): PaddingRange | undefined {
  if (format.samples !== 1) return undefined
  const value =
    format.kind === 'integer'
      ? stored(dataset, T.PixelPaddingValue, format)
      : numberOf(dataset, format.kind === 'float' ? T.FloatPixelPaddingValue : T.DoubleFloatPixelPaddingValue)
  if (value === undefined) return undefined
  const limit = stored(dataset, T.PixelPaddingRangeLimit, format) ?? value
  return { from: Math.min(value, limit), to: Math.max(value, limit) }
}

/** The stored value with the sign of the pixels, whatever the file's VR is. */
function stored(dataset: ParsedDataset, tag: number, { isSigned }: PixelFormat): number | undefined {
  const number = numberOf(dataset, tag, isSigned)
  if (number === undefined) return undefined
  if (isSigned) return number > 0x7fff ? number - 0x1_0000 : number
  return number < 0 ? number + 0x1_0000 : number
}
