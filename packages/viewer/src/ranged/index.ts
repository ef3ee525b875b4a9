/** Files that lie elsewhere and are read in parts. */

export { localBlob, RangedBlob, type ReadRange, rangedBlob } from './RangedBlob.ts'
export { withRanges } from './withRanges.ts'
