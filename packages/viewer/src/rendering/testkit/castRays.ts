import type { Vector } from '../../model/Geometry.ts'
import { add, dot, length, scale, subtract } from '../../space/vector.ts'
import { timesRows } from '../affine.ts'
import type { GridPlan } from '../GridPlan.ts'
import type { RayTask } from '../RayTask.ts'
import { TABLE_SIZE } from '../transferFunctions.ts'
import { LIGHT, OPAQUE } from '../webgl/rayShader.ts'

/** The picture of the shader's rule by the processor: every sample is looked at, no block is passed over. */
export function castRays(plan: GridPlan, values: Float32Array, task: RayTask): Uint8ClampedArray {
  const picture = new Uint8ClampedArray(task.width * task.height * 4)
  for (let y = 0; y < task.height; y++) {
    for (let x = 0; x < task.width; x++) {
      const start = add(task.corner, add(scale(task.across, x + 0.5), scale(task.down, y + 0.5)))
      const seen = castRay(plan, values, task, start)
      picture.set([...seen.map((part) => part * 255), 255], (y * task.width + x) * 4)
    }
  }
  return picture
}

function castRay(plan: GridPlan, values: Float32Array, task: RayTask, start: Vector): Vector {
  const { size, origin, toIndex } = plan
  const first = timesRows(toIndex, subtract(start, origin))
  const direction = timesRows(toIndex, task.forward)
  const inGrid = between(first, direction, [-0.5, -0.5, -0.5], subtract(size, [0.5, 0.5, 0.5]), [
    0,
    task.reach,
  ])
  const [near, far] = between(start, task.forward, task.clip.min, task.clip.max, inGrid)
  let gathered: Vector = [0, 0, 0]
  let left = 1
  if (near >= far) return gathered
  for (let at = Math.ceil(near / task.step); at <= far / task.step; at++) {
    const index = add(first, scale(direction, at * task.step))
    const value = valueAt(plan, values, index)
    const entry = Math.round(value * (TABLE_SIZE - 1)) * 4
    const opacity = task.table[entry + 3] as number
    if (opacity <= 0) continue
    const own = [...task.table.subarray(entry, entry + 3)] as unknown as Vector
    const lit = litBy(own, gradientAt(plan, values, index), task).map((part) =>
      Math.min(1, part),
    ) as unknown as Vector
    gathered = add(gathered, scale(lit, left * opacity))
    left *= 1 - opacity
    if (left < 1 - OPAQUE) break
  }
  return gathered
}

function between(
  start: Vector,
  direction: Vector,
  low: Vector,
  high: Vector,
  [near, far]: readonly [number, number],
): readonly [number, number] {
  let span: readonly [number, number] = [near, far]
  for (const axis of [0, 1, 2] as const) {
    if (Math.abs(direction[axis]) < 1e-9) {
      if (start[axis] < low[axis] || start[axis] > high[axis]) return [1, 0]
      continue
    }
    const one = (low[axis] - start[axis]) / direction[axis]
    const other = (high[axis] - start[axis]) / direction[axis]
    span = [Math.max(span[0], Math.min(one, other)), Math.min(span[1], Math.max(one, other))]
  }
  return span
}

/** Linear in all directions; beyond the outermost centers as they are. */
function valueAt({ size }: GridPlan, values: Float32Array, index: Vector): number {
  const low = index.map((part, axis) =>
    Math.min(Math.max(part, 0), (size[axis] ?? 1) - 1),
  ) as unknown as Vector
  const base = low.map(Math.floor) as unknown as Vector
  let sum = 0
  for (let corner = 0; corner < 8; corner++) {
    const bits = [corner & 1, (corner >> 1) & 1, corner >> 2] as const
    const weight = bits.reduce<number>((product, bit, axis) => {
      const part = (low[axis] ?? 0) - (base[axis] ?? 0)
      return product * (bit ? part : 1 - part)
    }, 1)
    if (weight === 0) continue
    const [x, y, z] = [base[0] + bits[0], base[1] + bits[1], base[2] + bits[2]]
    sum += weight * (values[(z * size[1] + y) * size[0] + x] as number)
  }
  return Math.min(Math.max(sum, 0), 1)
}

function gradientAt(plan: GridPlan, values: Float32Array, index: Vector): Vector {
  const change = ([0, 1, 2] as const).map((axis) => {
    const step: Vector = [axis === 0 ? 1 : 0, axis === 1 ? 1 : 0, axis === 2 ? 1 : 0]
    return (valueAt(plan, values, add(index, step)) - valueAt(plan, values, subtract(index, step))) / 2
  })
  return plan.toIndex.reduce<Vector>((sum, row, axis) => add(sum, scale(row, change[axis] ?? 0)), [0, 0, 0])
}

function litBy(own: Vector, gradient: Vector, { forward, surface }: RayTask): Vector {
  const size = length(gradient)
  if (size <= 0) return own
  const facing = Math.abs(dot(gradient, forward)) / size
  const shine = LIGHT.specular * facing ** LIGHT.shininess
  const lit = add(scale(own, LIGHT.ambient + LIGHT.diffuse * facing), [shine, shine, shine])
  const share = Math.min(1, size / surface)
  return add(scale(own, 1 - share), scale(lit, share))
}
