import { type Crosshair, createCrosshair } from '../space/volume/crosshair.ts'
import type { PlaneBasis, PlaneName } from '../space/volume/standardAxes.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'

/** Whether it is rotated away from the standard plane after which it is named. */
export function isOblique(
  { planes }: Crosshair,
  shape: VolumeShape,
  basis: PlaneBasis,
  name: PlaneName,
): boolean {
  const home = createCrosshair(shape, basis).planes[name]
  const [now, then] = [planes[name], home]
  const isOff = (axis: 'row' | 'column') =>
    now[axis].some((part, at) => Math.abs(part - (then[axis][at] ?? 0)) > 1e-6)
  return isOff('row') || isOff('column')
}
