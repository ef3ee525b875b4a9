import type { MiraxFacts } from './MiraxFacts.ts'
import type { LevelImages } from './openIndex.ts'
import type { PhotoPlaces } from './readPhotoPlaces.ts'

/**
 * Photographs without an image in the finest level were not taken, whatever position they have: coarser
 * levels contain only filler there. This can't be determined if images of the finest level contain several
 * photographs.
 */
export function dropUntakenPhotos(
  photos: PhotoPlaces,
  { images: grid, divisions, levels }: MiraxFacts,
  images: LevelImages,
): void {
  if ((levels[0]?.concat ?? 1) > divisions) return
  const taken = new Uint8Array(photos.x.length)
  for (const number of images.number) {
    const [column, row] = [number % grid.x, Math.floor(number / grid.x)]
    taken[Math.floor(row / divisions) * photos.across + Math.floor(column / divisions)] = 1
  }
  taken.forEach((isTaken, photo) => {
    if (isTaken === 0) photos.x[photo] = Number.NaN
  })
}
