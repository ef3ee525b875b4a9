import type { ByteSource } from '../../model/ByteSource.ts'
import { createBlobReader } from '../BlobReader.ts'
import { openBif } from '../bif/openBif.ts'
import { readIScan } from '../bif/readIScan.ts'
import { readProfile } from '../icc/readProfile.ts'
import { withProfile } from '../icc/withProfile.ts'
import { openNdpi } from '../ndpi/openNdpi.ts'
import { plausibleMicrons } from '../plausibleMicrons.ts'
import { SlideError } from '../SlideError.ts'
import type { MicronsPerPixel, SlideRemark, SlideSource } from '../SlideSource.ts'
import { nextSourceId } from '../sourceId.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { associatedImage, loadWhole } from './associatedImage.ts'
import { createStripPyramid } from './createStripPyramid.ts'
import { createTileReader, type TileReader } from './createTileReader.ts'
import { isPhilips, readPhilipsSpacing, tiffLevel } from './levelSizes.ts'
import { openChannels } from './openChannels.ts'
import { isAperio, readAperio } from './readAperio.ts'
import { readDirectories } from './readDirectories.ts'
import { isOme, readOme } from './readOme.ts'
import { readResolution } from './readResolution.ts'
import { type SortedImages, sortImages } from './sortImages.ts'
import { readBytes, readText, type TiffDirectory } from './TiffDirectory.ts'
import { readTiffImage, type TiffImage } from './TiffImage.ts'
import { TAG } from './tags.ts'

/** A strip, or a picture in strips shown as one tile, is unpacked at once. */
const MOST_STRIP_PIXELS = 4096 * 4096
/** To show the whole picture, all strips have to be unpacked once. */
const MOST_PIXELS = 2 ** 30

/** Rejects with SlideError. */
export const openTiff = async (file: ByteSource, pool?: TilePool): Promise<SlideSource> => {
  const directories = await readDirectories(createBlobReader(file.blob))
  const first = directories[0]
  if (!first) throw new SlideError({ reason: 'notAnImage', detail: 'TIFF without a picture' })
  if (first.entries.has(TAG.ndpiFormat)) return openNdpi(file, directories, pool)
  const iScan = readIScan(await readText(first, TAG.xmp))
  if (iScan) return openBif(file, directories, iScan, pool)
  await refuseForeign(first)
  const images: TiffImage[] = []
  for (const directory of directories) images.push(await readTiffImage(directory))

  const sorted = sortImages(images)
  const base = sorted.levels[0]
  if (!base) throw new SlideError({ reason: 'notAnImage', detail: 'TIFF without a picture' })
  if (base.refusal) throw new SlideError(base.refusal)
  const channels = await openChannels(file.blob, images, pool)
  const strips = channels ? undefined : readStrips(file.blob, base, pool)

  const isPadded = isPhilips(
    await readText(first, TAG.software),
    first === base.directory ? base.description : '',
  )
  const levels =
    channels?.levels ?? strips?.levels ?? sorted.levels.map((image) => tiffLevel(image, base, isPadded))
  const readers = sorted.levels.map((image, index) =>
    createPictureReader(file.blob, image, pool, levels[index] ?? image),
  )
  const profile = await readBytes(base.directory, TAG.profile)
  return withProfile({
    id: nextSourceId([file.blob]),
    name: file.name,
    format: isAperio(base.description) ? 'svs' : 'tiff',
    levels,
    ...(await readScale(base, isPadded)),
    associated: sorted.associated
      .filter(({ image }) => !image.refusal && image.width * image.height <= MOST_STRIP_PIXELS)
      .map(({ kind, image }) => associatedImage(file.blob, kind, image, pool)),
    ...(profile && { profile: readProfile(profile) }),
    ...(channels && { channels: channels.channels }),
    remarks: readRemarks(base, sorted, channels !== undefined),
    isMirrored: false,
    hasTile: () => true,
    loadTile: (level, column, row, signal) => {
      if (channels) return channels.load(level, column, row, signal)
      if (strips) return strips.load(level, column, row, signal)
      const reader = readers[level]
      if (!reader) return Promise.reject(new SlideError({ reason: 'missing', detail: 'level' }))
      return reader(column, row, signal)
    },
  })
}

/**
 * Converts large pictures in strips to levels of tiles; undefined if it is small enough for one tile, or
 * tiled.
 */
const readStrips = (blob: Blob, base: TiffImage, pool: TilePool | undefined) => {
  if (base.isTiled || base.width * base.height <= MOST_STRIP_PIXELS) return undefined
  if (base.tileWidth * base.tileHeight > MOST_STRIP_PIXELS || base.width * base.height > MOST_PIXELS)
    throw new SlideError({ reason: 'tooLarge', detail: 'TIFF in strips instead of tiles' })
  return createStripPyramid(blob, base, pool)
}

/** Refuses files that are TIFF by their first bytes but would be shown incorrectly. */
const refuseForeign = async (first: TiffDirectory): Promise<void> => {
  // Its tiles overlap by an undocumented amount.
  if ((await readText(first, TAG.software)).startsWith('MedScan'))
    throw new SlideError({ reason: 'formatUnsupported', detail: 'Trestle' })
}

const readScale = async (
  base: TiffImage,
  isPadded: boolean,
): Promise<{ micronsPerPixel?: MicronsPerPixel; objective?: number }> => {
  const ome = isOme(base.description) ? readOme(base.description) : undefined
  const aperio = isAperio(base.description) ? readAperio(base.description) : undefined
  const philips = isPadded ? readPhilipsSpacing(base.description) : undefined
  const declared = aperio?.micronsPerPixel ?? (philips === undefined ? undefined : philips * 1000)
  const micronsPerPixel =
    (declared === undefined ? undefined : plausibleMicrons(declared, declared, 'description')) ??
    ome?.micronsPerPixel ??
    (await readResolution(base.directory))
  const objective = aperio?.objective ?? ome?.objective
  return { ...(micronsPerPixel && { micronsPerPixel }), ...(objective !== undefined && { objective }) }
}

const readRemarks = (
  base: TiffImage,
  { twins, leftOut }: SortedImages,
  hasChannels: boolean,
): SlideRemark[] => {
  const remarks: SlideRemark[] = []
  const ome = isOme(base.description) ? readOme(base.description) : undefined
  if (ome && ome.channels > 1 && !hasChannels) remarks.push({ kind: 'channels', count: ome.channels })
  if (ome && ome.focalPlanes > 1) remarks.push({ kind: 'focalPlanes', count: ome.focalPlanes })
  if (!ome && twins > 0) remarks.push({ kind: 'channels', count: twins + 1 })
  if (leftOut > 0) remarks.push({ kind: 'levelsLeftOut', count: leftOut })
  return remarks
}

/** Strips are joined, so a level in strips is one tile. */
const createPictureReader = (
  blob: Blob,
  image: TiffImage,
  pool: TilePool | undefined,
  crop: { width: number; height: number },
): TileReader => {
  const readTile = createTileReader(blob, image, pool, crop)
  return image.isTiled ? readTile : (_column, _row, signal) => loadWhole(readTile, image, signal)
}
