import { affineMatrix } from '../display/placement/affineMatrix.ts'
import type { Matrix } from '../display/placement/placeImage.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import type { SlideTiles } from '../model/Labels.ts'
import { fromGlass } from '../slide/fromGlass.ts'
import type { SlideSource } from '../slide/SlideSource.ts'

/**
 * From pixels of a segmentation's matrix to those of a slide's largest level. Pixel by pixel on a level of its size that it
 * was made of: some writers place it a pixel beside that. Otherwise by the places of both on the glass; undefined without.
 */
export function slideMatrix(tiles: SlideTiles, { levels, onGlass }: SlideSource): Matrix | undefined {
  const named = new Set(tiles.images)
  const level = levels.find(
    ({ instances = [], width, height }) =>
      width === tiles.columns && height === tiles.rows && instances.some((uid) => named.has(uid)),
  )
  const isTurned = tiles.onGlass?.orientation.some(
    (cosine, index) => Math.abs(cosine - (onGlass?.orientation[index] ?? cosine)) > ALIKE,
  )
  if (level && !isTurned) {
    const { downsample, offset } = level
    return { a: downsample.x, b: 0, c: 0, d: downsample.y, e: offset.x, f: offset.y }
  }
  if (!tiles.onGlass || !onGlass) return undefined
  const toPixels = fromGlass(onGlass)
  const own = tiles.onGlass
  const at = (column: number, row: number): ImagePoint => {
    const [x, y] = [(column - 0.5) * own.spacing.x, (row - 0.5) * own.spacing.y]
    const along = (part: number) => x * (own.orientation[part] ?? 0) + y * (own.orientation[part + 3] ?? 0)
    return toPixels([own.origin.x + along(0), own.origin.y + along(1)])
  }
  const matrix = affineMatrix(at)
  const area = Math.abs(matrix.a * matrix.d - matrix.b * matrix.c)
  return Number.isFinite(area + matrix.e + matrix.f) && area > 0 ? matrix : undefined
}

/** Of direction cosines. */
const ALIKE = 1e-3
