import type { AssociatedImage } from '../SlideSource.ts'
import { joinPictures } from '../tile/joinPictures.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { createTileReader, type TileReader } from './createTileReader.ts'
import type { TiffImage } from './TiffImage.ts'

export const associatedImage = (
  blob: Blob,
  kind: AssociatedImage['kind'],
  image: TiffImage,
  pool: TilePool | undefined,
): AssociatedImage => {
  const { width, height } = image
  return {
    kind,
    width,
    height,
    load: (signal) => loadWhole(createTileReader(blob, image, pool), image, signal),
  }
}

/** Joins all tiles or strips of a picture. */
export const loadWhole = async (readTile: TileReader, image: TiffImage, signal?: AbortSignal) => {
  const parts = []
  for (let row = 0; row < image.rows; row++) {
    for (let column = 0; column < image.columns; column++) {
      const picture = await readTile(column, row, signal)
      parts.push({ picture, x: column * image.tileWidth, y: row * image.tileHeight })
    }
  }
  return joinPictures(parts, { width: image.width, height: image.height })
}
