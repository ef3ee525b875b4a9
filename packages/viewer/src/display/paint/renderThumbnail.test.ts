import { describe, expect, it } from 'vitest'
import { gray, testFrame } from '../testkit/testFrame.ts'
import { renderThumbnail } from './renderThumbnail.ts'

describe('thumbnails', () => {
  const decoded = gray(
    400,
    Int16Array.from({ length: 400 * 200 }, (_, at) => (at % 400 < 200 ? 0 : 1000)),
  )

  it('fit into a square, in the shape that the patient has', () => {
    expect(renderThumbnail(decoded, testFrame(), 100)).toMatchObject({ width: 100, height: 50 })
    const tall = testFrame({ frame: { spacing: { pixel: [2, 1], isProjection: false } } })
    expect(renderThumbnail(decoded, tall, 100)).toMatchObject({ width: 100, height: 100 })
  })

  it('are shown as the file wants it', () => {
    const { pixels } = renderThumbnail(decoded, testFrame(), 100)
    expect([pixels[0], pixels[4 * 99]]).toEqual([0, 255])
  })

  it('trap 17: MONOCHROME1 is inverted in thumbnails too', () => {
    const { pixels } = renderThumbnail(decoded, testFrame({ image: { isInverted: true } }), 100)
    expect([pixels[0], pixels[4 * 99]]).toEqual([255, 0])
  })
})
