import { unzlibSync } from 'fflate'
import { SlideError } from '../SlideError.ts'
import { decodeLzw } from './decodeLzw.ts'
import { decodePackBits } from './decodePackBits.ts'
import { COMPRESSION } from './tags.ts'

/** What one array holds in every browser. Damaged tags ask for more, or for no number at all. */
const MOST_UNPACKED_BYTES = 2 ** 31 - 1

/** Exactly `length` bytes, padded with zeros; never unpacks more. */
export const decompress = (
  compression: number,
  bytes: Uint8Array,
  length: number,
): Uint8Array<ArrayBuffer> => {
  if (!(length <= MOST_UNPACKED_BYTES)) throw new SlideError({ reason: 'tooLarge', detail: 'tile' })
  switch (compression) {
    case COMPRESSION.lzw:
      return decodeLzw(bytes, length)
    case COMPRESSION.packBits:
      return decodePackBits(bytes, length)
    case COMPRESSION.deflate:
    case COMPRESSION.oldDeflate:
      return inflate(bytes, length)
    default: {
      const out = new Uint8Array(length)
      out.set(bytes.subarray(0, length))
      return out
    }
  }
}

const inflate = (bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(length)
  try {
    unzlibSync(bytes, { out })
  } catch {
    throw new SlideError({ reason: 'broken', detail: 'deflate' })
  }
  return out
}
