import { itemAt } from '@pandok/domain'
import type { Vector } from '../model/Geometry.ts'
import type { Ellipsoid } from '../space/volume/ellipsoid.ts'
import { SLAB_MODES } from '../space/volume/slabModes.ts'
import { acquisitionPlane, standardAxes } from '../space/volume/standardAxes.ts'
import type { Planes } from './createPlanes.ts'

/** In mm. Thicker slabs show nothing distinguishable. */
export const THICKEST = 100

const TURN_DEGREES = 5

export function thicken(planes: Planes, millimetres: number): void {
  const { slab } = planes.read().crosshair
  const thickness = Math.min(Math.max(slab.thickness + millimetres, 0), THICKEST)
  if (thickness !== slab.thickness) planes.setSlab({ ...slab, thickness })
}

export function showNextMode(planes: Planes): void {
  const { slab } = planes.read().crosshair
  const next = itemAt(SLAB_MODES, (SLAB_MODES.indexOf(slab.mode) + 1) % SLAB_MODES.length)
  planes.setSlab({ ...slab, mode: next })
}

export function rotateLines(planes: Planes, direction: 1 | -1): void {
  const { crosshair, active } = planes.read()
  planes.rotate(crosshair, active, direction * TURN_DEGREES)
}

/** Slices along a standard plane of the patient leave no choice of axes for the planes. */
export const hasBases = ({ shape }: Planes): boolean => acquisitionPlane(shape).degrees > 1

export const showOtherBasis = (planes: Planes): void =>
  planes.setBasis(planes.read().basis === 'patient' ? 'acquisition' : 'patient')

/** Diameters in mm of the sphere whose values are shown. */
export const SPHERE = { least: 4, usual: 30, most: 100 } as const

export const toggleSphere = ({ read, setSphere }: Planes): void =>
  setSphere(read().sphere === undefined ? SPHERE.usual : undefined)

export const toggleTurning = ({ read, setTurning }: Planes, isPlaying: boolean): void =>
  setTurning(read().turning ? undefined : { step: 0, isPlaying })

export function togglePlaying({ read, setTurning }: Planes): void {
  const { turning } = read()
  if (turning) setTurning({ ...turning, isPlaying: !turning.isPlaying })
}

/** The ellipsoid with three diameters along the planes' axes. */
export const ellipsoidOf = ({ shape, read }: Planes, [across, deep, high]: Vector): Ellipsoid => ({
  axes: standardAxes(shape, read().basis),
  radii: [across / 2, deep / 2, high / 2],
})
