const TILE = 128

/** The color of a pixel encodes its position; the third component encodes the level. */
export const colorAt = (x: number, y: number, level: number): [number, number, number] => [
  redAt(x),
  greenAt(y),
  blueAt(x, y, level),
]

const redAt = (x: number) => x & 255
const greenAt = (y: number) => y & 255
const blueAt = (x: number, y: number, level: number) => level * 80 + (x >> 8) * 20 + (y >> 8) * 5

/** An uncompressed TIFF of RGB tiles with one level per size. */
export function coloredTiff(sizes: readonly (readonly [number, number])[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  let end = 8
  const put = (bytes: Uint8Array<ArrayBuffer>): number => {
    parts.push(bytes)
    end += bytes.length
    return end - bytes.length
  }
  const longs = (values: readonly number[]) => new Uint8Array(Uint32Array.from(values).buffer)

  const directories = sizes.map(([width, height], level) => {
    const offsets: number[] = []
    for (let top = 0; top < height; top += TILE)
      for (let left = 0; left < width; left += TILE) offsets.push(put(tileOf(left, top, level)))
    const places = put(longs(offsets))
    const lengths = put(longs(offsets.map(() => TILE * TILE * 3)))
    const bits = put(new Uint8Array(Uint16Array.of(8, 8, 8, 0).buffer))
    // A directory entry consists of tag, type (3: short, 4: long), count and value.
    return [
      [256, 4, 1, width],
      [257, 4, 1, height],
      [258, 3, 3, bits],
      [259, 3, 1, 1],
      [262, 3, 1, 2],
      [277, 3, 1, 3],
      [322, 4, 1, TILE],
      [323, 4, 1, TILE],
      [324, 4, offsets.length, places],
      [325, 4, offsets.length, lengths],
    ] as const
  })

  const first = end
  directories.forEach((entries, index) => {
    const bytes = new Uint8Array(2 + entries.length * 12 + 4)
    const view = new DataView(bytes.buffer)
    view.setUint16(0, entries.length, true)
    entries.forEach(([tag, type, count, value], entry) => {
      const at = 2 + entry * 12
      view.setUint16(at, tag, true)
      view.setUint16(at + 2, type, true)
      view.setUint32(at + 4, count, true)
      view.setUint32(at + 8, value, true)
    })
    const isLast = index === directories.length - 1
    view.setUint32(bytes.length - 4, isLast ? 0 : end + bytes.length, true)
    put(bytes)
  })
  const header = new Uint8Array(8)
  header.set([0x49, 0x49, 42, 0])
  new DataView(header.buffer).setUint32(4, first, true)
  return new Blob([header, ...parts])
}

/**
 * The tile is written byte by byte, because a slide has tens of millions of pixels, and an array for each of them
 * took half a minute.
 */
function tileOf(left: number, top: number, level: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(TILE * TILE * 3)
  let at = 0
  for (let y = top; y < top + TILE; y++)
    for (let x = left; x < left + TILE; x++) {
      bytes[at++] = redAt(x)
      bytes[at++] = greenAt(y)
      bytes[at++] = blueAt(x, y, level)
    }
  return bytes
}
