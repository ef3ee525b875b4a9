import { SlideError } from '../SlideError.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import type { EncodedTile } from './EncodedTile.ts'
import type { JpegFacts } from './jpegFacts.ts'
import { rawPixels } from './rawPixels.ts'

const isStream = (bytes: Uint8Array): boolean =>
  (bytes[0] === 0xff && (bytes[1] === 0xd8 || bytes[1] === 0x4f)) ||
  // The signature box of JP2.
  (bytes[3] === 12 && bytes[4] === 0x6a && bytes[5] === 0x50)

export const decodeBySoftware = async (
  tile: EncodedTile,
  _facts: JpegFacts | undefined,
  size: { width: number; height: number },
): Promise<RgbaPicture> => {
  if (!isStream(tile.bytes)) return rawPixels(tile, size)
  throw new SlideError({ reason: 'formatUnsupported' })
}
