type Triple = readonly [number, number, number]

/** White point of the D50 illuminant, to which Profile Connection Space values are relative. */
const WHITE = [0.9642, 1, 0.8249] as const

/**
 * A recommended colour as sRGB from 0 to 255. Files store L* as 0 to 65535 for 0 to 100, a* and b* as 0 to
 * 65535 for −128 to 127 (PS3.3 C.10.7.1.1). D50 is adapted to D65 by the Bradford matrix.
 */
export function rgbOfCielab(values: readonly number[]): Triple | undefined {
  const [l, a, b] = values
  if (l === undefined || a === undefined || b === undefined || !Number.isFinite(l + a + b)) return undefined
  const lightness = (l / 65535) * 100
  const y = (lightness + 16) / 116
  const x = y + ((a / 65535) * 255 - 128) / 500
  const z = y - ((b / 65535) * 255 - 128) / 200
  const [X, Y, Z] = [x, y, z].map((t, index) => (WHITE[index] ?? 1) * cubed(t)) as [number, number, number]
  return [
    channel(3.1338561 * X - 1.6168667 * Y - 0.4906146 * Z),
    channel(-0.9787684 * X + 1.9161415 * Y + 0.033454 * Z),
    channel(0.0719453 * X - 0.2289914 * Y + 1.4052427 * Z),
  ]
}

const cubed = (t: number): number => (t > 6 / 29 ? t ** 3 : 3 * (6 / 29) ** 2 * (t - 4 / 29))

function channel(linear: number): number {
  const bounded = Math.min(Math.max(linear, 0), 1)
  const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
  return Math.round(encoded * 255)
}
