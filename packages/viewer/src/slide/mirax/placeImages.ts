import { createPieceWriter, type Pieces } from '../mosaic/Pieces.ts'
import { SlideError } from '../SlideError.ts'
import type { MiraxFacts, MiraxLevel } from './MiraxFacts.ts'
import type { LevelImages } from './openIndex.ts'
import type { PhotoPlaces } from './readPhotoPlaces.ts'

/** Maximum pieces of a level in damaged files; a large slide has a tenth. */
const MOST_PIECES = 1 << 22

/**
 * The positions of a level's images. Coarser images are joined without regard to overlaps: if one contains
 * several photographs, each is a piece with its own position.
 */
export const placeImages = (
  { images: grid, divisions, levels }: MiraxFacts,
  { concat, imageWidth, imageHeight }: MiraxLevel,
  images: LevelImages,
  photos: PhotoPlaces,
): Pieces => {
  const perImage = Math.max(1, Math.floor(concat / divisions))
  const size = { width: imageWidth / perImage, height: imageHeight / perImage }
  const most = images.number.length * perImage * perImage
  if (most > MOST_PIECES) throw new SlideError({ reason: 'tooLarge', detail: 'MRXS level' })
  const writer = createPieceWriter(size, most)
  const { imageWidth: fullWidth = 0, imageHeight: fullHeight = 0 } = levels[0] ?? {}
  images.number.forEach((number, index) => {
    const [column, row] = [number % grid.x, Math.floor(number / grid.x)]
    if (row >= grid.y || column % concat !== 0 || row % concat !== 0)
      throw new SlideError({ reason: 'broken', detail: 'MRXS image number' })
    for (let part = 0; part < perImage * perImage; part++) {
      const [across, down] = [part % perImage, Math.floor(part / perImage)]
      const [x, y] = [column + across * divisions, row + down * divisions]
      if (x >= grid.x || y >= grid.y) continue
      const [photoX, photoY] = [Math.floor(x / divisions), Math.floor(y / divisions)]
      const photo = photoY * photos.across + photoX
      const left = (photos.x[photo] ?? Number.NaN) + (x - photoX * divisions) * fullWidth
      const top = (photos.y[photo] ?? Number.NaN) + (y - photoY * divisions) * fullHeight
      if (Number.isNaN(left) || Number.isNaN(top)) continue
      const source = { x: across * size.width, y: down * size.height }
      writer.add({ x: left / concat, y: top / concat }, index, source)
    }
  })
  return writer.pieces()
}
