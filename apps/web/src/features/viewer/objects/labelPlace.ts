import { type FrameLabels, type Matrix, toScreen } from '@pandok/viewer'
import type { ElementSize } from '../stage/useElementSize.ts'

/** The part of a viewport that labels are drawn on, in device pixels. */
export interface LabelPlace {
  left: number
  top: number
  width: number
  height: number
  /** The transform and size for which it was computed; it grows while both stay the same. */
  on: { matrix: Matrix; size: ElementSize }
}

/** The number of device pixels by which a place grows. */
const STEP = 64
/** Half the width of an outline and its antialiasing, in CSS pixels. */
const MARGIN = 2

/**
 * The browser copies and blends a whole canvas for each image, so the canvas is only as large as what is
 * drawn on it, not as large as the viewport. Each new size allocates new memory, so while images are scrolled
 * the place grows and never shrinks: the known place is returned as long as it is large enough.
 */
export function labelPlace(
  labels: FrameLabels,
  on: LabelPlace['on'],
  known: LabelPlace | undefined,
): LabelPlace {
  const box = boxOf(labels, on.matrix)
  const { width, height, ratio } = on.size
  const within = (value: number, most: number) => Math.min(Math.max(value, 0), Math.round(most * ratio))
  const isSame = known !== undefined && known.on.size === on.size && isAlike(known.on.matrix, on.matrix)
  const left = within(Math.floor((box.left * ratio) / STEP) * STEP, width)
  const top = within(Math.floor((box.top * ratio) / STEP) * STEP, height)
  const right = within(Math.ceil((box.right * ratio) / STEP) * STEP, width)
  const bottom = within(Math.ceil((box.bottom * ratio) / STEP) * STEP, height)
  if (!isSame) return { left, top, width: right - left, height: bottom - top, on }
  // Nothing is drawn on this image.
  if (right <= left || bottom <= top) return known
  const [endX, endY] = [known.left + known.width, known.top + known.height]
  if (left >= known.left && top >= known.top && right <= endX && bottom <= endY) return known
  const [x, y] = [Math.min(left, known.left), Math.min(top, known.top)]
  return { left: x, top: y, width: Math.max(right, endX) - x, height: Math.max(bottom, endY) - y, on }
}

const isAlike = (one: Matrix, other: Matrix): boolean =>
  one.a === other.a &&
  one.b === other.b &&
  one.c === other.c &&
  one.d === other.d &&
  one.e === other.e &&
  one.f === other.f

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** The bounding box of the labels, in CSS pixels. */
function boxOf({ masks, contours }: FrameLabels, matrix: Matrix): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity }
  function add(point: { x: number; y: number }): void {
    const { x, y } = toScreen(matrix, point)
    box.left = Math.min(box.left, x - MARGIN)
    box.top = Math.min(box.top, y - MARGIN)
    box.right = Math.max(box.right, x + MARGIN)
    box.bottom = Math.max(box.bottom, y + MARGIN)
  }
  for (const { mask, matrix: own } of masks) {
    const { left, top, columns, rows } = mask.mask
    for (const x of [left, left + columns]) for (const y of [top, top + rows]) add(toScreen(own, { x, y }))
  }
  for (const { points } of contours) for (const point of points) add(point)
  return box
}
