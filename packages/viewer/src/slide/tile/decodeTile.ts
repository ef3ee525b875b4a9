import { SlideError } from '../SlideError.ts'
import type { TilePicture } from '../SlideSource.ts'
import { decodeBySoftware } from './decodeBySoftware.ts'
import type { EncodedTile } from './EncodedTile.ts'
import { needsRgbMark, readJpegFacts } from './jpegFacts.ts'
import { markRgb } from './jpegStream.ts'
import type { TilePool } from './TilePool.ts'

/** 8-bit baseline, extended and progressive streams, which browsers decode off the main thread. */
const BROWSER_FRAMES: readonly number[] = [0xc0, 0xc1, 0xc2]

/** The upper left part of a tile, of this size. */
export const decodeTile = async (
  tile: EncodedTile,
  size: { width: number; height: number },
  pool?: TilePool,
  signal?: AbortSignal,
): Promise<TilePicture> => {
  const facts = readJpegFacts(tile.bytes)
  const isForBrowser =
    facts !== undefined &&
    facts.precision === 8 &&
    BROWSER_FRAMES.includes(facts.frame) &&
    (facts.components === 1 || facts.components === 3)
  if (!isForBrowser || typeof createImageBitmap !== 'function')
    return decodeBySoftware(tile, size, pool, signal)

  const bytes = needsRgbMark(facts, tile.color === 'rgb') ? markRgb(tile.bytes) : tile.bytes
  const blob = new Blob([bytes], { type: 'image/jpeg' })
  const bitmap = await createImageBitmap(blob, 0, 0, size.width, size.height, {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  }).catch(() => {
    throw new SlideError({ reason: 'broken', detail: 'JPEG tile' })
  })
  if (signal?.aborted) {
    bitmap.close()
    throw signal.reason
  }
  return bitmap
}
