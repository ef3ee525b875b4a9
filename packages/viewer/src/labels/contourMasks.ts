import type { StructuresContent } from '../model/Labels.ts'
import { add, scale } from '../space/vector.ts'
import { type ContourAxes, type ContourPlane, contourAxes, contourPlanes } from './contourPlanes.ts'
import { cropMask } from './cropMask.ts'
import { crossings } from './crossings.ts'
import type { LabelMask } from './segmentMasks.ts'

/** The pixel size of masks in mm, and the maximum number of pixels per side. */
const [PIXEL, SIDE_MAX] = [0.5, 512]

/** The filled contours of a structure set, from which planes across them are computed. */
export function contourMasks({ labels }: Pick<StructuresContent, 'labels'>): LabelMask[] {
  return labels.flatMap(({ number, contours }) => {
    const axes = contourAxes(contours)
    const planes = axes ? contourPlanes(contours, axes) : []
    return axes ? planes.flatMap((plane) => filled(plane, axes, number)) : []
  })
}

function filled({ at, polygons }: ContourPlane, axes: ContourAxes, label: number): LabelMask[] {
  const [xs, ys] = [polygons.flat().map(({ x }) => x), polygons.flat().map(({ y }) => y)]
  const [left, top] = [least(xs), least(ys)]
  const [width, height] = [-least(xs.map((x) => -x)) - left, -least(ys.map((y) => -y)) - top]
  const pixel = Math.max(PIXEL, Math.max(width, height) / SIDE_MAX)
  const [columns, rows] = [Math.ceil(width / pixel) + 1, Math.ceil(height / pixel) + 1]
  const values = new Uint8Array(columns * rows)
  for (let row = 0; row < rows; row++) {
    const crossed = crossings(polygons, top + row * pixel)
    for (let pair = 0; pair + 1 < crossed.length; pair += 2) {
      const from = Math.max(0, Math.ceil(((crossed[pair] ?? 0) - left) / pixel))
      const to = Math.min(columns - 1, Math.floor(((crossed[pair + 1] ?? 0) - left) / pixel))
      if (to >= from) values.fill(1, row * columns + from, row * columns + to + 1)
    }
  }
  const mask = cropMask(columns, rows, (index) => values[index] ?? 0)
  if (!mask) return []
  const position = add(add(scale(axes.row, left), scale(axes.column, top)), scale(axes.normal, at))
  const geometry = { position, row: axes.row, column: axes.column }
  return [{ label, mask, columns, rows, geometry, spacing: [pixel, pixel], sources: [] }]
}

const least = (values: readonly number[]): number =>
  values.reduce((low, value) => Math.min(low, value), Number.POSITIVE_INFINITY)
