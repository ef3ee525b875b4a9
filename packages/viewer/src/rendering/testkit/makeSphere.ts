import { makeSlices } from '../../space/testkit/makeInstance.ts'
import { fillVolume, shapeOf, stackOf } from '../../space/testkit/makeVolume.ts'
import { length, subtract } from '../../space/vector.ts'
import type { Volume } from '../../space/volume/createVolume.ts'
import { volumeCenter } from '../../space/volume/volumeExtent.ts'
import type { GridPlan } from '../GridPlan.ts'
import { gridSlices } from '../gridSlices.ts'
import type { ValueScale } from '../ValueScale.ts'

/** Air around a ball of bone in the middle: 1000 HU, its edge 2 mm soft. */
export async function makeSphere(radius: number, side = 32, slices = 24): Promise<Volume> {
  const options = () => ({ spacing: [1, 1] as const, format: { rows: side, columns: side } })
  const shape = shapeOf(await stackOf(makeSlices(slices, (slice) => slice * 1.5, options)))
  const center = volumeCenter(shape)
  return fillVolume(shape, (point) => {
    const inside = (radius - length(subtract(point, center))) / 2 + 0.5
    return Math.min(Math.max(inside, 0), 1) * 2000
  })
}

/** All slices of a grid after one another. */
export function wholeGrid(volume: Volume, plan: GridPlan, scale: ValueScale): Float32Array {
  const [columns, rows, slices] = plan.size
  const values = new Float32Array(columns * rows * slices)
  let z = 0
  for (const slice of gridSlices(volume, plan, scale, undefined)) values.set(slice, columns * rows * z++)
  return values
}
