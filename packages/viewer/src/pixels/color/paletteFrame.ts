import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Palette } from '../../model/PixelFormat.ts'

/** Applies the palette; values outside map to the nearest end. */
export function paletteFrame({ rows, columns, values }: DecodedFrame, palette: Palette): DecodedFrame {
  const { first, red, green, blue } = palette
  const last = red.length - 1
  const colors = new Uint8Array(rows * columns * 3)
  for (let i = 0, to = 0; i < values.length; i++, to += 3) {
    const index = Math.min(Math.max((values[i] as number) - first, 0), last)
    colors[to] = red[index] ?? 0
    colors[to + 1] = green[index] ?? 0
    colors[to + 2] = blue[index] ?? 0
  }
  return { rows, columns, samples: 3, values: colors, min: 0, max: 0 }
}
