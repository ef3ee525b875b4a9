/** Volume rendering: camera, transfer functions and ray casting. Independent of a screen. */

export { RENDERING_VIEWS, type RenderingView, viewOf } from './camera.ts'
export { CLIP_SIDES, type ClipSide } from './clipBox.ts'
export { createRendering, RENDERING_TOOLS, type Rendering, type RenderingTool } from './createRendering.ts'
export { createRenderingGestures } from './createRenderingGestures.ts'
export { createRenderingLoop, type RenderingLoop } from './createRenderingLoop.ts'
export type { RenderingPreset } from './transferFunctions.ts'
export { canRender } from './webgl/canRender.ts'
export { createRayCaster } from './webgl/createRayCaster.ts'
