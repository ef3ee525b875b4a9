import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Vector } from '../../model/Geometry.ts'
import type { OpenInstance, Stack } from '../../model/Stack.ts'
import { createArrangement } from '../arrange/createArrangement.ts'
import { add, scale } from '../vector.ts'
import { createVolume, type Volume } from '../volume/createVolume.ts'
import type { VolumeShape } from '../volume/VolumeShape.ts'
import { volumeOf } from '../volume/volumeOf.ts'

/** The only stack of these instances. */
export async function stackOf(instances: readonly OpenInstance[]): Promise<Stack> {
  const arrangement = createArrangement()
  for (const instance of instances) await arrangement.add(instance)
  const stacks = arrangement
    .read()
    .patients.flatMap(({ studies }) =>
      studies.flatMap(({ series }) => series.flatMap(({ stacks }) => stacks)),
    )
  if (stacks.length !== 1 || !stacks[0]) throw new Error(`${stacks.length} stacks instead of one`)
  return stacks[0]
}

export function shapeOf(stack: Stack): VolumeShape {
  const verdict = volumeOf(stack)
  if (!verdict.ok) throw new Error(verdict.reason)
  return verdict.shape
}

/** A volume whose stored value at each voxel center is a function of where that lies in the patient. */
export function fillVolume(shape: VolumeShape, valueAt: (point: Vector) => number): Volume {
  const { rows, columns } = shape
  const decoded = shape.frames.map(({ frame }): DecodedFrame => {
    const position = frame.geometry?.position ?? [0, 0, 0]
    const values = new Float64Array(rows * columns)
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const along = add(position, scale(shape.row, x * shape.columnSpacing))
        values[y * columns + x] = valueAt(add(along, scale(shape.column, y * shape.rowSpacing)))
      }
    }
    let min = Number.POSITIVE_INFINITY
    let max = Number.NEGATIVE_INFINITY
    for (const value of values) {
      min = Math.min(min, value)
      max = Math.max(max, value)
    }
    return { rows, columns, samples: 1, values, min, max }
  })
  return createVolume(shape, decoded)
}
