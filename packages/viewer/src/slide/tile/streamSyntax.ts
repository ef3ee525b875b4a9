import { readJpegFacts } from './jpegFacts.ts'

const ROOT = '1.2.840.10008.1.2'
const RLE = `${ROOT}.5`
const JPEG = `${ROOT}.4.50`
const JPEG_LS = `${ROOT}.4.80`
const JPEG_2000 = `${ROOT}.4.91`
const HIGH_THROUGHPUT = `${ROOT}.4.203`

/**
 * The transfer syntax by the stream's own markers; undefined for raw samples. RLE has no marker, so the
 * file's declaration is used.
 */
export const streamSyntax = (bytes: Uint8Array, declared: string): string | undefined => {
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpegFacts(bytes)?.frame === 0xf7 ? JPEG_LS : JPEG
  if (bytes[0] === 0xff && bytes[1] === 0x4f) return isHighThroughput(bytes) ? HIGH_THROUGHPUT : JPEG_2000
  // The signature box of JP2.
  if (bytes[3] === 12 && bytes[4] === 0x6a && bytes[5] === 0x50) return JPEG_2000
  return declared === RLE ? RLE : undefined
}

/** The capability marker follows the size marker (ISO 15444-15). */
const isHighThroughput = (bytes: Uint8Array): boolean => {
  const sizeLength = ((bytes[4] ?? 0) << 8) | (bytes[5] ?? 0)
  return bytes[4 + sizeLength] === 0xff && bytes[5 + sizeLength] === 0x50
}
