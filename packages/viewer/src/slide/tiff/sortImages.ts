import type { AssociatedImage } from '../SlideSource.ts'
import { isAperio } from './readAperio.ts'
import type { TiffImage } from './TiffImage.ts'

export interface SortedImages {
  /** The levels of the pyramid, the largest first. */
  levels: TiffImage[]
  associated: { kind: AssociatedImage['kind']; image: TiffImage }[]
  /** Pictures as large as the largest: other channels or focal planes. */
  twins: number
  /** The number of smaller ones that can't be read. */
  leftOut: number
}

/** Separates levels from associated images. Pages that are neither stay unread. */
export const sortImages = (images: readonly TiffImage[]): SortedImages => {
  const isSvs = isAperio(images[0]?.description ?? '')
  const sorted: SortedImages = { levels: [], associated: [], twins: 0, leftOut: 0 }
  const candidates: TiffImage[] = []
  images.forEach((image, index) => {
    const kind = isSvs ? aperioKind(image, index) : namedKind(image)
    if (kind) sorted.associated.push({ kind, image })
    else candidates.push(image)
  })

  const base = candidates.reduce<TiffImage | undefined>(
    (largest, image) => (largest && area(largest) >= area(image) ? largest : image),
    undefined,
  )
  if (!base) return sorted
  sorted.levels.push(base)
  const smaller = candidates.filter((image) => image !== base).sort((a, b) => b.width - a.width)
  for (const image of smaller) {
    const last = sorted.levels.at(-1) ?? base
    if (image.width === base.width && image.height === base.height) sorted.twins++
    else if (!hasAspectOf(image, base) || image.width >= last.width || !image.isTiled) continue
    else if (image.refusal) sorted.leftOut++
    else sorted.levels.push(image)
  }
  return sorted
}

const area = (image: TiffImage) => image.width * image.height

/** Level sizes are rounded to whole pixels, or up to whole tiles by scanners that pad. */
const hasAspectOf = (image: TiffImage, base: TiffImage): boolean => {
  const expected = (image.width * base.height) / base.width
  const isPadded = image.width % image.tileWidth === 0 && image.height % image.tileHeight === 0
  const slack = isPadded ? image.tileHeight : 2 + (2 * base.height) / base.width
  return Math.abs(image.height - expected) <= slack
}

/**
 * Aperio's levels are tiled, everything else is in strips: the thumbnail is second, label and macro are
 * identified by name or number.
 */
const aperioKind = (image: TiffImage, index: number): AssociatedImage['kind'] | undefined => {
  if (index === 0 || image.isTiled) return undefined
  const named = namedKind(image)
  if (named) return named
  if (index === 1) return 'thumbnail'
  return image.subfileType === 9 ? 'macro' : 'label'
}

const namedKind = (image: TiffImage): AssociatedImage['kind'] | undefined => {
  // Only at the start of a line, because a description may contain any path or comment further on.
  const name = /(?:^|\n)\s*(label|macro|overview|thumbnail)\b/i.exec(image.description)?.[1]?.toLowerCase()
  return name === 'overview' ? 'macro' : (name as AssociatedImage['kind'] | undefined)
}
