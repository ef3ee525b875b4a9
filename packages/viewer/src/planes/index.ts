/** Three planes through a volume: their positions, resampling and measurements. Independent of a screen. */

export { createPlanes, type Planes, type PlanesState } from './createPlanes.ts'
export { createSlicer, type PlanePicture, type Slicer, type SlicerClock } from './createSlicer.ts'
export { createTurntable, TURN_STEPS, type Turntable } from './createTurntable.ts'
export { type CrosshairLine, crosshairLines } from './crosshairLines.ts'
export {
  type CrosshairHit,
  crosshairOnScreen,
  hitCrosshair,
  type ScreenCrosshair,
  type ScreenLine,
} from './crosshairOnScreen.ts'
export { drawnCurve } from './drawnCurve.ts'
export { type FusedSeries, isNuclear } from './fusionCandidates.ts'
export { isOblique } from './isOblique.ts'
export { isSeenOn, ownMeasurements } from './ownMeasurements.ts'
export type { PlaneMeasurement, PlanePlace } from './PlaneMeasurement.ts'
export {
  HOME_PLACEMENT,
  homeOf,
  type PlanePlacement,
  placementOf,
  planePlacementOf,
} from './PlanePlacement.ts'
export { isOnPlane, millimetreMatrix, millimetres, pixelsOf } from './planePlace.ts'
export { planeReadings } from './planeReadings.ts'
export {
  ellipsoidOf,
  hasBases,
  rotateLines,
  SPHERE,
  showNextMode,
  showOtherBasis,
  THICKEST,
  thicken,
  togglePlaying,
  toggleSphere,
  toggleTurning,
} from './planeSteps.ts'
export { planeContext, planeReadingsOf, VALUED } from './planeValues.ts'
export type { ShownPlane } from './ShownPlane.ts'
export { shapeOfPlane } from './shapeOfPlane.ts'
export { type Shortage, shortageOf } from './shortageOf.ts'
export { type VolumeState, volumeStateOf } from './volumeStateOf.ts'
