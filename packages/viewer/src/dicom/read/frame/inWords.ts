import type { FrameData } from '../../../model/ImageContent.ts'
import type { ParsedElement } from '../../parse/ParsedDataset.ts'

/**
 * Bytes that a big-endian file keeps as words (VR OW) come in exchanged pairs (PS3.5 annex A.3): a frame is given with
 * the whole of its first and last pair.
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
