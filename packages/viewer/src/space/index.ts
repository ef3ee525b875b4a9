export type {
  ArrangedPatient,
  ArrangedSeries,
  ArrangedSlide,
  ArrangedStudy,
  Arrangement,
} from './arrange/Arrangement.ts'
export { createArrangement } from './arrange/createArrangement.ts'
export { HANGING_RULES, type HangingRule } from './hanging/hangingRules.ts'
export type { HungReason, HungStack, Layout, SavedCell, SavedLayout } from './hanging/Layout.ts'
export { layoutFor } from './hanging/layoutFor.ts'
export { proposeLayout } from './hanging/proposeLayout.ts'
export { type ImagePlane, imagePoint, isInside, normalOf, patientPoint, planeOf } from './plane/ImagePlane.ts'
export { matchingFrame } from './sync/matchingFrame.ts'
export { type ShownPoint, showPoint } from './sync/showPoint.ts'
export { linkStacks, type StackLink, type StackPlace } from './sync/stackLink.ts'
export { createVolume, type Volume } from './volume/createVolume.ts'
export {
  type Crosshair,
  createCrosshair,
  crosshairIndex,
  crosshairPlane,
  moveCrosshair,
  rotateCrosshair,
  scrollCrosshair,
  setSlab,
} from './volume/crosshair.ts'
export { crosshairThrough } from './volume/crosshairThrough.ts'
export { type CurvedPicture, curvedPlane, type DrawnCurve } from './volume/curvedPlane.ts'
export { ellipsoidOutline } from './volume/ellipsoid.ts'
export { planeFrame } from './volume/planeFrame.ts'
export { NO_SLAB, reslice, type Slab } from './volume/reslice.ts'
export { SLAB_MODES, type SlabMode } from './volume/slabModes.ts'
export { type SphereStatistics, sphereStatistics } from './volume/sphereStatistics.ts'
export { acquisitionPlane, PLANE_NAMES, type PlaneBasis, type PlaneName } from './volume/standardAxes.ts'
export {
  VOLUME_REFUSALS,
  type VolumeRefusal,
  type VolumeShape,
  type VolumeVerdict,
} from './volume/VolumeShape.ts'
export { volumeOf } from './volume/volumeOf.ts'
