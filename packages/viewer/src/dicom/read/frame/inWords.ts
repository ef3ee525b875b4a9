import type { FrameData } from '../../../model/ImageContent.ts'
import type { ParsedElement } from '../../parse/ParsedDataset.ts'

/**
 * Bytes that a big-endian file stores as words (VR OW) are swapped in pairs (PS3.5 annex A.3), so a frame's
 * range includes its first and last pair completely.
 */
export const inWords = (frames: readonly FrameData[], element: ParsedElement): FrameData[] =>
  frames.map((frame) => {
    const ranges = frame.ranges.map(({ start, end }) => ({
      start: start - ((start - element.start) & 1),
      end: Math.min(end + ((end - element.start) & 1), element.end),
    }))
    const before = (frame.ranges[0]?.start ?? 0) - (ranges[0]?.start ?? 0)
    return { ...frame, ranges, firstBit: (frame.firstBit ?? 0) + before * 8, isSwapped: true as const }
  })
