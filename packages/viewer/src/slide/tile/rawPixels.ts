import { SlideError } from '../SlideError.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import type { EncodedTile } from './EncodedTile.ts'

/** Raw little-endian samples to 8-bit colors: the requested upper left part. */
export const rawPixels = (tile: EncodedTile, size: { width: number; height: number }): RgbaPicture => {
  const { bytes, rows, columns, samples, bits } = tile
  const count = rows * columns * samples
  if ((bits !== 8 && bits !== 16) || bytes.length < (count * bits) / 8) {
    throw new SlideError({
      reason: bits === 8 || bits === 16 ? 'truncated' : 'formatUnsupported',
      detail: 'tile',
    })
  }
  const step = bits / 8
  const shift = Math.max(0, (tile.bitsStored ?? bits) - 8)
  const value = (index: number): number =>
    step === 1
      ? (bytes[index] ?? 0)
      : ((bytes[index * 2] ?? 0) | ((bytes[index * 2 + 1] ?? 0) << 8)) >>> shift
  const flip = tile.isInverted ? 0xff : 0
  const plane = tile.isPlanar ? rows * columns : 1
  const stride = tile.isPlanar ? 1 : samples
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  let to = 0
  for (let row = 0; row < size.height; row++) {
    for (let column = 0; column < size.width; column++, to += 4) {
      const at = (row * columns + column) * stride
      const first = value(at)
      const second = samples === 3 ? value(at + plane) : first
      const third = samples === 3 ? value(at + 2 * plane) : first
      if (samples === 3 && tile.color === 'ycc') yccToRgb(data, to, first, second, third)
      else {
        data[to] = first ^ flip
        data[to + 1] = second ^ flip
        data[to + 2] = third ^ flip
      }
      data[to + 3] = 255
    }
  }
  return { ...size, data }
}

/** ITU-R BT.601, full range, as in JFIF. The array rounds and clamps. */
const yccToRgb = (out: Uint8ClampedArray, at: number, y: number, cb: number, cr: number): void => {
  out[at] = y + 1.402 * (cr - 128)
  out[at + 1] = y - 0.344136 * (cb - 128) - 0.714136 * (cr - 128)
  out[at + 2] = y + 1.772 * (cb - 128)
}
