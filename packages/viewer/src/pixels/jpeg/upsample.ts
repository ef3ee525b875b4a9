import type { JpegComponent, JpegFrame } from './JpegFrame.ts'

type Plane = Uint8Array | Uint16Array

const newPlane = (like: Plane, size: number): Plane =>
  like instanceof Uint8Array ? new Uint8Array(size) : new Uint16Array(size)

/**
 * Doubles the width with the triangle filter of the Independent JPEG Group: 3/4 of the nearer, 1/4 of the
 * farther sample.
 */
function doubleWidth({ plane, stride, width, height }: JpegComponent, columns: number): Plane {
  const output = newPlane(plane, columns * height)
  for (let y = 0; y < height; y++) {
    const from = y * stride
    const to = y * columns
    for (let x = 0; x < width; x++) {
      const near = (plane[from + x] as number) * 3
      const left = x === 0 ? near / 3 : (plane[from + x - 1] as number)
      const right = x === width - 1 ? near / 3 : (plane[from + x + 1] as number)
      output[to + 2 * x] = (near + left + 1) >> 2
      if (2 * x + 1 < columns) output[to + 2 * x + 1] = (near + right + 2) >> 2
    }
  }
  return output
}

/** Doubles the height with the same filter. */
function doubleHeight({ plane, stride, height }: JpegComponent, columns: number, rows: number): Plane {
  const output = newPlane(plane, columns * rows)
  for (let y = 0, to = 0; y < rows; y++) {
    const isUpper = (y & 1) === 0
    const near = (y >> 1) * stride
    const far = Math.min(Math.max((y >> 1) + (isUpper ? -1 : 1), 0), height - 1) * stride
    const bias = isUpper ? 1 : 2
    for (let x = 0; x < columns; x++)
      output[to++] = ((plane[near + x] as number) * 3 + (plane[far + x] as number) + bias) >> 2
  }
  return output
}

/** The same in both directions, with weights of 9, 3, 3 and 1 sixteenths. */
function doubleBoth({ plane, stride, width, height }: JpegComponent, columns: number, rows: number): Plane {
  const output = newPlane(plane, columns * rows)
  const sums = new Int32Array(width)
  for (let y = 0; y < rows; y++) {
    const row = y >> 1
    const other = Math.min(Math.max(row + ((y & 1) === 0 ? -1 : 1), 0), height - 1)
    for (let x = 0; x < width; x++)
      sums[x] = (plane[row * stride + x] as number) * 3 + (plane[other * stride + x] as number)
    const to = y * columns
    for (let x = 0; x < width; x++) {
      const near = (sums[x] as number) * 3
      const left = x === 0 ? near / 3 : (sums[x - 1] as number)
      const right = x === width - 1 ? near / 3 : (sums[x + 1] as number)
      output[to + 2 * x] = (near + left + 8) >> 4
      if (2 * x + 1 < columns) output[to + 2 * x + 1] = (near + right + 7) >> 4
    }
  }
  return output
}

/** A component's samples, one per pixel, without padding. */
export function upsample(component: JpegComponent, { rows, columns, maxH, maxV }: JpegFrame): Plane {
  const { plane, stride, h, v, width } = component
  if (h === maxH && v === maxV && stride === columns) return plane
  if (h * 2 === maxH && v === maxV && width > 2) return doubleWidth(component, columns)
  if (h === maxH && v * 2 === maxV) return doubleHeight(component, columns, rows)
  if (h * 2 === maxH && v * 2 === maxV && width > 2) return doubleBoth(component, columns, rows)
  const output = newPlane(plane, rows * columns)
  for (let y = 0, to = 0; y < rows; y++) {
    const from = Math.floor((y * v) / maxV) * stride
    if (h === maxH) {
      output.set(plane.subarray(from, from + columns), to)
      to += columns
    } else for (let x = 0; x < columns; x++) output[to++] = plane[from + Math.floor((x * h) / maxH)] as number
  }
  return output
}
