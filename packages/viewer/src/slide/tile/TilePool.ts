import type { DecoderPool } from '../../pixels/index.ts'

/** Decodes in workers what browsers don't decode; without a pool it is done on the main thread. */
export type TilePool = Pick<DecoderPool, 'decodeBytes'>
