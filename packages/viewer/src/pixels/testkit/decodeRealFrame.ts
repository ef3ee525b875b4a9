import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import { decodeFrame } from '../decodeFrame.ts'
import { nodeCodecs } from './nodeCodecs.ts'
import { readPixels } from './readPixels.ts'

const codecs = nodeCodecs()

/** Frame `number` (from 1) of a file's bytes. */
export async function decodeRealFrame(bytes: Uint8Array, number = 1): Promise<DecodedFrame> {
  const frame = readPixels(bytes)[number - 1]
  if (!frame) throw new Error(`no frame ${number}`)
  return decodeFrame(frame, codecs)
}
