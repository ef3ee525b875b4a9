const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

const RED = new Int16Array(256)
const BLUE = new Int16Array(256)
const GREEN_BLUE = new Int32Array(256)
const GREEN_RED = new Int32Array(256)
// The rounding of the Independent JPEG Group, so that colours equal those of other decoders.
for (let i = 0; i < 256; i++) {
  const difference = i - 128
  RED[i] = (91881 * difference + 32768) >> 16
  BLUE[i] = (116130 * difference + 32768) >> 16
  GREEN_BLUE[i] = -22554 * difference + 32768
  GREEN_RED[i] = -46802 * difference
}

/** YBR_FULL (the YCbCr of JPEG) to RGB, in place. */
export function fullToRgb(values: Uint8Array): void {
  for (let i = 0; i + 2 < values.length; i += 3) {
    const y = values[i] as number
    const cb = values[i + 1] as number
    const cr = values[i + 2] as number
    values[i] = clamp(y + (RED[cr] as number))
    values[i + 1] = clamp(y + (((GREEN_BLUE[cb] as number) + (GREEN_RED[cr] as number)) >> 16))
    values[i + 2] = clamp(y + (BLUE[cb] as number))
  }
}

/** YBR_PARTIAL (black is 16, white 235) to RGB, in place (PS3.3 C.7.6.3.1.2). */
export function partialToRgb(values: Uint8Array): void {
  for (let i = 0; i + 2 < values.length; i += 3) {
    const y = 1.1644 * ((values[i] as number) - 16)
    const cb = (values[i + 1] as number) - 128
    const cr = (values[i + 2] as number) - 128
    values[i] = clamp(Math.round(y + 1.596 * cr))
    values[i + 1] = clamp(Math.round(y - 0.3917 * cb - 0.813 * cr))
    values[i + 2] = clamp(Math.round(y + 2.0173 * cb))
  }
}
