import { describe, expect, it } from 'vitest'
import { makeDicom } from '../../../testkit/makeDicom.ts'
import { readInstance } from '../readInstance.ts'

const H264 = '1.2.840.10008.1.2.4.102'
const FRAGMENTS = [Uint8Array.of(0, 0, 0, 24), Uint8Array.of(0x66, 0x74, 0x79, 0x70, 1, 2)]

const read = (bytes: Uint8Array) => {
  const result = readInstance(bytes)
  if (!result.ok) return result.refusal
  const { content } = result.record
  return content.kind === 'document' ? content : undefined
}

describe('video', () => {
  it.each(['100', '102', '106', '107'])(
    'of the transfer syntax …4.%s is one stream out of all fragments',
    (end) => {
      const transferSyntax = `1.2.840.10008.1.2.4.${end}`
      const bytes = makeDicom(
        { SeriesDescription: 'Arthroscopy', NumberOfFrames: 50, FrameTime: 40 },
        { transferSyntax, fragments: [FRAGMENTS] },
      )
      const content = read(bytes)
      if (!content || !('video' in content) || !content.video) throw new Error('no video')
      expect(content).toMatchObject({ title: 'Arthroscopy', video: { transferSyntax, frameSeconds: 0.04 } })
      const stream = content.video.ranges.flatMap(({ start, end: stop }) => [...bytes.subarray(start, stop)])
      expect(stream).toEqual(FRAGMENTS.flatMap((part) => [...part]))
    },
  )

  it('without a stream is refused, and one that is cut off says so', () => {
    expect(read(makeDicom({}, { transferSyntax: H264, fragments: [] }))).toMatchObject({
      reason: 'noPixelData',
    })
    const whole = makeDicom({}, { transferSyntax: H264, fragments: [FRAGMENTS] })
    expect(read(whole.subarray(0, whole.length - 12))).toMatchObject({ video: { isTruncated: true } })
  })
})
