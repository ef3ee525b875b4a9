import {
  type Crosshair,
  createCrosshair,
  createStore,
  crosshairIndex,
  crosshairThrough,
  moveCrosshair,
  PLANE_NAMES,
  type PlaneBasis,
  type PlaneName,
  rotateCrosshair,
  type Slab,
  scrollCrosshair,
  setSlab,
  type Vector,
  type VolumeShape,
} from '@pandok/viewer'
import type { PlanePlace } from './ownMeasurements.ts'
import { HOME_SIGHT, type PlaneSight } from './PlaneSight.ts'

export interface PlanesState {
  crosshair: Crosshair
  basis: PlaneBasis
  sights: Readonly<Record<PlaneName, PlaneSight>>
  active: PlaneName
  /** One plane fills the whole place. */
  isAlone: boolean
  /** Planes change from moment to moment: coarse pictures will do. */
  isMoving: boolean
}

/** Still for so long, in milliseconds: whoever scrolls or drags has stopped to look. */
const STILL_AFTER = 140

const HOME = { axial: HOME_SIGHT, coronal: HOME_SIGHT, sagittal: HOME_SIGHT } as const

export type Planes = ReturnType<typeof createPlanes>

/** Three planes through a volume, and how they are looked at. Knows no pixels. Whoever makes it disposes of it. */
export function createPlanes(shape: VolumeShape) {
  const { read, subscribe, change } = createStore<PlanesState>({
    ...{ crosshair: createCrosshair(shape), basis: 'patient', sights: HOME },
    ...{ active: 'axial', isAlone: false, isMoving: false },
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
    ...{ shape, read, subscribe, scroll },
    moveTo: (point: Vector) => cut(moveCrosshair(read().crosshair, shape, point)),
    /** Turns the lines that are seen in a plane, counted from how they lay. */
    turn: (from: Crosshair, seenIn: PlaneName, degrees: number) =>
      cut(rotateCrosshair(from, seenIn, degrees)),
    goTo(index: number, plane = read().active): void {
      const now = crosshairIndex(read().crosshair, shape, plane)
      scroll(Math.min(Math.max(index, 0), now.count - 1) - now.index, plane)
    },
    /** Shows the plane that something was measured on, as thick as it was then, and as much of it as fits. */
    showPlace({ geometry, slab }: PlanePlace): void {
      const through = crosshairThrough(read().crosshair, shape, geometry, slab)
      const { name } = through
      const sight = { ...read().sights[name], scale: null, center: null }
      change({ active: name, sights: { ...read().sights, [name]: sight } })
      cut(through.crosshair)
    },
    setSlab: (slab: Slab) => cut(setSlab(read().crosshair, slab)),
    /** Begins anew along these axes; the crosshair and the slab stay. */
    setBasis(basis: PlaneBasis): void {
      const { center, slab } = read().crosshair
      change({ basis })
      cut({ ...createCrosshair(shape, basis), center, slab })
    },
    see: (sight: Partial<PlaneSight>, plane = read().active) =>
      change({ sights: { ...read().sights, [plane]: { ...read().sights[plane], ...sight } } }),
    activate(plane: PlaneName): void {
      if (plane !== read().active) change({ active: plane })
    },
    activateNext(steps: number): PlaneName {
      const at = PLANE_NAMES.indexOf(read().active) + steps + PLANE_NAMES.length
      const next = PLANE_NAMES[at % PLANE_NAMES.length] as PlaneName
      change({ active: next })
      return next
    },
    toggleAlone: () => change({ isAlone: !read().isAlone }),
    reset(): void {
      change({ sights: HOME })
      cut(createCrosshair(shape, read().basis))
    },
    dispose: () => clearTimeout(still),
  }
}
