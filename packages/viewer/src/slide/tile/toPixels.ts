import { SlideError } from '../SlideError.ts'
import type { RgbaPicture, TilePicture } from '../SlideSource.ts'

/** A picture as pixel data. A bitmap is closed. */
export const toPixels = (picture: TilePicture): RgbaPicture => {
  if ('data' in picture) return picture
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new SlideError({ reason: 'unreadable', detail: 'canvas' })
  context.drawImage(picture, 0, 0)
  picture.close()
  return {
    width,
    height,
    data: context.getImageData(0, 0, width, height).data,
  }
}
