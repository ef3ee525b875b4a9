import type { DecoderPool } from '../../pixels/index.ts'

/** Decodes beside the page what browsers don't decode; without one it is done on the page's own thread. */
export type TilePool = Pick<DecoderPool, 'decodeBytes'>
