import type { EncodedTile } from '../tile/EncodedTile.ts'
import type { SlideInstance } from './SlideInstance.ts'

export const encodedFrame = (instance: SlideInstance, bytes: Uint8Array<ArrayBuffer>): EncodedTile => ({
  bytes,
  rows: instance.rows,
  columns: instance.columns,
  samples: instance.samples,
  bits: instance.bitsAllocated,
  bitsStored: instance.bitsStored,
  color: instance.photometric === 'RGB' ? 'rgb' : 'ycc',
  photometric: instance.photometric,
  transferSyntax: instance.transferSyntax,
  isPlanar: instance.isPlanar,
  isInverted: instance.photometric === 'MONOCHROME1',
})
