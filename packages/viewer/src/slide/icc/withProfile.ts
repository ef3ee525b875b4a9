import type { SlideSource, TilePicture } from '../SlideSource.ts'
import { applyColorCube, type ColorCube, createColorCube } from './createColorCube.ts'

/** Pixels that are converted before yielding to the event loop. */
const BAND_PIXELS = 128 * 1024

/** The slide in the colors of its scanner, if the file has a profile: tiles are converted to sRGB. */
export const withProfile = (source: SlideSource): SlideSource => {
  const toXyz = source.profile?.toXyz
  if (!toXyz) return source
  let cube: ColorCube | undefined
  return {
    ...source,
    loadTile: async (level, column, row, signal) => {
      const picture = await source.loadTile(level, column, row, signal)
      cube ??= createColorCube(toXyz)
      return recolor(picture, cube, signal)
    },
  }
}

const recolor = async (picture: TilePicture, cube: ColorCube, signal?: AbortSignal): Promise<TilePicture> => {
  if ('data' in picture) {
    await recolorData(picture.data, cube, signal)
    return picture
  }
  const { width, height } = picture
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) return picture
  context.drawImage(picture, 0, 0)
  picture.close()
  const image = context.getImageData(0, 0, width, height)
  await recolorData(image.data, cube, signal)
  return { width, height, data: image.data }
}

const recolorData = async (data: Uint8ClampedArray, cube: ColorCube, signal?: AbortSignal): Promise<void> => {
  for (let from = 0; from < data.length; from += BAND_PIXELS * 4) {
    if (from > 0) {
      await new Promise((resolve) => setTimeout(resolve))
      signal?.throwIfAborted()
    }
    applyColorCube(cube, data.subarray(from, from + BAND_PIXELS * 4))
  }
}
