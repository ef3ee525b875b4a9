import type { FrameData } from '../../../model/ImageContent.ts'
import type { PixelFormat } from '../../../model/PixelFormat.ts'
import type { ParsedElement } from '../../parse/ParsedDataset.ts'

/** The ranges of native frames. Bits of 1-bit frames continue across rows and frames (PS3.5 8.1.1). */
export function nativeFrames(element: ParsedElement, format: PixelFormat, declared: number): FrameData[] {
  const bits = frameBits(format)
  const frames: FrameData[] = []
  for (let index = 0; index < declared; index++) {
    const firstBit = index * bits
    const start = element.start + Math.floor(firstBit / 8)
    const end = element.start + Math.ceil((firstBit + bits) / 8)
    if (start >= element.end) break
    const skip = firstBit % 8
    frames.push({
      ranges: [{ start, end: Math.min(end, element.end) }],
      ...(skip > 0 && { firstBit: skip }),
      ...(end > element.end && { isTruncated: true as const }),
    })
  }
  return frames
}

/** Bits of one frame, rounded up to whole bytes unless pixels are single bits. */
export function frameBits({ rows, columns, samples, bitsAllocated, photometric }: PixelFormat): number {
  const pixels = rows * columns
  if (photometric === 'YBR_FULL_422' || photometric === 'YBR_PARTIAL_422') return pixels * 2 * bitsAllocated
  return pixels * samples * bitsAllocated
}

/** Color that is declared as subsampled but isn't: the length is that of three full samples per pixel. */
export function truePhotometric(format: PixelFormat, length: number, declared: number): PixelFormat {
  const { rows, columns, bitsAllocated, photometric } = format
  const isTagged = photometric === 'YBR_FULL_422' && bitsAllocated === 8
  const isWhole = length >= rows * columns * 3 * declared
  return isTagged && isWhole ? { ...format, photometric: 'YBR_FULL' } : format
}
