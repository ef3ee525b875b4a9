import { mkdtemp, open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDicom } from '@pandok/viewer/testkit'

const SIDE = 1024
/** The number of rows with content; the others are holes of the file, which read as zeros and take no space. */
const ROWS = 24
const BITS = 12
const BLOCK = 64
const [AIR, METAL] = [0, 3000]

/** The position of an image's number, which is drawn into it, as fractions of its width and height. */
export const NUMBER_AT = {
  bits: BITS,
  left: 0.5 - (BITS * BLOCK) / 2 / SIDE,
  width: BLOCK / SIDE,
} as const

/**
 * Creates a CT of at least that many bytes in slices of 2 MiB, from the head down, as stacks are shown. In the middle
 * of every slice its number is drawn as black and white blocks, above a row of noise that differs per slice.
 */
export async function makeLargeFolder(bytes: number): Promise<{ folder: string; slices: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'pandok-bench-folder-'))
  const size = SIDE * SIDE * 2
  const slices = Math.ceil(bytes / size)
  for (let slice = 1; slice <= slices; slice++) {
    const strip = stripOf(slice)
    // Pixels are the last element, so a file with a header only is the beginning of a complete one.
    const whole = makeDicom({
      Rows: SIDE,
      Columns: SIDE,
      PixelSpacing: [0.35, 0.35],
      SliceThickness: 0.5,
      InstanceNumber: slice,
      ImagePositionPatient: [0, 0, -slice / 2],
      PixelData: EMPTY,
      WindowCenter: 476,
      WindowWidth: 3000,
      SOPInstanceUID: `2.25.400.1.${slice}`,
    })
    const head = whole.subarray(0, whole.length - size)
    const file = await open(join(folder, `CT${String(slice).padStart(5, '0')}.dcm`), 'w')
    await file.write(head, 0, head.length, 0)
    await file.write(strip, 0, strip.length, head.length + (SIDE / 2 - ROWS / 2) * SIDE * 2)
    await file.truncate(whole.length)
    await file.close()
  }
  return { folder, slices }
}

const EMPTY = new Uint16Array(SIDE * SIDE)

function stripOf(slice: number): Uint8Array {
  const pixels = new Uint16Array(SIDE * ROWS)
  for (let row = 0; row < ROWS; row++)
    for (let bit = 0; bit < BITS; bit++) {
      const left = row * SIDE + SIDE / 2 + (bit - BITS / 2) * BLOCK
      pixels.fill((slice >> (BITS - 1 - bit)) & 1 ? METAL : AIR, left, left + BLOCK)
    }
  let state = slice
  for (let at = (ROWS - 1) * SIDE; at < ROWS * SIDE; at++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    pixels[at] = state >>> 20
  }
  return new Uint8Array(pixels.buffer)
}
