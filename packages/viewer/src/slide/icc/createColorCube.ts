import type { ToXyz, Triple } from './readTransform.ts'

/** A 3D lookup table from scanner to screen colors, with linear interpolation. */
export interface ColorCube {
  /** Grid points along each axis. */
  size: number
  /** RGB from 0 to 255 with fractions; blue varies fastest. */
  values: Float32Array
}

/** With 33 grid points, no color deviates by more than one of 255 for scanner profiles. */
const SIZE = 33

/** XYZ under D50 to linear sRGB: IEC 61966-2-1, adapted by the Bradford method. */
const TO_SRGB = [
  [3.133_856_1, -1.616_866_7, -0.490_614_6],
  [-0.978_768_4, 1.916_141_5, 0.033_454],
  [0.071_945_3, -0.228_991_4, 1.405_242_7],
] as const

export const createColorCube = (toXyz: ToXyz): ColorCube => {
  const values = new Float32Array(SIZE ** 3 * 3)
  let at = 0
  for (let red = 0; red < SIZE; red++) {
    for (let green = 0; green < SIZE; green++) {
      for (let blue = 0; blue < SIZE; blue++, at += 3) {
        values.set(toSrgb(toXyz([red / (SIZE - 1), green / (SIZE - 1), blue / (SIZE - 1)])), at)
      }
    }
  }
  return { size: SIZE, values }
}

const toSrgb = ([x, y, z]: Triple): number[] =>
  TO_SRGB.map(([ofX, ofY, ofZ]) => {
    const linear = Math.min(1, Math.max(0, ofX * x + ofY * y + ofZ * z))
    return 255 * (linear <= 0.003_130_8 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)
  })

/** Converts 8-bit pixels in place; opacity is unchanged. Tetrahedral interpolation keeps grays gray. */
export const applyColorCube = ({ size, values }: ColorCube, data: Uint8ClampedArray): void => {
  const steps = [size * size * 3, size * 3, 3] as const
  const scale = (size - 1) / 255
  for (let at = 0; at < data.length; at += 4) {
    const r = (data[at] ?? 0) * scale
    const g = (data[at + 1] ?? 0) * scale
    const b = (data[at + 2] ?? 0) * scale
    const lowR = Math.min(size - 2, r | 0)
    const lowG = Math.min(size - 2, g | 0)
    const lowB = Math.min(size - 2, b | 0)
    const [x, y, z] = [r - lowR, g - lowG, b - lowB]
    const first = lowR * steps[0] + lowG * steps[1] + lowB * steps[2]
    const last = first + steps[0] + steps[1] + steps[2]
    // The path from the dark corner to the bright one follows the largest component first.
    const [middle, other] = between(x, y, z, first, steps)
    const high = Math.max(x, y, z)
    const low = Math.min(x, y, z)
    const mid = x + y + z - high - low
    for (let channel = 0; channel < 3; channel++) {
      data[at + channel] =
        (values[first + channel] ?? 0) * (1 - high) +
        (values[middle + channel] ?? 0) * (high - mid) +
        (values[other + channel] ?? 0) * (mid - low) +
        (values[last + channel] ?? 0) * low
    }
  }
}

const between = (
  x: number,
  y: number,
  z: number,
  first: number,
  [ofX, ofY, ofZ]: readonly [number, number, number],
): [number, number] => {
  if (x >= y) {
    if (y >= z) return [first + ofX, first + ofX + ofY]
    return x >= z ? [first + ofX, first + ofX + ofZ] : [first + ofZ, first + ofX + ofZ]
  }
  if (x >= z) return [first + ofY, first + ofX + ofY]
  return y >= z ? [first + ofY, first + ofY + ofZ] : [first + ofZ, first + ofY + ofZ]
}
