// This folder turns decoded values into a picture: gray mapping, placement, orientation letters, painting.
export {
  type Cine,
  type CineMode,
  type CineOptions,
  createCine,
  DEFAULT_RATE,
  timesAtRate,
} from './cine/createCine.ts'
export { COLOR_MAPS, type ColorMapId } from './color/colorMaps.ts'
export { type ColorScale, colorScale } from './color/colorScale.ts'
export { nextColors } from './color/nextColors.ts'
export type { Appearance, AppearanceOrigin, ValueRange } from './gray/Appearance.ts'
export { curveOf, levelOf } from './gray/curveOf.ts'
export { dragWindow, startOf } from './gray/dragWindow.ts'
export { isPreset } from './gray/isPreset.ts'
export { modalityValue } from './gray/modalityValue.ts'
export { PRESETS, type Preset, presetsFor } from './gray/presets.ts'
export { readWindow } from './gray/readWindow.ts'
export { settingOf } from './gray/settingOf.ts'
export { windowNumbers } from './gray/windowNumbers.ts'
export { appearanceOf, type GrayFacts, windowOf } from './gray/windowOf.ts'
export { breastPlacement } from './orientation/breastPlacement.ts'
export { type EdgeLetters, edgeLetters } from './orientation/edgeLetters.ts'
export { lettersOfVector } from './orientation/letters.ts'
export { type Orientation, orientationOf, orientationOfPlane } from './orientation/orientationOf.ts'
export { renderPixels } from './paint/cpu/renderPixels.ts'
export { createPainter, type Painter, type PainterOptions } from './paint/createPainter.ts'
export { type PaintImage, type PaintTask, paintImageOf, type Rgb } from './paint/PaintTask.ts'
export { renderThumbnail, type Thumbnail } from './paint/renderThumbnail.ts'
export { testPattern } from './paint/testPattern.ts'
export { viewTask } from './paint/viewTask.ts'
export { affineMatrix } from './placement/affineMatrix.ts'
export { MAGNIFIER_RADIUS, magnifierMatrix, magnifierPlace } from './placement/magnifierMatrix.ts'
export {
  fit,
  flipHorizontally,
  flipVertically,
  oneToOne,
  pan,
  RESET_PLACEMENT,
  rotate,
  SCALE_LIMITS,
  zoomAt,
} from './placement/movePlacement.ts'
export {
  aspectOf,
  fitScale,
  type ImageShape,
  type Matrix,
  matrixOf,
  product,
  type ScreenPoint,
  scaleMatrix,
  scaleOf,
  toImage,
  toScreen,
  type ViewportSize,
} from './placement/placeImage.ts'
