import type { RgbaPicture, TilePicture } from '../SlideSource.ts'

export interface PlacedPicture {
  picture: TilePicture
  x: number
  y: number
}

const isPixels = (picture: TilePicture): picture is RgbaPicture => 'data' in picture

/** Joins parts to one picture, and closes their bitmaps. */
export const joinPictures = (
  parts: readonly PlacedPicture[],
  size: { width: number; height: number },
): TilePicture => {
  const only = parts[0]
  if (
    only &&
    parts.length === 1 &&
    only.picture.width === size.width &&
    only.picture.height === size.height
  ) {
    return only.picture
  }
  return parts.every((part) => isPixels(part.picture)) ? joinPixels(parts, size) : joinBitmaps(parts, size)
}

const joinPixels = (
  parts: readonly PlacedPicture[],
  size: { width: number; height: number },
): RgbaPicture => {
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  for (const { picture, x, y } of parts) {
    if (!isPixels(picture)) continue
    const columns = Math.min(picture.width, size.width - x)
    const rows = Math.min(picture.height, size.height - y)
    for (let row = 0; row < rows; row++) {
      const from = row * picture.width * 4
      data.set(picture.data.subarray(from, from + columns * 4), ((y + row) * size.width + x) * 4)
    }
  }
  return { ...size, data }
}

const joinBitmaps = (
  parts: readonly PlacedPicture[],
  size: { width: number; height: number },
): ImageBitmap => {
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d')
  for (const { picture, x, y } of parts) {
    if (isPixels(picture)) {
      context?.putImageData(new ImageData(picture.data, picture.width, picture.height), x, y)
    } else {
      context?.drawImage(picture, x, y)
      picture.close()
    }
  }
  return canvas.transferToImageBitmap()
}
