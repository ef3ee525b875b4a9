// Segmentations and structure sets on images.
export type { Mask } from './cropMask.ts'
export { labelColor } from './labelColor.ts'
export type { PlacedContour, PlacedMask } from './labelsOn.ts'
export { maskOutlines } from './maskOutlines.ts'
export type { LabelMask } from './segmentMasks.ts'
