import type { RgbaPicture } from '../SlideSource.ts'
import type { SlideChannel } from './createChannels.ts'

export interface ChannelTile {
  width: number
  height: number
  values: Uint8Array | Uint16Array
}

/** Additive blending: each channel's color times its value within its levels. */
export const blendChannels = (
  size: { width: number; height: number },
  parts: readonly { tile: ChannelTile; channel: SlideChannel }[],
): RgbaPicture => {
  const pixels = size.width * size.height
  const sums = new Float32Array(pixels * 3)
  for (const { tile, channel } of parts) {
    const [red, green, blue] = channel.color
    const scale = 1 / Math.max(1, channel.high - channel.low)
    for (let pixel = 0; pixel < pixels; pixel++) {
      const part = Math.min(1, ((tile.values[pixel] ?? 0) - channel.low) * scale)
      if (part <= 0) continue
      sums[pixel * 3] = (sums[pixel * 3] ?? 0) + red * part
      sums[pixel * 3 + 1] = (sums[pixel * 3 + 1] ?? 0) + green * part
      sums[pixel * 3 + 2] = (sums[pixel * 3 + 2] ?? 0) + blue * part
    }
  }
  const data = new Uint8ClampedArray(pixels * 4)
  for (let pixel = 0; pixel < pixels; pixel++) {
    data[pixel * 4] = sums[pixel * 3] ?? 0
    data[pixel * 4 + 1] = sums[pixel * 3 + 1] ?? 0
    data[pixel * 4 + 2] = sums[pixel * 3 + 2] ?? 0
    data[pixel * 4 + 3] = 255
  }
  return { ...size, data }
}
