import type { ImageContent } from '../../model/ImageContent.ts'
import type { Refusal } from '../../model/Refusal.ts'
import type { ParsedFile } from '../parse/parseFile.ts'
import { numbersOf, stringOf } from '../parse/values.ts'
import { frameRecords } from './frame/frameRecords.ts'
import { framesOf } from './frame/framesOf.ts'
import { frameTimesOf } from './frame/frameTimesOf.ts'
import { paletteOf } from './gray/paletteOf.ts'
import { pixelFormatOf } from './pixelFormatOf.ts'
import { tags } from './tags.ts'

const T = tags(
  'PixelData',
  'FloatPixelData',
  'DoubleFloatPixelData',
  'PresentationLUTShape',
  'LossyImageCompression',
  'LossyImageCompressionRatio',
)

/** Transfer syntaxes that are always lossy. */
const LOSSY = new Set(['50', '51', '53', '55', '81'].map((end) => `1.2.840.10008.1.2.4.${end}`))

export interface ReadImage {
  content: ImageContent
  transferSyntax: string
}

export function imageOf(file: ParsedFile, isProjection: boolean): ReadImage | Refusal {
  const { dataset } = file
  const { elements } = dataset
  const hasPixels =
    elements.has(T.PixelData) || elements.has(T.FloatPixelData) || elements.has(T.DoubleFloatPixelData)
  if (!hasPixels) return { reason: 'noPixelData' }
  const announced = pixelFormatOf(dataset)
  if ('reason' in announced) return announced
  const found = framesOf(file, announced)
  if ('reason' in found) return found
  const { frames, format, declared, transferSyntax } = found
  const palette = format.photometric === 'PALETTE COLOR' ? paletteOf(dataset, format.isSigned) : undefined
  if (format.photometric === 'PALETTE COLOR' && !palette) return { reason: 'broken', detail: 'palette' }
  const frameTimes = frameTimesOf(dataset, frames.length)
  const ratio = numbersOf(dataset, T.LossyImageCompressionRatio).at(-1)
  const content: ImageContent = {
    kind: 'image',
    format,
    ...(palette && { palette }),
    frames: frameRecords(dataset, format, frames, isProjection),
    declaredFrames: declared,
    isDeflated: file.isDeflated,
    // Both mean the same inversion and occur together in radiographs (PS3.3 C.11.6), so it is applied once.
    isInverted:
      format.photometric === 'MONOCHROME1' || stringOf(dataset, T.PresentationLUTShape) === 'INVERSE',
    ...(frameTimes && { frameTimes }),
    isLossy: stringOf(dataset, T.LossyImageCompression) === '01' || LOSSY.has(transferSyntax),
    ...(ratio !== undefined && ratio > 0 && { lossyRatio: ratio }),
  }
  return { content, transferSyntax }
}
