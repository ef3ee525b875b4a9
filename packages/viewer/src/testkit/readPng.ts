import { inflateSync } from 'node:zlib'

interface PngPicture {
  width: number
  height: number
  /** Red, green, blue and opacity of each pixel. */
  rgba: Uint8Array
}

const SAMPLES = 4

/** A PNG as libpng writes it: 8 bits, with opacity, not interlaced. */
export function readPng(bytes: Buffer): PngPicture {
  const data: Buffer[] = []
  for (let at = 8; at < bytes.length; ) {
    const length = bytes.readUInt32BE(at)
    if (bytes.toString('latin1', at + 4, at + 8) === 'IDAT')
      data.push(bytes.subarray(at + 8, at + 8 + length))
    at += length + 12
  }
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  if (bytes.readUInt16BE(24) !== 0x0806) throw new Error('another kind of PNG')
  const rows = inflateSync(Buffer.concat(data))
  const stride = width * SAMPLES
  const rgba = new Uint8Array(stride * height)
  for (let y = 0; y < height; y++) {
    const filter = rows[y * (stride + 1)] as number
    for (let x = 0; x < stride; x++) {
      const at = y * stride + x
      const left = x < SAMPLES ? 0 : (rgba[at - SAMPLES] as number)
      const above = y === 0 ? 0 : (rgba[at - stride] as number)
      const corner = y === 0 || x < SAMPLES ? 0 : (rgba[at - stride - SAMPLES] as number)
      rgba[at] = (rows[y * (stride + 1) + 1 + x] as number) + expected(filter, left, above, corner)
    }
  }
  return { width, height, rgba }
}

/** What a filter takes from its neighbors (ISO 15948, 9.2). */
function expected(filter: number, left: number, above: number, corner: number): number {
  if (filter < 3) return [0, left, above][filter] as number
  if (filter === 3) return (left + above) >> 1
  const distances = [left, above, corner].map((one) => Math.abs(left + above - corner - one))
  return [left, above, corner][distances.indexOf(Math.min(...distances))] as number
}
