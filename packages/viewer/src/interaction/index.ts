/**
 * Gestures independent of the DOM: one state machine for mouse, pen and fingers (`createInteraction`) on
 * three surfaces, the image of a stack, a plane through a volume and a whole slide.
 */
export { createInteraction, type Interaction } from './createInteraction.ts'
export { createPlaneSurface } from './createPlaneSurface.ts'
export { createSlideSurface } from './createSlideSurface.ts'
export { createStackSurface, type PaintedFrame, shapeOfFrame } from './createStackSurface.ts'
export type { WheelInput } from './createWheel.ts'
export { isMeasuring } from './isMeasuring.ts'
export type { PointerInput } from './PointerInput.ts'
export type { NavigationTool, Surface } from './Surface.ts'
