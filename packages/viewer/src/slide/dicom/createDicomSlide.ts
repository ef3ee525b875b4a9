import { withProfile } from '../icc/withProfile.ts'
import { plausibleMicrons } from '../plausibleMicrons.ts'
import { SlideError } from '../SlideError.ts'
import type { AssociatedImage, SlideRemark, SlideSource, TilePicture } from '../SlideSource.ts'
import { decodeTile } from '../tile/decodeTile.ts'
import { joinPictures } from '../tile/joinPictures.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { buildLevel, type DicomLevel, type SlidePart } from './buildLevel.ts'
import { encodedFrame } from './encodedFrame.ts'
import { joinConcatenations } from './joinConcatenations.ts'
import type { SlideInstance } from './SlideInstance.ts'

const MOST_TILE_PIXELS = 4096 * 4096
const MOST_TILES = 1 << 22

/** One slide from the instances of its series. Throws SlideError if there is no level. */
export const createDicomSlide = (
  id: string,
  name: string,
  parts: readonly SlidePart[],
  pool?: TilePool,
): SlideSource => {
  const wholes = joinConcatenations(parts)
  const volumes = wholes
    .filter((whole) => whole[0]?.instance.kind === 'volume')
    .sort((a, b) => widthOf(b) - widthOf(a))
  const base = volumes[0]?.[0]?.instance
  if (!base) throw new SlideError({ reason: 'noPixelData', detail: 'slide without tissue' })
  const refusal = refusalOf(base)
  if (refusal) throw new SlideError({ reason: 'formatUnsupported', detail: refusal })

  const levels: DicomLevel[] = []
  let twins = 0
  let leftOut = 0
  for (const whole of volumes) {
    const instance = whole[0]?.instance
    const level = instance && !refusalOf(instance) ? buildLevel(whole, base) : undefined
    const last = levels.at(-1)
    if (!level || !isOf(level.instance, base)) leftOut++
    else if (last && last.level.width === level.level.width && last.level.height === level.level.height)
      twins++
    else levels.push(level)
  }

  const microns = base.spacing && plausibleMicrons(base.spacing.x * 1000, base.spacing.y * 1000, 'dicom')
  const isMirrored = isSeenFromBelow(base.orientation)
  const hasTile = (level: number, column: number, row: number): boolean => {
    const grid = levels[level]
    return grid !== undefined && (grid.frameOf[row * grid.level.columns + column] ?? 0) > 0
  }
  return withProfile({
    id,
    ...(base.series !== '' && { identify: async () => `dicom ${base.series} ${base.container}` }),
    name,
    format: 'dicom',
    levels: levels.map(({ level }) => level),
    ...(microns && { micronsPerPixel: microns }),
    ...(base.objective !== undefined && { objective: base.objective }),
    ...onGlass(base),
    associated: wholes.flatMap((whole) => associatedOf(whole, pool)),
    ...(base.profile && { profile: base.profile }),
    remarks: remarksOf(base, levels, { twins, leftOut, isMirrored }),
    isMirrored,
    hasTile,
    loadTile: async (level, column, row, signal) => {
      const grid = levels[level]
      if (!grid || !hasTile(level, column, row)) throw new SlideError({ reason: 'missing', detail: 'tile' })
      return loadTile(grid, column, row, pool, signal)
    },
  })
}

const widthOf = (whole: readonly SlidePart[]) => whole[0]?.instance.matrixColumns ?? 0

const loadTile = async (
  grid: DicomLevel,
  column: number,
  row: number,
  pool: TilePool | undefined,
  signal: AbortSignal | undefined,
): Promise<TilePicture> => {
  const { level } = grid
  const tile = row * level.columns + column
  const part = grid.parts[grid.partOf[tile] ?? 0]
  if (!part) throw new SlideError({ reason: 'missing', detail: 'tile' })
  const bytes = await part.fetchFrame(grid.frameOf[tile] ?? 0, signal)
  signal?.throwIfAborted()
  const size = {
    width: Math.min(level.tileWidth, level.width - column * level.tileWidth),
    height: Math.min(level.tileHeight, level.height - row * level.tileHeight),
  }
  return decodeTile(encodedFrame(part.instance, bytes), size, pool, signal)
}

const refusalOf = (instance: SlideInstance): string | undefined => {
  const { rows, columns } = instance
  if (!(rows > 0 && columns > 0 && instance.matrixColumns > 0 && instance.matrixRows > 0))
    return 'slide without a size'
  if (rows * columns > MOST_TILE_PIXELS) return 'tiles beyond 16 megapixels'
  if (Math.ceil(instance.matrixColumns / columns) * Math.ceil(instance.matrixRows / rows) > MOST_TILES)
    return 'too many tiles'
  if (instance.isOffGrid) return 'tiles off the grid'
  return instance.samples === 1 || instance.samples === 3 ? undefined : `${instance.samples} samples`
}

const isOf = (instance: SlideInstance, base: SlideInstance): boolean =>
  hasOrientationOf(instance, base) && hasAspectOf(instance, base)

/** An image with another aspect ratio isn't a level of this one. Padding may add a tile. */
const hasAspectOf = (instance: SlideInstance, base: SlideInstance): boolean => {
  const rows = (instance.matrixColumns * base.matrixRows) / base.matrixColumns
  const slack = Math.max(2, instance.rows) * Math.max(1, base.matrixRows / base.matrixColumns)
  return Math.abs(instance.matrixRows - rows) <= slack
}

/** A level that is rotated relative to the largest can't be overlaid. */
const hasOrientationOf = ({ orientation }: SlideInstance, base: SlideInstance): boolean =>
  !orientation ||
  !base.orientation ||
  orientation.every((value, index) => Math.abs(value - (base.orientation?.[index] ?? 0)) < 1e-3)

/** On a slide seen from above, rows × columns points into the glass (PS3.3 C.8.12.2.1: Z comes out of it). */
const isSeenFromBelow = (orientation: readonly number[] | undefined): boolean => {
  if (!orientation) return false
  const [rx = 0, ry = 0, , cx = 0, cy = 0] = orientation
  return rx * cy - ry * cx > 0
}

const associatedOf = (whole: readonly SlidePart[], pool: TilePool | undefined): AssociatedImage[] => {
  const instance = whole[0]?.instance
  if (!instance || instance.kind === 'volume' || refusalOf(instance)) return []
  const { kind, matrixColumns: width, matrixRows: height } = instance
  const grid = buildLevel(whole, instance)
  if (!grid || width * height > MOST_TILE_PIXELS) return []
  const load = async (signal?: AbortSignal) => {
    const pictures = []
    for (let row = 0; row < grid.level.rows; row++) {
      for (let column = 0; column < grid.level.columns; column++) {
        if ((grid.frameOf[row * grid.level.columns + column] ?? 0) === 0) continue
        const picture = await loadTile(grid, column, row, pool, signal)
        pictures.push({ picture, x: column * grid.level.tileWidth, y: row * grid.level.tileHeight })
      }
    }
    return joinPictures(pictures, { width, height })
  }
  return [{ kind, width, height, load }]
}

const remarksOf = (
  base: SlideInstance,
  levels: readonly DicomLevel[],
  found: { twins: number; leftOut: number; isMirrored: boolean },
): SlideRemark[] => {
  const remarks: SlideRemark[] = []
  const paths = Math.max(base.opticalPaths, found.twins > 0 ? 2 : 1)
  if (paths > 1) remarks.push({ kind: 'opticalPaths', shown: base.opticalPath, count: paths })
  if (base.focalPlanes > 1) remarks.push({ kind: 'focalPlanes', count: base.focalPlanes })
  if (found.leftOut > 0) remarks.push({ kind: 'levelsLeftOut', count: found.leftOut })
  const missing = levels.reduce((sum, level) => sum + level.missing, 0)
  if (missing > 0) remarks.push({ kind: 'missingTiles', count: missing })
  if (found.isMirrored) remarks.push({ kind: 'mirrored' })
  return remarks
}

const onGlass = ({ orientation, origin, spacing }: SlideInstance): Pick<SlideSource, 'onGlass'> =>
  orientation && origin && spacing ? { onGlass: { orientation, origin, spacing } } : {}
