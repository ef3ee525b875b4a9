import type { ImagePoint } from '../../model/Geometry.ts'
import type { SlideLevel, SlideSource } from '../SlideSource.ts'

/**
 * OpenSeadragon's world, in which the slide has a width of 1. Non-square pixels are made square by stretching
 * y.
 */
export interface SlideWorld {
  width: number
  /** Height of the slide in pixels of the largest level's width. */
  height: number
  toWorld: (point: ImagePoint) => ImagePoint
  toImage: (point: ImagePoint) => ImagePoint
  /** The bounds of a tile in the world. */
  tileBounds: (
    level: number,
    column: number,
    row: number,
  ) => { x: number; y: number; width: number; height: number }
  tileAt: (level: number, point: ImagePoint) => { column: number; row: number }
}

export const createSlideWorld = (source: Pick<SlideSource, 'levels' | 'micronsPerPixel'>): SlideWorld => {
  const base = source.levels[0]
  if (!base) throw new Error('a slide without levels')
  const { x = 1, y = 1 } = source.micronsPerPixel ?? {}
  const stretch = y / x
  const level = (index: number): SlideLevel => source.levels[index] ?? base
  return {
    width: base.width,
    height: base.height * stretch,
    toWorld: (point) => ({ x: point.x / base.width, y: (point.y * stretch) / base.width }),
    toImage: (point) => ({ x: point.x * base.width, y: (point.y * base.width) / stretch }),
    tileBounds: (index, column, row) => {
      const { tileWidth, tileHeight, width, height, downsample, offset } = level(index)
      const left = column * tileWidth
      const top = row * tileHeight
      return {
        x: (offset.x + left * downsample.x) / base.width,
        y: ((offset.y + top * downsample.y) * stretch) / base.width,
        width: (Math.min(tileWidth, width - left) * downsample.x) / base.width,
        height: (Math.min(tileHeight, height - top) * downsample.y * stretch) / base.width,
      }
    },
    tileAt: (index, point) => {
      const { tileWidth, tileHeight, columns, rows, downsample, offset } = level(index)
      const x = (point.x * base.width - offset.x) / downsample.x
      const y = ((point.y * base.width) / stretch - offset.y) / downsample.y
      return {
        column: Math.min(columns - 1, Math.max(0, Math.floor(x / tileWidth))),
        row: Math.min(rows - 1, Math.max(0, Math.floor(y / tileHeight))),
      }
    },
  }
}
