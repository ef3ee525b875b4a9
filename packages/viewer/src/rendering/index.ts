/** A volume seen from outside: how it is looked at, what is seen of it, and casting its picture. Knows no screen. */

export { type Camera, forwardOf, RENDERING_VIEWS, type RenderingView, viewOf } from './camera.ts'
export type { LassoCut } from './carving.ts'
export { CLIP_SIDES, type ClipBox, type ClipSide, NO_CLIP } from './clipBox.ts'
export {
  createRendering,
  RENDERING_TOOLS,
  type Rendering,
  type RenderingState,
  type RenderingTool,
} from './createRendering.ts'
export { createRenderingLoop, type RenderingLoop, type RenderingSize } from './createRenderingLoop.ts'
export { RENDERING_PRESETS, type RenderingPreset } from './transferFunctions.ts'
export { createRayCaster } from './webgl/createRayCaster.ts'
