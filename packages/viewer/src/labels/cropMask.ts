/** A label's mask in a frame, cropped to its non-empty part. */
export interface Mask {
  left: number
  top: number
  columns: number
  rows: number
  /** Row by row; 255 is fully inside. */
  values: Uint8Array
  /** Number of pixels; partial ones count as fractions. */
  pixels: number
}

/** `share` returns how much of a pixel is inside, from 0 to 1. Undefined if no pixel is. */
export function cropMask(columns: number, rows: number, share: (index: number) => number): Mask | undefined {
  let [left, top, right, bottom] = [columns, rows, -1, -1]
  for (let y = 0, index = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, index++) {
      if (share(index) <= 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = y
    }
  if (right < 0) return undefined
  const [width, height] = [right - left + 1, bottom - top + 1]
  const values = new Uint8Array(width * height)
  let pixels = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const part = Math.min(Math.max(share((top + y) * columns + left + x), 0), 1)
      pixels += part
      values[y * width + x] = Math.round(part * 255)
    }
  return { left, top, columns: width, rows: height, values, pixels }
}
