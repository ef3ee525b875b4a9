import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDicom } from '@pandok/viewer/testkit'

export const SLICES = 300
export const SIDE = 512

/**
 * The blocks of the number are so wide that it can still be read in a picture that is a little larger or smaller than
 * expected.
 */
const BLOCK = 32
const BITS = 9
const [AIR, GROUND, METAL] = [0, 1024, 3000]

/**
 * Creates a CT with noise like that of a scanner, 16 bits, uncompressed. In the middle of every slice its number is
 * drawn as black and white blocks, after a white and before a black one, so that a picture shows which slice it is.
 */
export async function makeCt(slices = SLICES): Promise<{ folder: string; files: string[]; bytes: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'pandok-bench-ct-'))
  const noise = noiseOf(SIDE * SIDE * 2)
  const files: string[] = []
  let bytes = 0
  for (let slice = 1; slice <= slices; slice++) {
    const from = (slice * 7919) % (SIDE * SIDE)
    const pixels = noise.slice(from, from + SIDE * SIDE)
    drawBody(pixels)
    drawNumber(pixels, slice)
    const file = makeDicom({
      Rows: SIDE,
      Columns: SIDE,
      PixelSpacing: [0.7, 0.7],
      SliceThickness: 1,
      PixelData: pixels,
      InstanceNumber: slice,
      ImagePositionPatient: [-179, -179, slice - 1],
      WindowCenter: 40,
      WindowWidth: 400,
      SOPInstanceUID: `2.25.300.1.${slice}`,
    })
    const path = join(folder, `CT${String(slice).padStart(4, '0')}.dcm`)
    await writeFile(path, file)
    files.push(path)
    bytes += file.byteLength
  }
  return { folder, files, bytes }
}

/** The sum of four even numbers is close enough to the noise of a detector; it is the same in every run. */
function noiseOf(length: number): Uint16Array {
  const noise = new Uint16Array(length)
  let state = 12345
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state >>> 27
  }
  for (let at = 0; at < length; at++) noise[at] = GROUND - 62 + next() + next() + next() + next()
  return noise
}

function drawBody(pixels: Uint16Array): void {
  for (let y = 0; y < SIDE; y++) {
    const half = (220 * Math.sqrt(Math.max(0, 1 - ((y - 256) / 160) ** 2))) | 0
    pixels.fill(AIR, y * SIDE, y * SIDE + SIDE / 2 - half)
    pixels.fill(AIR, y * SIDE + SIDE / 2 + half, (y + 1) * SIDE)
  }
}

function drawNumber(pixels: Uint16Array, slice: number): void {
  const bits = Array.from({ length: BITS }, (_, bit) => (slice >> (BITS - 1 - bit)) & 1)
  for (const [at, bit] of [1, ...bits, 0].entries()) {
    const left = SIDE / 2 - ((BITS + 2) * BLOCK) / 2 + at * BLOCK
    for (let y = SIDE / 2 - BLOCK / 2; y < SIDE / 2 + BLOCK / 2; y++)
      pixels.fill(bit ? METAL : AIR, y * SIDE + left, y * SIDE + left + BLOCK)
  }
}
