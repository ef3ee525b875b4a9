type Triple = readonly [number, number, number]

interface Illuminant {
  white: Triple
  /** Linear sRGB from XYZ that are relative to it, row by row. */
  toLinear: readonly [Triple, Triple, Triple]
}

/** That of the Profile Connection Space, adapted to sRGB's by the Bradford matrix. */
const D50: Illuminant = {
  white: [0.9642, 1, 0.8249],
  toLinear: [
    [3.1338561, -1.6168667, -0.4906146],
    [-0.9787684, 1.9161415, 0.033454],
    [0.0719453, -0.2289914, 1.4052427],
  ],
}

/** That of sRGB itself. */
const D65: Illuminant = {
  white: [0.95047, 1, 1.08883],
  toLinear: [
    [3.2404542, -1.5371385, -0.4985314],
    [-0.969266, 1.8760108, 0.041556],
    [0.0556434, -0.2040259, 1.0572252],
  ],
}

const ILLUMINANTS = { D50, D65 } as const

/**
 * A recommended color as sRGB from 0 to 255. Files store L* as 0 to 65535 for 0 to 100, a* and b* as 0 to
 * 65535 for −128 to 127 (PS3.3 C.10.7.1.1). They are relative to D50 by the standard; some writers take D65.
 */
export function rgbOfCielab(
  values: readonly number[],
  illuminant: keyof typeof ILLUMINANTS = 'D50',
): Triple | undefined {
  const [l, a, b] = values
  if (l === undefined || a === undefined || b === undefined || !Number.isFinite(l + a + b)) return undefined
  const { white, toLinear } = ILLUMINANTS[illuminant]
  const lightness = (l / 65535) * 100
  const y = (lightness + 16) / 116
  const x = y + ((a / 65535) * 255 - 128) / 500
  const z = y - ((b / 65535) * 255 - 128) / 200
  const [X, Y, Z] = [white[0] * cubed(x), white[1] * cubed(y), white[2] * cubed(z)]
  const [red, green, blue] = toLinear
  const channelOf = (row: Triple) => channel(row[0] * X + row[1] * Y + row[2] * Z)
  return [channelOf(red), channelOf(green), channelOf(blue)]
}

const cubed = (t: number): number => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29))

function channel(linear: number): number {
  const bounded = Math.min(Math.max(linear, 0), 1)
  const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}
