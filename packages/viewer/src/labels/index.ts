// Segmentations and structure sets on images.
export type { Mask } from './cropMask.ts'
export { labelColor } from './labelColor.ts'
export type { PlacedContour, PlacedMask } from './labelsOn.ts'
export { maskEdges } from './maskEdges.ts'
export type { LabelMask } from './segmentMasks.ts'
