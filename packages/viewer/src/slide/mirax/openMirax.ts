import type { ByteSource } from '../../model/ByteSource.ts'
import { readBlob } from '../BlobReader.ts'
import { createMosaic, type MosaicLevel } from '../mosaic/createMosaic.ts'
import { plausibleMicrons } from '../plausibleMicrons.ts'
import { SlideError } from '../SlideError.ts'
import type { AssociatedImage, SlideSource } from '../SlideSource.ts'
import { nextSourceId } from '../sourceId.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { decodeImage, imageSize } from './decodeImage.ts'
import { dropUntakenPhotos } from './dropUntakenPhotos.ts'
import { type MiraxFacts, readMiraxFacts } from './MiraxFacts.ts'
import { type DataPlace, type MiraxIndex, openIndex } from './openIndex.ts'
import { placeImages } from './placeImages.ts'
import { readPhotoPlaces } from './readPhotoPlaces.ts'
import { readSlideData } from './SlideData.ts'

/** More than any image or table of a slide has. */
const MOST_BYTES = 64 * 1024 * 1024

type ReadPlace = (place: DataPlace) => Promise<Uint8Array<ArrayBuffer>>

/**
 * A 3DHISTECH slide (MIRAX, MRXS): Slidedat.ini with the files of its folder, as described by OpenSlide
 * (openslide.org/formats/mirax). Rejects with SlideError.
 */
export const openMirax = async (
  { name, blob, beside = [] }: ByteSource,
  pool?: TilePool,
): Promise<SlideSource> => {
  const facts = readMiraxFacts(await readSlideData(blob))
  const fileNamed = createFinder(beside)
  const index = await openIndex(fileNamed(facts.indexFile), facts.slideId)
  const files = facts.dataFiles.map(fileNamed)
  const read: ReadPlace = ({ file, offset, length }) => {
    const data = files[file]
    if (!data) throw new SlideError({ reason: 'broken', detail: 'MRXS data file' })
    if (length > MOST_BYTES) throw new SlideError({ reason: 'tooLarge', detail: 'tile' })
    if (offset + length > data.size) throw new SlideError({ reason: 'truncated', detail: 'MRXS data file' })
    return readBlob(data, offset, offset + length)
  }
  const mosaic = createMosaic(await readLevels(facts, index, read, pool))
  const microns = plausibleMicrons(facts.microns.x, facts.microns.y, 'description')
  return {
    id: nextSourceId([blob, ...files]),
    name,
    format: 'mrxs',
    isMirrored: false,
    remarks: [],
    levels: mosaic.levels,
    ...(microns && { micronsPerPixel: microns }),
    ...(facts.objective && facts.objective > 0 && { objective: facts.objective }),
    associated: await readAssociated(facts, index, read, pool),
    hasTile: mosaic.hasTile,
    loadTile: mosaic.loadTile,
  }
}

/** Names on discs and in archives may differ in case from Slidedat.ini. */
const createFinder = (beside: readonly ByteSource[]) => {
  const byName = new Map(beside.map(({ name, blob }) => [name.toLowerCase(), blob]))
  return (name: string): Blob => {
    const blob = byName.get(name.toLowerCase())
    if (!blob) throw new SlideError({ reason: 'incomplete', detail: name })
    return blob
  }
}

const readLevels = async (
  facts: MiraxFacts,
  index: MiraxIndex,
  read: ReadPlace,
  pool: TilePool | undefined,
): Promise<MosaicLevel[]> => {
  const photos = await readPhotoPlaces(facts, await findPlaces(facts, index), read)
  const full = fullSize(facts)
  const levels: MosaicLevel[] = []
  const finest = facts.levels[0]?.concat ?? 1
  for (const [number, level] of facts.levels.entries()) {
    const images = await index.level(facts.firstLevelRecord + number)
    if (number === 0) dropUntakenPhotos(photos, facts, images)
    levels.push({
      width: Math.ceil(full.width / level.concat),
      height: Math.ceil(full.height / level.concat),
      downsample: level.concat / finest,
      pieces: placeImages(facts, level, images, photos),
      load: async (image) => {
        const [file = 0, offset = 0] = [images.file[image], images.offset[image]]
        const bytes = await read({ file, offset, length: images.length[image] ?? 0 })
        return decodeImage(bytes, { width: level.imageWidth, height: level.imageHeight }, pool)
      },
    })
  }
  return levels
}

/** Newer scanners store it deflated in another layer. */
const findPlaces = async ({ others }: MiraxFacts, index: MiraxIndex) => {
  const named = (layer: string, value: string) =>
    others.find((other) => other.layer === layer && other.value === value)
  const plain = named('VIMSLIDE_POSITION_BUFFER', 'default')
  const deflated = named('StitchingIntensityLayer', 'StitchingIntensityLevel')
  const found = plain ?? deflated
  const place = found && (await index.other(found.record))
  return place && { place, isDeflated: found === deflated }
}

/**
 * All images side by side, minus the overlaps between photographs, which is the width in OpenSlide and
 * QuPath, too.
 */
const fullSize = ({ images, divisions, overlap, levels }: MiraxFacts) => {
  const length = (count: number, size: number, less: number) =>
    Math.max(1, Math.floor(count * size - less * Math.floor((count - 1) / divisions)))
  const { imageWidth = 0, imageHeight = 0 } = levels[0] ?? {}
  return { width: length(images.x, imageWidth, overlap.x), height: length(images.y, imageHeight, overlap.y) }
}

const ASSOCIATED: readonly { value: string; kind: AssociatedImage['kind'] }[] = [
  { value: 'ScanDataLayer_SlideBarcode', kind: 'label' },
  { value: 'ScanDataLayer_SlideThumbnail', kind: 'macro' },
  { value: 'ScanDataLayer_SlidePreview', kind: 'thumbnail' },
]
/** Their size is in the first bytes of their streams. */
const HEAD_BYTES = 64 * 1024

const readAssociated = async (
  { others }: MiraxFacts,
  index: MiraxIndex,
  read: ReadPlace,
  pool: TilePool | undefined,
): Promise<AssociatedImage[]> => {
  const associated: AssociatedImage[] = []
  for (const { value, kind } of ASSOCIATED) {
    const record = others.find((other) => other.value === value)?.record
    // An unreadable associated image must not prevent opening the slide.
    const place = record === undefined ? undefined : await index.other(record).catch(() => undefined)
    const head =
      place && (await attempt(() => read({ ...place, length: Math.min(place.length, HEAD_BYTES) })))
    const size = head && imageSize(head)
    if (place && size)
      associated.push({ kind, ...size, load: async () => decodeImage(await read(place), size, pool) })
  }
  return associated
}

const attempt = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof SlideError) return undefined
    throw error
  }
}
