import type { Volume } from '../space/volume/createVolume.ts'
import { carvingOf, type LassoCut } from './carving.ts'
import type { GridPlan } from './GridPlan.ts'
import { gridSlices } from './gridSlices.ts'
import type { RayCaster } from './RayCaster.ts'
import type { ValueScale } from './ValueScale.ts'

interface FillingParts {
  volume: Volume
  plan: GridPlan
  scale: ValueScale
  caster: RayCaster
}

/** Uploads the grid to a caster slice by slice, and again when the cuts change. */
export function createGridFilling({ volume, plan, scale, caster }: FillingParts) {
  let cuts: readonly LassoCut[] | undefined
  let slices: Generator<Float32Array, undefined> | undefined
  let given = 0
  return {
    /** Uploads one slice; returns false if the whole grid is uploaded with these cuts. */
    step(requested: readonly LassoCut[]): boolean {
      if (cuts !== requested) {
        cuts = requested
        given = 0
        slices = gridSlices(volume, plan, scale, carvingOf(requested, plan))
        caster.begin(plan)
      }
      const next = slices?.next()
      if (!next || next.done) {
        slices = undefined
        return false
      }
      caster.addSlice(next.value, given)
      given++
      return true
    },
    /** From 0 to 1. */
    share: () => given / plan.size[2],
    /** Called when the caster has lost its grid. */
    forget(): void {
      cuts = undefined
    },
  }
}
