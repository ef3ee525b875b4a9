/** Windows scales down from the next larger size: it asks for these sizes at 100 to 200 %. */
export const ICON_SIZES = [16, 20, 24, 32, 40, 48, 64, 128, 256] as const

export interface IconImage {
  size: number
  /** The pixels are RGBA, row by row. */
  pixels: Uint8Array
}

const HEADER_BYTES = 6
const ENTRY_BYTES = 16
const BITMAP_HEADER_BYTES = 40

/** Returns an .ico of 32-bit bitmaps, which every program that reads icons understands. */
export function iconFile(images: readonly IconImage[]): Buffer {
  const bodies = images.map(bitmap)
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * images.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(images.length, 4)
  let offset = header.byteLength
  for (const [index, { size }] of images.entries()) {
    const at = HEADER_BYTES + ENTRY_BYTES * index
    const bytes = bodies[index]?.byteLength ?? 0
    // The value 0 means 256.
    header.writeUInt8(size % 256, at)
    header.writeUInt8(size % 256, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(bytes, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += bytes
  }
  return Buffer.concat([header, ...bodies])
}

/**
 * The rows are bottom-up in blue, green, red, followed by a mask of one bit each for programs without
 * transparency.
 */
function bitmap({ size, pixels }: IconImage): Buffer {
  const maskRow = Math.ceil(size / 32) * 4
  const body = Buffer.alloc(BITMAP_HEADER_BYTES + size * size * 4 + maskRow * size)
  body.writeUInt32LE(BITMAP_HEADER_BYTES, 0)
  body.writeInt32LE(size, 4)
  body.writeInt32LE(size * 2, 8)
  body.writeUInt16LE(1, 12)
  body.writeUInt16LE(32, 14)
  const maskAt = BITMAP_HEADER_BYTES + size * size * 4
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      const from = ((size - 1 - row) * size + column) * 4
      const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(from, from + 4)
      body.set([blue, green, red, alpha], BITMAP_HEADER_BYTES + (row * size + column) * 4)
      if (alpha === 0) {
        const at = maskAt + row * maskRow + (column >> 3)
        body[at] = (body[at] ?? 0) | (0x80 >> (column & 7))
      }
    }
  }
  return body
}
