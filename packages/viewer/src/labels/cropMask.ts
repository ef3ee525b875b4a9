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

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** `share` returns how much of a pixel is inside, from 0 to 1. Undefined if no pixel is. */
export function cropMask(columns: number, rows: number, share: (index: number) => number): Mask | undefined {
  let box: Box | undefined
  for (let y = 0, index = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, index++) if (share(index) > 0) box = withPoint(box, x, y)
  return box && cropTo(box, columns, share)
}

/** The mask of each number but 0. Pixels are walked once for all, as there may be a hundred of them. */
export function cropNumbers(columns: number, rows: number, values: ArrayLike<number>): Map<number, Mask> {
  const boxes = new Map<number, Box>()
  for (let y = 0, index = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, index++) {
      const value = values[index] ?? 0
      if (value !== 0) boxes.set(value, withPoint(boxes.get(value), x, y))
    }
  return new Map(
    [...boxes].map(([number, box]) => [
      number,
      cropTo(box, columns, (index) => (values[index] === number ? 1 : 0)),
    ]),
  )
}

/** Changes the box in place, because this is done for every pixel. */
function withPoint(box: Box | undefined, x: number, y: number): Box {
  if (!box) return { left: x, top: y, right: x, bottom: y }
  if (x < box.left) box.left = x
  if (x > box.right) box.right = x
  if (y > box.bottom) box.bottom = y
  return box
}

function cropTo({ left, top, right, bottom }: Box, columns: number, share: (index: number) => number): Mask {
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
