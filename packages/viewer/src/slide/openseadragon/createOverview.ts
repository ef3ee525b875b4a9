import type { SlideSource } from '../SlideSource.ts'
import { toBitmap } from '../tile/toBitmap.ts'

/**
 * With more tiles than this the slide has no small level: the overview uses its thumbnail, or stays empty.
 */
const MOST_TILES = 64

/**
 * The whole slide in a small canvas of at most `largest` pixels per side, from the smallest sufficient level.
 * Tiles appear one by one; unreadable ones stay empty.
 */
export const createOverview = (
  source: SlideSource,
  largest: number,
  signal: AbortSignal,
): { canvas: HTMLCanvasElement; drawn: Promise<void> } => {
  const base = source.levels[0]
  const canvas = document.createElement('canvas')
  if (!base) return { canvas, drawn: Promise.resolve() }
  const { x = 1, y = 1 } = source.micronsPerPixel ?? {}
  const height = base.height * (y / x)
  const shrink = Math.min(largest / base.width, largest / height)
  canvas.width = Math.max(1, Math.round(base.width * shrink))
  canvas.height = Math.max(1, Math.round(height * shrink))
  const context = canvas.getContext('2d')
  if (source.isMirrored) context?.setTransform(-1, 0, 0, 1, canvas.width, 0)

  const draw = async (): Promise<void> => {
    const index = levelFor(source, canvas.width)
    const level = source.levels[index]
    if (!level) return
    if (level.columns * level.rows > MOST_TILES) {
      await drawThumbnail(source, canvas, context, signal)
      return
    }
    const scaleX = canvas.width / base.width
    const scaleY = canvas.height / base.height
    for (let row = 0; row < level.rows; row++) {
      for (let column = 0; column < level.columns; column++) {
        if (signal.aborted) return
        if (!source.hasTile(index, column, row)) continue
        const bitmap = await source.loadTile(index, column, row, signal).then(toBitmap, () => undefined)
        if (!bitmap) continue
        context?.drawImage(
          bitmap,
          (level.offset.x + column * level.tileWidth * level.downsample.x) * scaleX,
          (level.offset.y + row * level.tileHeight * level.downsample.y) * scaleY,
          bitmap.width * level.downsample.x * scaleX,
          bitmap.height * level.downsample.y * scaleY,
        )
        bitmap.close()
      }
    }
  }
  return { canvas, drawn: draw() }
}

const levelFor = (source: SlideSource, width: number): number => {
  const smallEnough = source.levels.findLastIndex((level) => level.width >= width)
  return smallEnough < 0 ? 0 : smallEnough
}

const drawThumbnail = async (
  source: SlideSource,
  canvas: HTMLCanvasElement,
  context: CanvasRenderingContext2D | null,
  signal: AbortSignal,
): Promise<void> => {
  const thumbnail = source.associated.find(({ kind }) => kind === 'thumbnail')
  const bitmap = await thumbnail?.load(signal).then(toBitmap, () => undefined)
  if (!bitmap) return
  if (!signal.aborted) context?.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
}
