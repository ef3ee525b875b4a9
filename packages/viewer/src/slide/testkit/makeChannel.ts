import type { TiffPage } from './makeTiff.ts'

/** One channel of an OME file: 16 by 16 gray values of one byte in one tile, with the file's description. */
export const makeChannel = (description: string, tile: Uint8Array = new Uint8Array(256)): TiffPage => ({
  tags: {
    256: { longs: [16] },
    257: { longs: [16] },
    258: { shorts: [8] },
    259: { shorts: [1] },
    262: { shorts: [1] },
    277: { shorts: [1] },
    322: { longs: [16] },
    323: { longs: [16] },
    270: { text: description },
  },
  tiles: [tile],
})
