import { describe, expect, it } from 'vitest'
import { createBlobReader } from '../BlobReader.ts'
import { colorAt } from '../testkit/makeLevel.ts'
import { makeTiff } from '../testkit/makeTiff.ts'
import { sparseBlob } from '../testkit/sparseBlob.ts'
import { createStripPyramid } from './createStripPyramid.ts'
import { readDirectories } from './readDirectories.ts'
import { readTiffImage } from './TiffImage.ts'

const [WIDTH, HEIGHT, ROWS] = [70, 50, 8]

/** A picture in strips of eight rows, of which every pixel says where it is. */
function stripped() {
  const tiles = Array.from({ length: Math.ceil(HEIGHT / ROWS) }, (_, strip) => {
    const rows = Math.min(ROWS, HEIGHT - strip * ROWS)
    const bytes = new Uint8Array(WIDTH * rows * 3)
    for (let at = 0; at < WIDTH * rows; at++)
      bytes.set(colorAt(at % WIDTH, strip * ROWS + Math.floor(at / WIDTH), 0), at * 3)
    return bytes
  })
  return {
    isStripped: true,
    tags: {
      256: { longs: [WIDTH] },
      257: { longs: [HEIGHT] },
      258: { shorts: [8, 8, 8] },
      259: { shorts: [1] },
      262: { shorts: [2] },
      277: { shorts: [3] },
      278: { longs: [ROWS] },
    },
    tiles,
  }
}

async function pyramid() {
  const { header, body } = makeTiff([stripped()])
  const { blob, counts } = sparseBlob(header.length + body.length, [
    { at: 0, bytes: header },
    { at: header.length, bytes: body },
  ])
  const [directory] = await readDirectories(createBlobReader(blob))
  if (!directory) throw new Error('no directory')
  const image = await readTiffImage(directory)
  return {
    counts,
    made: createStripPyramid(blob, image, undefined, { tileWidth: 32, tileHeight: 16, smallest: 20 }),
  }
}

describe('a picture in strips', () => {
  it('has tiles of every pixel where it lies, cropped at the edges', async () => {
    const { made } = await pyramid()
    expect(made.levels.map(({ width, height, columns, rows }) => [width, height, columns, rows])).toEqual([
      [70, 50, 3, 4],
      [35, 25, 2, 2],
      [18, 13, 1, 1],
    ])
    const tile = await made.load(0, 2, 3)
    expect([tile.width, tile.height]).toEqual([6, 2])
    expect([...tile.data.subarray((1 * 6 + 5) * 4, (1 * 6 + 5) * 4 + 4)]).toEqual([
      ...colorAt(69, 49, 0),
      255,
    ])
  })

  it('is in its smaller levels the mean of the pixels below', async () => {
    const { made } = await pyramid()
    const tile = await made.load(1, 1, 0)
    // Columns 64 and 65, rows 6 and 7 of the picture.
    const at = (3 * tile.width + 0) * 4
    expect([...tile.data.subarray(at, at + 2)]).toEqual(
      [64.5, 6.5].map((value) => Uint8ClampedArray.of(value)[0]),
    )
    const last = await made.load(2, 0, 0)
    // The last column has two of its four pixels, the last row as well.
    const corner = (12 * last.width + 17) * 4
    expect([...last.data.subarray(corner, corner + 2)]).toEqual(
      [68.5, 48.5].map((v) => Uint8ClampedArray.of(v)[0]),
    )
  })

  it('reads only the strips that a tile lies on, each once', async () => {
    const { made, counts } = await pyramid()
    const strip = WIDTH * ROWS * 3
    await made.load(0, 0, 1)
    const before = counts.bytes
    await made.load(0, 1, 1)
    expect(counts.bytes).toBe(before)
    await made.load(0, 0, 2)
    expect(counts.bytes - before).toBe(2 * strip)
  })
})
