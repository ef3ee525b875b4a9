// What presentation states and key objects say about images.
export { graphicOutline } from './graphicOutline.ts'
export { graphicPoints } from './graphicPoints.ts'
export { graphicsOn, type LayeredGraphic } from './graphicsOn.ts'
export { type KeyObjectStack, keyObjectStacks } from './keyObjectStacks.ts'
export { presentationView } from './presentationView.ts'
export { presentedFrame } from './presentedFrame.ts'
export { refersTo } from './refersTo.ts'
export type { DrawnMeasurement } from './write/annotationItems.ts'
export { type KeyObjectsParts, type KeyObjectsResult, toKeyObjects } from './write/toKeyObjects.ts'
export {
  type PresentationStateParts,
  type PresentationStateResult,
  toPresentationState,
} from './write/toPresentationState.ts'
