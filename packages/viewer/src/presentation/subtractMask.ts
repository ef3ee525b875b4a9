import { itemAt } from '@pandok/domain'
import { modalityValue } from '../display/gray/modalityValue.ts'
import type { DecodedFrame, StoredValues } from '../model/DecodedFrame.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import type { ModalityMap } from '../model/Grayscale.ts'
import type { MaskShift } from '../model/Presentation.ts'

interface Subtraction {
  contrast: readonly DecodedFrame[]
  mask: readonly DecodedFrame[]
  /** From stored values to those that are subtracted. */
  map: ModalityMap
  shifts: readonly MaskShift[]
  visibility: number
}

/**
 * The averaged contrast frames minus the averaged and shifted mask: 0 where nothing has changed, signed elsewhere (PS3.4
 * N.2.1.2). Undefined if frames have different sizes or are in color.
 */
export function subtractMask({
  contrast,
  mask,
  map,
  shifts,
  visibility,
}: Subtraction): DecodedFrame | undefined {
  const [first] = contrast
  const isAlike = [...contrast, ...mask].every(
    ({ rows, columns, samples }) => rows === first?.rows && columns === first.columns && samples === 1,
  )
  if (!first || mask.length === 0 || !isAlike) return undefined
  const { rows, columns } = first
  const values = averageOf(contrast, map)
  const under = shifted({ values: averageOf(mask, map), columns, rows }, shifts)
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (let at = 0; at < values.length; at++) {
    const value = (values[at] as number) - (1 - visibility) * (under[at] as number)
    values[at] = value
    if (value < min) min = value
    if (value > max) max = value
  }
  return { rows, columns, samples: 1, values, min, max }
}

function averageOf(frames: readonly DecodedFrame[], map: ModalityMap): Float32Array {
  const [first, ...others] = frames.map(({ values }) => values)
  const sum = new Float32Array(first?.length ?? 0)
  if (first) addTo(sum, first, map)
  for (const values of others) addTo(sum, values, map)
  if (others.length > 0) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) / frames.length
  return sum
}

function addTo(sum: Float32Array, values: StoredValues, map: ModalityMap): void {
  if (map.kind === 'rescale') {
    const { slope, intercept } = map
    for (let at = 0; at < sum.length; at++)
      sum[at] = (sum[at] as number) + (values[at] as number) * slope + intercept
  } else {
    for (let at = 0; at < sum.length; at++)
      sum[at] = (sum[at] as number) + modalityValue(map, values[at] as number)
  }
}

interface Plane {
  values: Float32Array
  columns: number
  rows: number
}

/** Each shift applies to its region, or to all; later ones replace earlier ones. */
function shifted(plane: Plane, shifts: readonly MaskShift[]): Float32Array {
  if (shifts.every(({ down, right }) => down === 0 && right === 0)) return plane.values
  const moved = plane.values.slice()
  for (const shift of shifts) {
    for (const { y, from, to } of spansOf(plane, shift.region))
      for (let x = from; x < to; x++)
        moved[y * plane.columns + x] = sampleAt(plane, x - shift.right, y - shift.down)
  }
  return moved
}

/** Between the centers of four pixels; beyond the edge it is continued. */
function sampleAt({ values, columns, rows }: Plane, x: number, y: number): number {
  const [left, top] = [Math.floor(x), Math.floor(y)]
  const [right, below] = [x - left, y - top]
  const at = (column: number, row: number) =>
    values[
      Math.min(Math.max(row, 0), rows - 1) * columns + Math.min(Math.max(column, 0), columns - 1)
    ] as number
  const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
  const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
  return upper * (1 - below) + lower * below
}

interface Span {
  y: number
  from: number
  /** Exclusive. */
  to: number
}

/** The pixels of each row whose centers are in a region, which has them by the even–odd rule. */
function* spansOf({ columns, rows }: Plane, region: readonly ImagePoint[] | undefined): Generator<Span> {
  for (let y = 0; y < rows; y++) {
    if (!region) {
      yield { y, from: 0, to: columns }
      continue
    }
    const crossings = crossingsOf(region, y + 0.5)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(Math.ceil(itemAt(crossings, index) - 0.5), 0)
      const to = Math.min(Math.ceil(itemAt(crossings, index + 1) - 0.5), columns)
      if (from < to) yield { y, from, to }
    }
  }
}

/** Where the outline crosses a horizontal line, from left to right. */
function crossingsOf(region: readonly ImagePoint[], y: number): number[] {
  return region
    .flatMap((a, index) => {
      const b = itemAt(region, (index + 1) % region.length)
      if (a.y <= y === b.y <= y) return []
      return [a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)]
    })
    .sort((one, other) => one - other)
}
