import type { ByteSource } from '../../model/ByteSource.ts'
import { readProfile } from '../icc/readProfile.ts'
import { withProfile } from '../icc/withProfile.ts'
import { createMosaic, type MosaicLevel } from '../mosaic/createMosaic.ts'
import { createPieceWriter } from '../mosaic/Pieces.ts'
import { plausibleMicrons } from '../plausibleMicrons.ts'
import { SlideError } from '../SlideError.ts'
import type { AssociatedImage, SlideSource } from '../SlideSource.ts'
import { nextSourceId } from '../sourceId.ts'
import { associatedImage } from '../tiff/associatedImage.ts'
import { createTileReader } from '../tiff/createTileReader.ts'
import { readBytes, readNumbers, readText, type TiffDirectory } from '../tiff/TiffDirectory.ts'
import { readTiffImage, type TiffImage } from '../tiff/TiffImage.ts'
import { TAG } from '../tiff/tags.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { type BifArea, readAreas } from './readAreas.ts'
import type { IScan } from './readIScan.ts'

interface BifLevel {
  /** 0 is the finest, and each further one is half as large. */
  number: number
  image: TiffImage
}

const MOST_FRAMES = 1 << 20
/** Associated images are decoded as a whole. */
const MOST_PIXELS = 4096 * 4096

/** A Ventana slide (BIF): overlapping camera frames as tiles of a TIFF. Rejects with SlideError. */
export const openBif = async (
  { name, blob }: ByteSource,
  directories: readonly TiffDirectory[],
  { microns, objective }: IScan,
  pool?: TilePool,
): Promise<SlideSource> => {
  const images: TiffImage[] = []
  for (const directory of directories) images.push(await readTiffImage(directory))
  const levels = images.flatMap(toLevel).sort((a, b) => a.number - b.number)
  const base = levels[0]?.number === 0 ? levels[0].image : undefined
  if (!base) throw new SlideError({ reason: 'formatUnsupported', detail: 'Ventana BIF' })
  if (base.refusal) throw new SlideError(base.refusal)
  if (!base.isTiled || base.columns * base.rows > MOST_FRAMES)
    throw new SlideError({ reason: 'broken', detail: 'BIF tiles' })

  const areas = readAreas(await readText(base.directory, TAG.xmp), base)
  const scanned = await readNumbers(base.directory, TAG.tileByteCounts)
  const usable = levels.filter(
    (level, index) => isLevelOf(base, level) && level.number !== levels[index - 1]?.number,
  )
  const mosaic = createMosaic(usable.map((level) => toMosaic(blob, base, level, { areas, scanned }, pool)))
  const profile = await readBytes(base.directory, TAG.profile)
  const size = microns === undefined ? undefined : plausibleMicrons(microns, microns, 'description')
  const leftOut = levels.length - usable.length
  return withProfile({
    id: nextSourceId([blob]),
    name,
    format: 'bif',
    isMirrored: false,
    levels: mosaic.levels,
    ...(size && { micronsPerPixel: size }),
    ...(objective !== undefined && { objective }),
    ...(profile && { profile: readProfile(profile) }),
    associated: images.flatMap((image) => toAssociated(blob, image, pool)),
    remarks: leftOut > 0 ? [{ kind: 'levelsLeftOut', count: leftOut }] : [],
    hasTile: mosaic.hasTile,
    loadTile: mosaic.loadTile,
  })
}

const toLevel = (image: TiffImage): BifLevel[] => {
  const number = /\blevel=(\d{1,2})\b/u.exec(image.description)?.[1]
  return number === undefined ? [] : [{ number: Number(number), image }]
}

/**
 * Frames in coarser levels are found by tile position, so tiles must have the same size and be half as many.
 */
const isLevelOf = (base: TiffImage, { number, image }: BifLevel): boolean =>
  !image.refusal &&
  image.isTiled &&
  image.tileWidth === base.tileWidth &&
  image.tileHeight === base.tileHeight &&
  Math.min(base.tileWidth, base.tileHeight) / 2 ** number >= 1 &&
  image.columns >= Math.ceil(base.columns / 2 ** number) &&
  image.rows >= Math.ceil(base.rows / 2 ** number)

/** A tile of a coarser level contains several overlapping frames, each of which has its own position. */
const toMosaic = (
  blob: Blob,
  base: TiffImage,
  { number, image }: BifLevel,
  { areas, scanned }: { areas: readonly BifArea[]; scanned: Float64Array },
  pool: TilePool | undefined,
): MosaicLevel => {
  const factor = 2 ** number
  const { tileWidth, tileHeight } = base
  const size = { width: tileWidth / factor, height: tileHeight / factor }
  const writer = createPieceWriter(size, base.columns * base.rows)
  for (const area of areas) {
    for (let frame = 0; frame < area.columns * area.rows; frame++) {
      const [across, down] = [frame % area.columns, Math.floor(frame / area.columns)]
      const [column, row] = [area.column + across, area.row + down]
      // Nothing was scanned there, so it must not cover its neighbors.
      if ((scanned[row * base.columns + column] ?? 0) === 0) continue
      const place = { x: area.x + across * area.advanceX, y: area.y + down * area.advanceY }
      writer.add(
        { x: place.x / factor, y: place.y / factor },
        Math.floor(row / factor) * image.columns + Math.floor(column / factor),
        { x: (column % factor) * size.width, y: (row % factor) * size.height },
      )
    }
  }
  const whole = { width: image.columns * tileWidth, height: image.rows * tileHeight }
  const read = createTileReader(blob, image, pool, whole)
  const far = (end: (area: BifArea) => number) =>
    Math.max(1, Math.floor(Math.max(...areas.map(end)) / factor))
  return {
    width: far(({ x, columns, advanceX }) => x + (columns - 1) * advanceX + tileWidth),
    height: far(({ y, rows, advanceY }) => y + (rows - 1) * advanceY + tileHeight),
    downsample: factor,
    pieces: writer.pieces(),
    load: (tile, signal) => read(tile % image.columns, Math.floor(tile / image.columns), signal),
  }
}

/** The overview of the glass also shows its label. */
const toAssociated = (blob: Blob, image: TiffImage, pool: TilePool | undefined): AssociatedImage[] => {
  const kind = /^label[ _]image/iu.test(image.description)
    ? 'macro'
    : /^thumbnail/iu.test(image.description)
      ? 'thumbnail'
      : undefined
  if (!kind || image.refusal || image.width * image.height > MOST_PIXELS) return []
  return [associatedImage(blob, kind, image, pool)]
}
