import { itemAt } from '@pandok/domain'
import type { Vector } from '../model/Geometry.ts'
import { createStore } from '../session/createStore.ts'
import {
  type Crosshair,
  createCrosshair,
  crosshairIndex,
  moveCrosshair,
  rotateCrosshair,
  scrollCrosshair,
  setSlab,
} from '../space/volume/crosshair.ts'
import { crosshairThrough } from '../space/volume/crosshairThrough.ts'
import type { Slab } from '../space/volume/reslice.ts'
import { PLANE_NAMES, type PlaneBasis, type PlaneName } from '../space/volume/standardAxes.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import type { PlanePlace } from './PlaneMeasurement.ts'
import { HOME_PLACEMENT, type PlanePlacement } from './PlanePlacement.ts'

export interface PlanesState {
  crosshair: Crosshair
  basis: PlaneBasis
  placements: Readonly<Record<PlaneName, PlanePlacement>>
  active: PlaneName
  /** True if one plane fills the whole stage. */
  isAlone: boolean
  /**
   * Diameters in mm of the sphere or ellipsoid around the crosshair whose values are shown: left-right,
   * front-back and head-feet of the basis; undefined for none.
   */
  sphere: Vector | undefined
  /** A rotating projection of the whole volume, shown instead of the coronal plane. */
  turning: { step: number; isPlaying: boolean } | undefined
  /** True if a curved reformat along a drawn line replaces the sagittal plane. */
  isCurved: boolean
  /** True while planes change continuously, so that coarse pictures suffice. */
  isMoving: boolean
}

/** Milliseconds without a change after which the reader counts as having stopped. */
const STILL_AFTER = 140

const HOME = { axial: HOME_PLACEMENT, coronal: HOME_PLACEMENT, sagittal: HOME_PLACEMENT } as const

export type Planes = ReturnType<typeof createPlanes>

/** Three planes through a volume and their display state, without pixels. The caller has to dispose it. */
export function createPlanes(shape: VolumeShape) {
  const { read, subscribe, change } = createStore<PlanesState>({
    crosshair: createCrosshair(shape),
    basis: 'patient',
    placements: HOME,
    active: 'axial',
    isAlone: false,
    isMoving: false,
    sphere: undefined,
    turning: undefined,
    isCurved: false,
  })
  let still: ReturnType<typeof setTimeout> | undefined

  function cut(crosshair: Crosshair): void {
    clearTimeout(still)
    still = setTimeout(() => change({ isMoving: false }), STILL_AFTER)
    change({ crosshair, isMoving: true })
  }

  const scroll = (steps: number, plane = read().active) =>
    cut(scrollCrosshair(read().crosshair, shape, plane, steps))

  return {
    shape,
    read,
    subscribe,
    scroll,
    setCrosshair: cut,
    moveTo: (point: Vector) => cut(moveCrosshair(read().crosshair, shape, point)),
    /** Rotates the lines seen in a plane, relative to their position at the start. */
    rotate: (from: Crosshair, seenIn: PlaneName, degrees: number) =>
      cut(rotateCrosshair(from, seenIn, degrees)),
    goTo(index: number, plane = read().active): void {
      const now = crosshairIndex(read().crosshair, shape, plane)
      scroll(Math.min(Math.max(index, 0), now.count - 1) - now.index, plane)
    },
    /** Shows the plane of a measurement with its original thickness, fitted. */
    showPlace({ geometry, slab }: PlanePlace): void {
      const through = crosshairThrough(read().crosshair, shape, geometry, slab)
      const { name } = through
      const placement = { ...read().placements[name], scale: null, center: null }
      change({ active: name, placements: { ...read().placements, [name]: placement } })
      cut(through.crosshair)
    },
    setSlab: (slab: Slab) => cut(setSlab(read().crosshair, slab)),
    /** Starts again along these axes; the crosshair and the slab are kept. */
    setBasis(basis: PlaneBasis): void {
      const { center, slab } = read().crosshair
      change({ basis })
      cut({ ...createCrosshair(shape, basis), center, slab })
    },
    place: (placement: Partial<PlanePlacement>, plane = read().active) =>
      change({
        placements: { ...read().placements, [plane]: { ...read().placements[plane], ...placement } },
      }),
    activate(plane: PlaneName): void {
      if (plane !== read().active) change({ active: plane })
    },
    activateNext(steps: number): PlaneName {
      const at = PLANE_NAMES.indexOf(read().active) + steps + PLANE_NAMES.length
      const next = itemAt(PLANE_NAMES, at % PLANE_NAMES.length)
      change({ active: next })
      return next
    },
    /** One diameter for a sphere, three for an ellipsoid. */
    setSphere: (sphere: number | Vector | undefined) =>
      change({ sphere: typeof sphere === 'number' ? [sphere, sphere, sphere] : sphere }),
    toggleCurved: () => change({ isCurved: !read().isCurved }),
    setTurning: (turning: PlanesState['turning']) => change({ turning }),
    /** Rotates the projection manually by a number of steps, which stops playing. */
    rotateBy(steps: number): void {
      const { turning } = read()
      if (turning) change({ turning: { step: turning.step + steps, isPlaying: false } })
    },
    toggleAlone: () => change({ isAlone: !read().isAlone }),
    reset(): void {
      change({ placements: HOME })
      cut(createCrosshair(shape, read().basis))
    },
    dispose: () => clearTimeout(still),
  }
}
