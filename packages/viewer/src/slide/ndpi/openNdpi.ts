import type { ByteSource } from '../../model/ByteSource.ts'
import { readProfile } from '../icc/readProfile.ts'
import { withProfile } from '../icc/withProfile.ts'
import { SlideError } from '../SlideError.ts'
import type { AssociatedImage, SlideRemark, SlideSource } from '../SlideSource.ts'
import { nextSourceId } from '../sourceId.ts'
import { readResolution } from '../tiff/readResolution.ts'
import { readBytes, type TiffDirectory } from '../tiff/TiffDirectory.ts'
import { TAG } from '../tiff/tags.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { createIntervalReader, type IntervalReader } from './createIntervalReader.ts'
import { type NdpiImage, readNdpiImage } from './NdpiImage.ts'

const MACRO = -1

/** A Hamamatsu slide (NDPI). Rejects with SlideError. */
export const openNdpi = async (
  { name, blob }: ByteSource,
  directories: readonly TiffDirectory[],
  pool?: TilePool,
): Promise<SlideSource> => {
  const images: NdpiImage[] = []
  for (const directory of directories) images.push(await readNdpiImage(blob, directory))
  const tissue = images.filter(({ lens }) => lens > 0).sort((a, b) => b.width - a.width)
  const [base] = inFocus(tissue)
  if (!base) throw new SlideError({ reason: 'notAnImage', detail: 'NDPI without tissue' })

  const { readers, leftOut } = await readLevels(blob, inFocus(tissue), pool)
  const first = readers[0]
  if (!first || first.level.width !== base.width) {
    throw new SlideError({ reason: 'formatUnsupported', detail: 'NDPI without a table of intervals' })
  }
  const microns = await readResolution(base.directory)
  const profile = await readBytes(base.directory, TAG.profile)
  return withProfile({
    id: nextSourceId([blob]),
    name,
    format: 'ndpi',
    isMirrored: false,
    objective: base.lens,
    levels: readers.map(({ level }) => ({
      ...level,
      downsample: { x: base.width / level.width, y: base.height / level.height },
      offset: { x: 0, y: 0 },
    })),
    ...(microns && { micronsPerPixel: microns }),
    ...(profile && { profile: readProfile(profile) }),
    associated: await macroOf(blob, images, pool),
    remarks: remarksOf(tissue, leftOut),
    hasTile: () => true,
    loadTile: (level, column, row, signal) => {
      const reader = readers[level]
      if (!reader) return Promise.reject(new SlideError({ reason: 'missing', detail: 'level' }))
      return reader.load(column, row, signal)
    },
  })
}

/** Of several focal planes, the one in focus, whose distance is the smallest. */
const inFocus = (tissue: readonly NdpiImage[]): NdpiImage[] => {
  const least = Math.min(...tissue.map(({ focus }) => Math.abs(focus)))
  return tissue.filter(({ focus }) => Math.abs(focus) === least)
}

const readLevels = async (blob: Blob, images: readonly NdpiImage[], pool: TilePool | undefined) => {
  const readers: IntervalReader[] = []
  let leftOut = 0
  for (const image of images) {
    const isSmaller = image.width < (readers.at(-1)?.level.width ?? Number.POSITIVE_INFINITY)
    const reader = isSmaller ? await createIntervalReader(blob, image, pool) : undefined
    if (reader) readers.push(reader)
    else leftOut++
  }
  return { readers, leftOut }
}

const macroOf = async (
  blob: Blob,
  images: readonly NdpiImage[],
  pool: TilePool | undefined,
): Promise<AssociatedImage[]> => {
  const macro = images.find(({ lens }) => lens === MACRO)
  const reader = macro && (await createIntervalReader(blob, macro, pool))
  if (!macro || !reader || reader.level.rows * reader.level.columns !== 1) return []
  const { width, height } = macro
  return [{ kind: 'macro', width, height, load: (signal) => reader.load(0, 0, signal) }]
}

const remarksOf = (tissue: readonly NdpiImage[], leftOut: number): SlideRemark[] => {
  const planes = new Set(tissue.map(({ focus }) => focus)).size
  return [
    ...(planes > 1 ? [{ kind: 'focalPlanes', count: planes } as const] : []),
    ...(leftOut > 0 ? [{ kind: 'levelsLeftOut', count: leftOut } as const] : []),
  ]
}
