import type { DocumentContent } from '../../../model/Instance.ts'
import type { Refusal } from '../../../model/Refusal.ts'
import type { ParsedFile } from '../../parse/parseFile.ts'
import { numberOf } from '../../parse/values.ts'
import { encapsulatedFrames } from '../frame/encapsulatedFrames.ts'
import { frameTimesOf } from '../frame/frameTimesOf.ts'
import { seriesOf } from '../identity.ts'
import { tags } from '../tags.ts'

const T = tags('PixelData', 'NumberOfFrames')

const ROOT = '1.2.840.10008.1.2.4.'
/** MPEG-2, MPEG-4 AVC (H.264) and HEVC (H.265), whole and in fragments (PS3.5 A.4.5 to A.4.8). */
const VIDEO = new Set(
  ['100', '101', '102', '103', '104', '105', '106', '107', '108'].flatMap((end) => [
    ROOT + end,
    `${ROOT + end}.1`,
  ]),
)

export const isVideo = (transferSyntax: string): boolean => VIDEO.has(transferSyntax)

/** All fragments form one stream, in a container that the browser may or may not support. */
export function videoOf({ dataset, transferSyntax }: ParsedFile): DocumentContent | Refusal {
  const element = dataset.elements.get(T.PixelData)
  const [stream] = element?.isOpen ? encapsulatedFrames(dataset, element, 1) : []
  if (!stream || stream.ranges.every(({ start, end }) => start === end)) return { reason: 'noPixelData' }
  const [time] = frameTimesOf(dataset, Math.max(2, numberOf(dataset, T.NumberOfFrames) ?? 2)) ?? []
  return {
    kind: 'document',
    title: seriesOf(dataset).description,
    lines: [],
    video: {
      ranges: stream.ranges,
      transferSyntax,
      ...(time !== undefined && { frameSeconds: time / 1000 }),
      ...(stream.isTruncated && { isTruncated: true }),
    },
  }
}
