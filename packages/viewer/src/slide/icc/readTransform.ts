import { fixed, type IccProfile, readIcc, signature } from './IccProfile.ts'
import { type Curve, readCurve, tableCurve } from './readCurve.ts'

export type Triple = readonly [number, number, number]
/** Scanner colors, 0 … 1, to XYZ under D50 with white at Y = 1. */
export type ToXyz = (color: Triple) => Triple

/** The white point of the profile connection space. */
const D50: Triple = [0.9642, 1, 0.8249]

/** The conversion of a scanner's profile; undefined if it is of another kind or damaged. */
export const readTransform = (bytes: Uint8Array): ToXyz | undefined => {
  const profile = readIcc(bytes)
  if (profile?.colorSpace !== 'RGB ') return undefined
  try {
    // Tables take precedence over the matrix beside them.
    return profile.tags.has('A2B0') ? readTable(profile) : readMatrix(profile)
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const readMatrix = ({ view, tags, connection }: IccProfile): ToXyz | undefined => {
  if (connection !== 'XYZ ') return undefined
  const channels = ['r', 'g', 'b'].map((name) => {
    const place = tags.get(`${name}XYZ`)
    const tone = tags.get(`${name}TRC`)
    const curve = tone && readCurve(view, tone.offset)
    if (!place || !curve) return undefined
    return { curve, xyz: [8, 12, 16].map((at) => fixed(view, place.offset + at)) }
  })
  if (!channels.every((channel) => channel !== undefined)) return undefined
  return (color) => {
    const linear = channels.map(({ curve }, index) => curve(color[index] ?? 0))
    const axis = (at: number) =>
      channels.reduce((sum, { xyz }, index) => sum + (xyz[at] ?? 0) * (linear[index] ?? 0), 0)
    return [axis(0), axis(1), axis(2)]
  }
}

interface Table {
  inputs: Curve[]
  outputs: Curve[]
  /** Grid points along each axis. */
  grid: number
  values: Float64Array
  is16Bit: boolean
}

const readTable = ({ view, tags, connection }: IccProfile): ToXyz | undefined => {
  const at = tags.get('A2B0')?.offset ?? 0
  const type = signature(view, at)
  const is16Bit = type === 'mft2'
  if ((!is16Bit && type !== 'mft1') || view.getUint8(at + 8) !== 3 || view.getUint8(at + 9) !== 3)
    return undefined
  if (connection !== 'Lab ' && !(is16Bit && connection === 'XYZ ')) return undefined
  const table = readParts(view, at, is16Bit)
  return (color) => {
    const entered = table.inputs.map((curve, index) => curve(color[index] ?? 0))
    const [first, second, third] = inGrid(table, entered)
    const [x, y, z] = [first, second, third].map((value, index) => table.outputs[index]?.(value) ?? 0)
    return connection === 'Lab '
      ? labToXyz(x ?? 0, y ?? 0, z ?? 0, is16Bit)
      : fromXyzWords(x ?? 0, y ?? 0, z ?? 0)
  }
}

/**
 * `mft1` and `mft2` (ICC.1, 10.10 and 10.11): curves, a grid, curves. The matrix before them applies to XYZ
 * only.
 */
const readParts = (view: DataView, at: number, is16Bit: boolean): Table => {
  const grid = view.getUint8(at + 10)
  const entries = is16Bit ? view.getUint16(at + 48) : 256
  const exits = is16Bit ? view.getUint16(at + 50) : 256
  let from = at + (is16Bit ? 52 : 48)
  const read = (count: number): Float64Array => {
    const start = from
    from += count * (is16Bit ? 2 : 1)
    if (from > view.byteLength) throw new RangeError('profile')
    return Float64Array.from({ length: count }, (_, index) =>
      is16Bit ? view.getUint16(start + index * 2) / 65_535 : view.getUint8(start + index) / 255,
    )
  }
  const curves = (length: number) => [0, 1, 2].map(() => tableCurve(read(length)))
  const inputs = curves(entries)
  const values = read(grid ** 3 * 3)
  return { inputs, outputs: curves(exits), grid, values, is16Bit }
}

/** The first channel varies slowest. */
const inGrid = ({ grid, values }: Table, color: readonly number[]): Triple => {
  const places = color.map((value) => Math.min(1, Math.max(0, value)) * (grid - 1))
  const low = places.map((place) => Math.min(Math.max(0, grid - 2), Math.floor(place)))
  const out = [0, 0, 0]
  for (let corner = 0; corner < 8; corner++) {
    let weight = 1
    let index = 0
    for (let axis = 0; axis < 3; axis++) {
      const isHigh = (corner >> axis) & 1
      const part = (places[axis] ?? 0) - (low[axis] ?? 0)
      weight *= isHigh ? part : 1 - part
      index = index * grid + (low[axis] ?? 0) + isHigh
    }
    if (weight === 0) continue
    for (let channel = 0; channel < 3; channel++)
      out[channel] = (out[channel] ?? 0) + weight * (values[index * 3 + channel] ?? 0)
  }
  return [out[0] ?? 0, out[1] ?? 0, out[2] ?? 0]
}

/** 100 is 0xff00 in 16-bit tables (ICC.1, 6.3.4.2), and 0xff in 8-bit ones. */
const labToXyz = (l: number, a: number, b: number, is16Bit: boolean): Triple => {
  const lightness = is16Bit ? (l * 65_535 * 100) / 65_280 : l * 100
  const [red, yellow] = is16Bit
    ? [(a * 65_535) / 256 - 128, (b * 65_535) / 256 - 128]
    : [a * 255 - 128, b * 255 - 128]
  const fy = (lightness + 16) / 116
  const back = (f: number) => (f > 6 / 29 ? f ** 3 : 3 * (6 / 29) ** 2 * (f - 4 / 29))
  return [D50[0] * back(fy + red / 500), D50[1] * back(fy), D50[2] * back(fy - yellow / 200)]
}

const fromXyzWords = (x: number, y: number, z: number): Triple => {
  const scale = 65_535 / 32_768
  return [x * scale, y * scale, z * scale]
}
