import type { FrameData } from '../../../model/ImageContent.ts'
import type { PixelFormat } from '../../../model/PixelFormat.ts'
import type { Refusal } from '../../../model/Refusal.ts'
import type { ParsedElement } from '../../parse/ParsedDataset.ts'
import type { ParsedFile } from '../../parse/parseFile.ts'
import { numberOf } from '../../parse/values.ts'
import { EXPLICIT_BIG, EXPLICIT_LITTLE, isDecodable, isNative } from '../../transferSyntax.ts'
import { tags } from '../tags.ts'
import { encapsulatedFrames } from './encapsulatedFrames.ts'
import { inWords } from './inWords.ts'
import { frameBits, nativeFrames, truePhotometric } from './nativeFrames.ts'

const T = tags('PixelData', 'FloatPixelData', 'DoubleFloatPixelData', 'NumberOfFrames')

/** More frames than any cine or volume has; it bounds the records for hostile bytes. */
const MAX_FRAMES = 50_000

export interface Frames {
  frames: FrameData[]
  declared: number
  format: PixelFormat
  /** The actual transfer syntax of the pixels, if the file is wrong about it. */
  transferSyntax: string
}

export function framesOf(file: ParsedFile, format: PixelFormat): Frames | Refusal {
  const { dataset, transferSyntax } = file
  const element = pixelElement(file)
  if (!element || element.end === element.start)
    return { reason: element?.isCut ? 'truncated' : 'noPixelData' }
  const declared = Math.max(1, Math.floor(numberOf(dataset, T.NumberOfFrames) ?? 1))
  const isUncompressed = isNative(transferSyntax) && !element.isOpen
  if (isUncompressed || isSecretlyNative(element, format, declared)) {
    const length = element.end - element.start
    if ((length * 8) / frameBits(format) > MAX_FRAMES && declared > MAX_FRAMES) return { reason: 'tooLarge' }
    // Only video subsamples color in both directions: the order of such samples isn't defined (PS3.3
    // C.7.6.3.1.2).
    if (format.photometric === 'YBR_PARTIAL_420' && length * 8 < frameBits(format) * declared)
      return { reason: 'formatUnsupported', detail: 'YBR_PARTIAL_420' }
    const sound = truePhotometric(format, length, declared)
    const plain = nativeFrames(element, sound, declared)
    const isSwapped = transferSyntax === EXPLICIT_BIG && element.vr === 'OW' && format.bitsAllocated <= 8
    const frames = isSwapped ? inWords(plain, element) : plain
    return {
      frames,
      declared,
      format: sound,
      transferSyntax: isUncompressed ? transferSyntax : EXPLICIT_LITTLE,
    }
  }
  if (!isDecodable(transferSyntax) && !isNative(transferSyntax)) {
    const isKnown = transferSyntax.startsWith('1.2.840.10008.1.2.')
    return { reason: isKnown ? 'formatUnsupported' : 'transferSyntaxUnknown', detail: transferSyntax }
  }
  const frames = encapsulatedFrames(dataset, element, declared)
  if (frames.length > MAX_FRAMES) return { reason: 'tooLarge' }
  return frames.length === 0 ? { reason: 'noPixelData' } : { frames, declared, format, transferSyntax }
}

function pixelElement({ dataset: { elements } }: ParsedFile): ParsedElement | undefined {
  return elements.get(T.PixelData) ?? elements.get(T.FloatPixelData) ?? elements.get(T.DoubleFloatPixelData)
}

/**
 * The pixels were decompressed without updating the transfer syntax: there are exactly as many bytes as for
 * native pixels.
 */
function isSecretlyNative(element: ParsedElement, format: PixelFormat, declared: number): boolean {
  const bytes = Math.ceil((frameBits(format) * declared) / 8)
  const length = element.end - element.start
  return !element.isOpen && (length === bytes || length === bytes + (bytes % 2))
}
