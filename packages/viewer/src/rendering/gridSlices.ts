import { itemAt } from '@pandok/domain'
import type { Volume } from '../space/volume/createVolume.ts'
import type { Carving } from './carving.ts'
import type { GridPlan } from './GridPlan.ts'
import type { ValueScale } from './ValueScale.ts'

/**
 * The grid slice by slice, as values from 0 to 1, so that no more than one slice is held beside the series.
 * Padding and removed voxels are 0.
 */
export function* gridSlices(
  volume: Volume,
  plan: GridPlan,
  scale: ValueScale,
  carve: Carving | undefined,
): Generator<Float32Array, undefined> {
  const [columns, rows, slices] = plan.size
  for (let z = 0; z < slices; z++) {
    const out = new Float32Array(columns * rows)
    const from = z * plan.factors[2]
    const to = Math.min(from + plan.factors[2], volume.values.length)
    for (let slice = from; slice < to; slice++) addSlice(volume, plan, scale, slice, 1 / (to - from), out)
    carve?.(out, z)
    yield out
  }
  return undefined
}

/** Adds the means of one slice's pixels, weighted per cell. */
function addSlice(
  volume: Volume,
  { size: [columns, rows], factors: [across, down] }: GridPlan,
  { low, high }: ValueScale,
  slice: number,
  share: number,
  out: Float32Array,
): void {
  const { columns: width, rows: height } = volume.shape
  const values = itemAt(volume.values, slice)
  const from = itemAt(volume.paddingFrom, slice)
  const to = itemAt(volume.paddingTo, slice)
  const factor = itemAt(volume.slopes, slice) / (high - low)
  const offset = (itemAt(volume.intercepts, slice) - low) / (high - low)
  for (let y = 0; y < rows; y++) {
    const bottom = Math.min((y + 1) * down, height)
    for (let x = 0; x < columns; x++) {
      const right = Math.min((x + 1) * across, width)
      let sum = 0
      for (let row = y * down; row < bottom; row++) {
        for (let at = row * width + x * across; at < row * width + right; at++) {
          const stored = values[at] as number
          if (stored >= from && stored <= to) continue
          const value = stored * factor + offset
          sum += value <= 0 ? 0 : value >= 1 ? 1 : value
        }
      }
      const cells = (bottom - y * down) * (right - x * across)
      out[y * columns + x] = (out[y * columns + x] as number) + (sum / cells) * share
    }
  }
}
