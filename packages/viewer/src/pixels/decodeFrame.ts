import { inflateSync } from 'fflate'
import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { PaddingRange } from '../model/Grayscale.ts'
import type { Palette, PixelFormat } from '../model/PixelFormat.ts'
import type { Codecs } from './codecs/createCodecs.ts'
import { decodeJpeg2000 } from './codecs/decodeJpeg2000.ts'
import { decodeJpegLs } from './codecs/decodeJpegLs.ts'
import { sharedCodecs } from './codecs/sharedCodecs.ts'
import { codingOf } from './codingOf.ts'
import { colorFrame } from './color/colorFrame.ts'
import { cropSamples } from './color/cropSamples.ts'
import { grayFrame } from './color/grayFrame.ts'
import { paletteFrame } from './color/paletteFrame.ts'
import { DecodeError } from './DecodeError.ts'
import { decodeJpeg } from './jpeg/decodeJpeg.ts'
import { decodeRle } from './native/decodeRle.ts'
import { joinBytes } from './native/joinBytes.ts'
import { readNative } from './native/readNative.ts'
import type { Samples } from './Samples.ts'

export interface EncodedFrame {
  /** The frame's fragments in order; native frames have one. */
  bytes: readonly Uint8Array[]
  format: PixelFormat
  transferSyntax: string
  palette?: Palette
  padding?: PaddingRange
  firstBit?: number
  /** True for 8-bit samples in the 16-bit words of a big-endian file (VR OW). */
  isSwapped?: boolean
  /** True if the pixels may reuse the buffer, because nothing else needs it. */
  isOwn?: boolean
}

function inflate(fragments: readonly Uint8Array[], format: PixelFormat): Uint8Array {
  const { rows, columns, samples, bitsAllocated } = format
  const out = new Uint8Array(Math.ceil((rows * columns * samples * bitsAllocated) / 8) + 1)
  return inflateSync(joinBytes(fragments), { out })
}

async function samplesOf(frame: EncodedFrame, codecs: Codecs): Promise<Samples> {
  const { bytes, format, transferSyntax, firstBit, isSwapped, isOwn } = frame
  switch (codingOf(transferSyntax)) {
    case 'little':
      return readNative(joinBytes(bytes), format, { firstBit, isOwn })
    case 'big':
      return readNative(joinBytes(bytes), format, { isBigEndian: true, firstBit, isSwapped })
    case 'deflated':
      return readNative(inflate(bytes, format), format)
    case 'rle':
      return decodeRle(joinBytes(bytes), format)
    case 'jpeg':
      return decodeJpeg(joinBytes(bytes))
    case 'jpegLs':
      return decodeJpegLs(codecs, bytes)
    case 'jpeg2000':
      return decodeJpeg2000(codecs, 'openjpeg', bytes, format)
    case 'htj2k':
      return decodeJpeg2000(codecs, 'openjph', bytes, format)
    default:
      throw new DecodeError('transferSyntaxUnknown', transferSyntax)
  }
}

/** Decodes one frame; throws a DecodeError. */
export async function decodeFrame(frame: EncodedFrame, codecs: Codecs = sharedCodecs): Promise<DecodedFrame> {
  try {
    const { format, palette, padding } = frame
    const source = cropSamples(await samplesOf(frame, codecs), format.rows, format.columns)
    if (source.samples === 3) return colorFrame(source, format)
    if (source.samples !== 1)
      throw new DecodeError('formatUnsupported', `${source.samples} samples per pixel`)
    const gray = grayFrame(source, format, padding)
    return palette && format.photometric === 'PALETTE COLOR' ? paletteFrame(gray, palette) : gray
  } catch (error) {
    if (error instanceof DecodeError) throw error
    throw new DecodeError('broken', error instanceof Error ? error.name : 'decoder')
  }
}
