export type Color = readonly [y: number, cb: number, cr: number]

/** The categories of differences between flat blocks (ITU T.81, table F.1), each a code of four bits. */
const DC_CATEGORIES = Array.from({ length: 12 }, (_, category) => category)

const segment = (marker: number, ...bytes: readonly number[]): number[] => {
  const length = bytes.length + 2
  return [0xff, marker, length >> 8, length & 255, ...bytes]
}

const HEADER = [
  ...[0xff, 0xd8],
  // Quantized by 1: what is decoded is what was meant.
  ...segment(0xdb, 0, ...new Array<number>(64).fill(1)),
  ...segment(0xc4, 0x00, 0, 0, 0, 12, ...new Array<number>(12).fill(0), ...DC_CATEGORIES),
  // The only thing that follows is the end of the block, a code of one bit.
  ...segment(0xc4, 0x10, 1, ...new Array<number>(15).fill(0), 0),
]

/**
 * A baseline JPEG of blocks of 8 × 8 pixels that are flat, in three components, with a restart marker after every
 * `interval` blocks. Answers the stream and where each interval begins in it.
 */
export const makeFlatJpeg = (
  width: number,
  height: number,
  colorOf: (column: number, row: number) => Color,
  { interval = 0, isUnsized = false }: { interval?: number; isUnsized?: boolean } = {},
): { bytes: Uint8Array<ArrayBuffer>; starts: number[] } => {
  const size = isUnsized ? [0, 0, 0, 0] : [height >> 8, height & 255, width >> 8, width & 255]
  const out = [
    ...HEADER,
    ...segment(0xc0, 8, ...size, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0),
    ...(interval > 0 ? segment(0xdd, interval >> 8, interval & 255) : []),
    ...segment(0xda, 3, 1, 0, 2, 0, 3, 0, 0, 63, 0),
  ]
  const starts = [out.length]
  const across = Math.ceil(width / 8)
  const count = across * Math.ceil(height / 8)
  const bits = createBitWriter(out)
  let last = [0, 0, 0]
  for (let block = 0; block < count; block++) {
    if (interval > 0 && block > 0 && block % interval === 0) {
      bits.flush()
      out.push(0xff, 0xd0 + ((block / interval - 1) % 8))
      starts.push(out.length)
      last = [0, 0, 0]
    }
    const color = colorOf(block % across, Math.floor(block / across)).map((value) => (value - 128) * 8)
    color.forEach((value, component) => {
      writeDifference(bits.write, value - (last[component] ?? 0))
    })
    last = color
  }
  bits.flush()
  out.push(0xff, 0xd9)
  return { bytes: Uint8Array.from(out), starts }
}

const writeDifference = (write: (value: number, length: number) => void, difference: number): void => {
  const category = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1
  write(category, 4)
  if (category > 0) write(difference > 0 ? difference : difference + 2 ** category - 1, category)
  write(0, 1)
}

const createBitWriter = (out: number[]) => {
  let pending = 0
  let held = 0
  const write = (value: number, length: number): void => {
    for (let bit = length - 1; bit >= 0; bit--) {
      pending = (pending << 1) | ((value >> bit) & 1)
      held++
      if (held < 8) continue
      out.push(pending)
      if (pending === 0xff) out.push(0)
      pending = 0
      held = 0
    }
  }
  return {
    write,
    /** Filled up with ones, as the standard has it. */
    flush: (): void => {
      while (held > 0) write(1, 1)
    },
  }
}
