/** Remote files that are read in ranges. */

export { localBlob, RangedBlob, type ReadRange, rangedBlob } from './RangedBlob.ts'
export { withRanges } from './withRanges.ts'
