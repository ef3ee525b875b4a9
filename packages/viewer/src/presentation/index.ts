// What presentation states and key objects say about images.
export { graphicOutline } from './graphicOutline.ts'
export { graphicPoints } from './graphicPoints.ts'
export { graphicsOn, type LayeredGraphic } from './graphicsOn.ts'
export { type KeyObjectStack, keyObjectStacks } from './keyObjectStacks.ts'
export { presentationView } from './presentationView.ts'
export { presentedFrame } from './presentedFrame.ts'
export { refersTo } from './refersTo.ts'
