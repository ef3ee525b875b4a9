import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { PHOTOMETRICS, type Photometric, type PixelFormat } from '../../model/PixelFormat.ts'
import { DecodeError, decodeFrame, type EncodedFrame } from '../../pixels/index.ts'
import { SlideError } from '../SlideError.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import type { EncodedTile } from './EncodedTile.ts'
import { readJpegFacts } from './jpegFacts.ts'
import { rawPixels } from './rawPixels.ts'
import { streamSyntax } from './streamSyntax.ts'
import type { TilePool } from './TilePool.ts'

/** Codings that browsers don't decode: JPEG 2000, JPEG-LS, lossless JPEG, RLE, and raw samples. */
export const decodeBySoftware = async (
  tile: EncodedTile,
  size: { width: number; height: number },
  pool?: TilePool,
  signal?: AbortSignal,
): Promise<RgbaPicture> => {
  const transferSyntax = streamSyntax(tile.bytes, tile.transferSyntax ?? '')
  if (transferSyntax === undefined) return rawPixels(tile, size)
  // The last strip of a picture is a stream with fewer rows.
  const part = readJpegFacts(tile.bytes) ? { ...tile, rows: size.height, columns: size.width } : tile
  const frame = await decode({ bytes: [tile.bytes], format: formatOf(part), transferSyntax }, pool, signal)
  const bits = frame.values.BYTES_PER_ELEMENT * 8
  const bytes = new Uint8Array(
    frame.values.buffer as ArrayBuffer,
    frame.values.byteOffset,
    frame.values.byteLength,
  )
  const { rows, columns, samples } = frame
  const { isInverted = false, bitsStored = bits } = tile
  // Colors are resolved at this point.
  return rawPixels({ bytes, rows, columns, samples, bits, bitsStored, color: 'rgb', isInverted }, size)
}

const decode = async (frame: EncodedFrame, pool?: TilePool, signal?: AbortSignal): Promise<DecodedFrame> => {
  if (pool) {
    const outcome = await pool.decodeBytes(frame, { priority: 'visible', ...(signal && { signal }) })
    if (outcome.ok) return outcome.frame
    throw new SlideError(outcome.refusal)
  }
  try {
    return await decodeFrame(frame)
  } catch (error) {
    if (!(error instanceof DecodeError)) throw error
    throw new SlideError({ reason: error.reason, detail: error.message })
  }
}

const formatOf = (tile: EncodedTile): PixelFormat => {
  const bitsStored = tile.bitsStored ?? tile.bits
  return {
    rows: tile.rows,
    columns: tile.columns,
    samples: tile.samples,
    photometric: photometricOf(tile),
    bitsAllocated: tile.bits,
    bitsStored,
    highBit: bitsStored - 1,
    isSigned: false,
    planar: tile.isPlanar ? 1 : 0,
    kind: 'integer',
  }
}

const photometricOf = (tile: EncodedTile): Photometric => {
  const declared = PHOTOMETRICS.find((name) => name === tile.photometric)
  if (declared) return declared
  if (tile.samples === 1) return 'MONOCHROME2'
  return tile.color === 'rgb' ? 'RGB' : 'YBR_FULL'
}
