import type { DecodedFrame } from '../../model/DecodedFrame.ts'

const STEPS = 11
const LINE_ROWS = 0.2

/**
 * A test pattern for screens, since a browser can't guarantee their calibration (PS3.14): eleven equal steps
 * from black to white, a 5 % patch in the first, a 95 % patch in the last, and lines of one and two pixels
 * below. 8-bit gray levels.
 */
export function testPattern(columns: number, rows: number): DecodedFrame {
  const values = new Uint8Array(columns * rows)
  const linesFrom = Math.round(rows * (1 - LINE_ROWS))
  const wide = columns / STEPS
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      const step = Math.floor((x * STEPS) / columns)
      const isPatch = isInMiddle(x - step * wide, wide) && isInMiddle(y, linesFrom)
      values[y * columns + x] =
        y < linesFrom ? levelOf(isPatch ? patchIn(step) : step / (STEPS - 1)) : lineAt(x, y, columns)
    }
  return { columns, rows, samples: 1, values, min: 0, max: 255 }
}

const levelOf = (share: number) => Math.round(share * 255)

const isInMiddle = (at: number, length: number) => at >= length / 4 && at < (length * 3) / 4

/** The patches that must be just visible; other steps have none. */
function patchIn(step: number): number {
  if (step === 0) return 0.05
  return step === STEPS - 1 ? 0.95 : step / (STEPS - 1)
}

/**
 * Vertical lines in the left half, horizontal ones in the right half; the outer half of each is twice as
 * wide.
 */
function lineAt(x: number, y: number, columns: number): number {
  const quarter = Math.floor((x * 4) / columns)
  const along = quarter < 2 ? x : y
  const width = quarter === 0 || quarter === 3 ? 2 : 1
  return Math.floor(along / width) % 2 === 0 ? 0 : 255
}
