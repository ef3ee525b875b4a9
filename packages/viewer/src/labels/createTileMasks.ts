import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { SegmentationContent, SlideTiles } from '../model/Labels.ts'
import { groupBy } from '../space/arrange/groupBy.ts'
import { cropMask, type Mask } from './cropMask.ts'
import { type LabelMask, segmentMasks } from './segmentMasks.ts'

/** Pixels of all overviews of one segmentation: one byte each here, and four where they are painted. */
const OVERVIEW_MAX = 1 << 23

/** A label as a whole, each pixel of it `step` pixels of the matrix wide and high. */
export interface SlideMask {
  label: number
  mask: Mask
  step: number
}

export type TileMasks = ReturnType<typeof createTileMasks>

/** The masks of a slide's tiles put together as they are decoded: overviews of the whole slide, and its labels' areas. */
export function createTileMasks(
  content: SegmentationContent,
  tiles: SlideTiles,
  overviewMax: number = OVERVIEW_MAX,
) {
  const { columns, rows, corners, onGlass } = tiles
  const numbers = Math.max(content.labels.length, 1)
  const step = Math.max(Math.ceil(Math.sqrt((columns * rows * numbers) / overviewMax)), 1)
  const [width, height] = [Math.ceil(columns / step), Math.ceil(rows / step)]
  const sums = new Map<number, Float32Array>()
  const pixels = new Map<number, number>()
  const seen = new Set<string>()
  let isRepeated = false

  /** A frame's masks in pixels of the matrix. */
  function masksOf(index: number, frame: DecodedFrame): LabelMask[] {
    const corner = corners[index]
    if (!corner || !Number.isFinite(corner.x + corner.y)) return []
    return segmentMasks(content, index, frame).flatMap((own) => {
      const mask = withinMatrix(moved(own.mask, corner), tiles)
      return mask ? [{ ...own, mask }] : []
    })
  }

  return {
    step,
    masksOf,
    add(index: number, frame: DecodedFrame): void {
      for (const { label, mask } of masksOf(index, frame)) {
        const { x = 0, y = 0 } = corners[index] ?? {}
        const key = `${label} ${x} ${y}`
        // Focal planes lie above each other: their areas don't add up.
        if (seen.has(key)) isRepeated = true
        seen.add(key)
        pixels.set(label, (pixels.get(label) ?? 0) + mask.pixels)
        const sum = sums.get(label) ?? new Float32Array(width * height)
        sums.set(label, sum)
        addTo(sum, mask, { step, width })
      }
    },
    /** The whole labels, once all frames were added; their sums are let go. */
    overviews(): SlideMask[] {
      const made = [...sums].flatMap(([label, sum]) => {
        const mask = cropMask(width, height, (at) => (sum[at] ?? 0) / (255 * step * step))
        return mask ? [{ label, mask, step }] : []
      })
      sums.clear()
      return made
    },
    /** mm² by label; none if the size of a pixel is unknown. */
    areas(): Map<number, number> {
      if (!onGlass || isRepeated) return new Map()
      const { spacing } = onGlass
      return new Map([...pixels].map(([label, count]) => [label, count * spacing.x * spacing.y]))
    },
  }
}

const moved = (mask: Mask, { x, y }: { x: number; y: number }): Mask => ({
  ...mask,
  left: mask.left + Math.round(x),
  top: mask.top + Math.round(y),
})

/** Tiles at the right and lower edge reach beyond the matrix, and damaged ones may lie beside it. */
function withinMatrix(mask: Mask, { columns, rows }: SlideTiles): Mask | undefined {
  const { left, top, columns: width, rows: height } = mask
  if (left >= 0 && top >= 0 && left + width <= columns && top + height <= rows) return mask
  const inside = cropMask(width, height, (at) => {
    const [x, y] = [left + (at % width), top + Math.floor(at / width)]
    return x >= 0 && y >= 0 && x < columns && y < rows ? (mask.values[at] ?? 0) / 255 : 0
  })
  return inside && { ...inside, left: inside.left + left, top: inside.top + top }
}

function addTo(
  sum: Float32Array,
  { left, top, columns, rows, values }: Mask,
  { step, width }: { step: number; width: number },
): void {
  for (let y = 0, at = 0; y < rows; y++) {
    const line = Math.floor((top + y) / step) * width
    for (let x = 0; x < columns; x++, at++) {
      const value = values[at] ?? 0
      if (value === 0) continue
      const place = line + Math.floor((left + x) / step)
      sum[place] = (sum[place] ?? 0) + value
    }
  }
}

/** Masks of neighboring tiles as one, so that no outline runs along their seams. */
export function joinedMasks(masks: readonly LabelMask[]): SlideMask[] {
  return [...groupBy(masks, ({ label }) => label)].map(([label, own]) => ({
    label,
    mask: joinedMask(own.map(({ mask }) => mask)),
    step: 1,
  }))
}

function joinedMask(masks: readonly Mask[]): Mask {
  const [only] = masks
  if (only && masks.length === 1) return only
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const mask of masks) {
    left = Math.min(left, mask.left)
    top = Math.min(top, mask.top)
    right = Math.max(right, mask.left + mask.columns)
    bottom = Math.max(bottom, mask.top + mask.rows)
  }
  const [columns, rows] = [right - left, bottom - top]
  const values = new Uint8Array(columns * rows)
  let pixels = 0
  for (const mask of masks)
    for (let y = 0; y < mask.rows; y++)
      for (let x = 0; x < mask.columns; x++) {
        const at = (mask.top + y - top) * columns + mask.left + x - left
        const value = mask.values[y * mask.columns + x] ?? 0
        if (value <= (values[at] ?? 0)) continue
        pixels += (value - (values[at] ?? 0)) / 255
        values[at] = value
      }
  return { left, top, columns, rows, values, pixels }
}
