import type OpenSeadragon from 'openseadragon'
import type { SlideSource } from '../SlideSource.ts'
import { toBitmap } from '../tile/toBitmap.ts'
import { type Osd, TILE_TYPE } from './loadOpenSeadragon.ts'
import type { SlideWorld } from './slideWorld.ts'

/** Smaller levels show nothing that the next one doesn't show as fast. */
const SMALLEST_SHOWN = 128

export interface TileSourceEvents {
  onTileFailed: () => void
}

interface Job {
  tile: { level: number; x: number; y: number }
  userData?: { controller?: AbortController }
  finish: (data: unknown, request: null, type: string) => void
  fail: (message: string, request: null) => void
}

/** A slide as an OpenSeadragon tile source, whose level 0 is the smallest. */
export const createTileSource = (
  osd: Osd,
  source: SlideSource,
  world: SlideWorld,
  { onTileFailed }: TileSourceEvents,
): OpenSeadragon.TileSource => {
  const { levels } = source
  const shown = levels.filter(
    ({ width, height }, index) => index === 0 || Math.max(width, height) >= SMALLEST_SHOWN,
  )
  const maxLevel = shown.length - 1
  const indexOf = (osdLevel: number) => maxLevel - osdLevel
  const levelOf = (osdLevel: number) => {
    const level = levels[indexOf(osdLevel)]
    if (!level) throw new RangeError(`no level ${osdLevel}`)
    return level
  }

  const tiles = new osd.TileSource({
    width: world.width,
    height: Math.round(world.height),
    tileOverlap: 0,
    minLevel: 0,
    maxLevel,
    ready: true,
  } as never)
  return Object.assign(tiles, {
    // The scale is that of the width, because slide pixels are square in the world.
    getLevelScale: (level: number) => 1 / levelOf(level).downsample.x,
    getTileWidth: (level: number) => levelOf(level).tileWidth,
    getTileHeight: (level: number) => levelOf(level).tileHeight,
    getNumTiles: (level: number) => new osd.Point(levelOf(level).columns, levelOf(level).rows),
    getTileAtPoint: (level: number, point: OpenSeadragon.Point) => {
      const { column, row } = world.tileAt(indexOf(level), point)
      return new osd.Point(column, row)
    },
    getTileBounds: (level: number, x: number, y: number, isSource?: boolean) => {
      if (!isSource) {
        const bounds = world.tileBounds(indexOf(level), x, y)
        return new osd.Rect(bounds.x, bounds.y, bounds.width, bounds.height)
      }
      const { tileWidth, tileHeight, width, height } = levelOf(level)
      return new osd.Rect(
        0,
        0,
        Math.min(tileWidth, width - x * tileWidth),
        Math.min(tileHeight, height - y * tileHeight),
      )
    },
    tileExists: (level: number, x: number, y: number) => {
      if (level < 0 || level > maxLevel) return false
      const { columns, rows } = levelOf(level)
      return x >= 0 && y >= 0 && x < columns && y < rows && source.hasTile(indexOf(level), x, y)
    },
    getTileUrl: (level: number, x: number, y: number) => `${source.id}/${indexOf(level)}/${x}/${y}`,
    getTileHashKey: (level: number, x: number, y: number) => `${source.id}/${indexOf(level)}/${x}/${y}`,
    hasTransparency: () => false,
    downloadTileStart: (job: Job) => {
      const controller = new AbortController()
      job.userData = { controller }
      const { level, x, y } = job.tile
      source
        .loadTile(indexOf(level), x, y, controller.signal)
        .then(toBitmap)
        .then(
          (bitmap) => {
            if (controller.signal.aborted) bitmap.close()
            else job.finish(bitmap, null, TILE_TYPE)
          },
          (error: unknown) => {
            if (controller.signal.aborted) return
            onTileFailed()
            job.fail(error instanceof Error ? error.name : 'tile', null)
          },
        )
    },
    downloadTileAbort: (job: Job) => job.userData?.controller?.abort(),
  })
}
