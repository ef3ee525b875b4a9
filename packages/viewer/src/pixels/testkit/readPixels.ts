import { parseFile } from '../../dicom/index.ts'
import { framesOf } from '../../dicom/read/frame/framesOf.ts'
import { paletteOf } from '../../dicom/read/gray/paletteOf.ts'
import { pixelFormatOf } from '../../dicom/read/pixelFormatOf.ts'
import type { EncodedFrame } from '../decodeFrame.ts'

/** The frames of any file with pixels, also of kinds that aren't shown as images (segmentations, doses, slides). */
export function readPixels(bytes: Uint8Array): EncodedFrame[] {
  const parsed = parseFile(bytes)
  if (!parsed.ok) throw new Error(parsed.refusal.reason)
  const { dataset } = parsed.file
  const announced = pixelFormatOf(dataset)
  if ('reason' in announced) throw new Error(`${announced.reason} ${announced.detail ?? ''}`)
  const found = framesOf(parsed.file, announced)
  if ('reason' in found) throw new Error(`${found.reason} ${found.detail ?? ''}`)
  const { format, transferSyntax } = found
  const palette = format.photometric === 'PALETTE COLOR' ? paletteOf(dataset, format.isSigned) : undefined
  return found.frames.map(({ ranges, firstBit, isSwapped }) => ({
    bytes: ranges.map(({ start, end }) => dataset.source.bytes.subarray(start, end)),
    format,
    transferSyntax,
    ...(palette && { palette }),
    ...(firstBit !== undefined && { firstBit }),
    ...(isSwapped && { isSwapped }),
  }))
}
