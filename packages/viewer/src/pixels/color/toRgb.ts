const clamp = (value: number): number => (value < 0 ? 0 : value > 255 ? 255 : value)

const RED = new Int16Array(256)
const BLUE = new Int16Array(256)
const GREEN_BLUE = new Int32Array(256)
const GREEN_RED = new Int32Array(256)
// The rounding of the Independent JPEG Group, so that colors equal those of other decoders.
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

// ITU-R BT.601-7, 2.5: Y = 16 + 219 y, Cb = 128 + 224 (b - y) / 1.772, Cr = 128 + 224 (r - y) / 1.402 with
// y = 0.299 r + 0.587 g + 0.114 b. The standard writes them with four digits (PS3.3 C.7.6.3.1.2).
const PARTIAL_Y = 255 / 219
const PARTIAL_RED = (1.402 * 255) / 224
const PARTIAL_BLUE = (1.772 * 255) / 224
const PARTIAL_GREEN_RED = (PARTIAL_RED * 0.299) / 0.587
const PARTIAL_GREEN_BLUE = (PARTIAL_BLUE * 0.114) / 0.587

/** YBR_PARTIAL (black is 16, white 235) to RGB, in place. */
export function partialToRgb(values: Uint8Array): void {
  for (let i = 0; i + 2 < values.length; i += 3) {
    const y = PARTIAL_Y * ((values[i] as number) - 16)
    const cb = (values[i + 1] as number) - 128
    const cr = (values[i + 2] as number) - 128
    values[i] = clamp(Math.round(y + PARTIAL_RED * cr))
    values[i + 1] = clamp(Math.round(y - PARTIAL_GREEN_BLUE * cb - PARTIAL_GREEN_RED * cr))
    values[i + 2] = clamp(Math.round(y + PARTIAL_BLUE * cb))
  }
}
