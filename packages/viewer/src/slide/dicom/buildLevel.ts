import type { SlideLevel } from '../SlideSource.ts'
import type { FetchFrame } from './createFrameReader.ts'
import type { SlideInstance } from './SlideInstance.ts'

/** An instance with access to its frames. */
export interface SlidePart {
  instance: SlideInstance
  fetchFrame: FetchFrame
}

export interface DicomLevel {
  instance: SlideInstance
  level: SlideLevel
  /** The part of each tile, row by row, and its frame from 1; 0 if nothing was scanned. */
  partOf: Uint16Array
  frameOf: Uint32Array
  parts: readonly SlidePart[]
  missing: number
}

/** The grid of one level, from one instance or the parts of a concatenation. */
export const buildLevel = (parts: readonly SlidePart[], base: SlideInstance): DicomLevel | undefined => {
  const instance = parts[0]?.instance
  if (!instance) return undefined
  const columns = Math.ceil(instance.matrixColumns / instance.columns)
  const rows = Math.ceil(instance.matrixRows / instance.rows)
  const partOf = new Uint16Array(columns * rows)
  const frameOf = new Uint32Array(columns * rows)
  parts.forEach((part, index) => {
    const { places, frames, concatenation } = part.instance
    for (let frame = 0; frame < frames; frame++) {
      const tile = places
        ? tileAt(places, frame, columns, rows)
        : // Paths and planes are consecutive: the first of each are the first frames.
          frame + (concatenation?.frameOffset ?? 0)
      if (tile < 0 || tile >= frameOf.length || frameOf[tile] !== 0) continue
      partOf[tile] = index
      frameOf[tile] = frame + 1
    }
  })
  const isSparse = instance.places !== undefined
  return {
    instance,
    level: {
      width: instance.matrixColumns,
      height: instance.matrixRows,
      tileWidth: instance.columns,
      tileHeight: instance.rows,
      columns,
      rows,
      downsample: downsampleOf(instance, base),
      offset: offsetOf(instance, base),
      instances: parts.map((part) => part.instance.instance),
    },
    partOf,
    frameOf,
    parts,
    // A sparse level omits empty glass on purpose.
    missing: isSparse ? 0 : frameOf.reduce((count, frame) => (frame === 0 ? count + 1 : count), 0),
  }
}

const tileAt = (places: Int32Array, frame: number, columns: number, rows: number): number => {
  const column = places[frame * 2] ?? -1
  const row = places[frame * 2 + 1] ?? -1
  return column < 0 || row < 0 || column >= columns || row >= rows ? -1 : row * columns + column
}

/** Computed from the spacing: sizes include padding, which would make the picture jump between levels. */
const downsampleOf = (instance: SlideInstance, base: SlideInstance): { x: number; y: number } => {
  const bySize = {
    x: base.matrixColumns / instance.matrixColumns,
    y: base.matrixRows / instance.matrixRows,
  }
  if (!instance.spacing || !base.spacing) return bySize
  const bySpacing = { x: instance.spacing.x / base.spacing.x, y: instance.spacing.y / base.spacing.y }
  return isCovered(bySpacing.x, instance.matrixColumns, instance.columns, base.matrixColumns) &&
    isCovered(bySpacing.y, instance.matrixRows, instance.rows, base.matrixRows)
    ? bySpacing
    : bySize
}

/**
 * A spacing that deviates by more than the rounding of a pixel and the padding of a tile is wrong; then the
 * sizes are used.
 */
const isCovered = (downsample: number, pixels: number, tile: number, basePixels: number): boolean => {
  const expected = basePixels / downsample
  return pixels >= expected - 1.5 && pixels <= expected + Math.max(tile, 1.5)
}

/** Levels with different origins are aligned by them. */
const offsetOf = (instance: SlideInstance, base: SlideInstance): { x: number; y: number } => {
  const { origin, orientation } = instance
  if (!origin || !base.origin || !base.spacing || !orientation) return { x: 0, y: 0 }
  const dx = origin.x - base.origin.x
  const dy = origin.y - base.origin.y
  const along = (first: number) => dx * (orientation[first] ?? 0) + dy * (orientation[first + 1] ?? 0)
  const clean = (value: number) => (Math.abs(value) < 1e-6 ? 0 : value)
  return { x: clean(along(0) / base.spacing.x), y: clean(along(3) / base.spacing.y) }
}
