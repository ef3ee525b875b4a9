import { SlideError } from '../SlideError.ts'

/**
 * A JPEG stream (ITU T.81) divided by restart markers into intervals that can be decoded separately.
 * Hamamatsu stores a whole level in one stream, whose header has no size if it exceeds 65,535.
 */
export interface RestartStream {
  /** From the start of the image through the start of the scan. */
  header: Uint8Array<ArrayBuffer>
  /** The offset of the height in the header, which the width follows. */
  sizeAt: number
  /** Pixels covered by one MCU. */
  unitWidth: number
  unitHeight: number
  /** MCUs between two restart markers; 0 if there are none. */
  interval: number
  components: number
}

const FRAMES: readonly number[] = [0xc0, 0xc1]

/** Parses the markers up to the first scan. Throws SlideError. */
export const readRestartStream = (bytes: Uint8Array<ArrayBuffer>): RestartStream => {
  if (bytes[0] !== 0xff || bytes[1] !== 0xd8) throw broken('no JPEG stream')
  const word = (at: number) => ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
  let frame: Omit<RestartStream, 'header' | 'interval'> | undefined
  let interval = 0
  for (let at = 2; at + 4 <= bytes.length; at += 2 + word(at + 2)) {
    while (bytes[at] === 0xff && bytes[at + 1] === 0xff) at++
    const marker = bytes[at + 1] ?? 0
    if (bytes[at] !== 0xff || word(at + 2) < 2) throw broken('JPEG header')
    if (FRAMES.includes(marker)) frame = readFrame(bytes, at)
    if (marker === 0xdd) interval = word(at + 4)
    if (marker !== 0xda) continue
    const end = at + 2 + word(at + 2)
    if (!frame || end > bytes.length) break
    return { ...frame, interval, header: bytes.slice(0, end) }
  }
  throw broken('JPEG header')
}

const readFrame = (bytes: Uint8Array, at: number) => {
  const components = bytes[at + 9] ?? 0
  const factors = Array.from({ length: components }, (_, index) => bytes[at + 11 + index * 3] ?? 0x11)
  const most = (factor: (byte: number) => number) => Math.max(1, ...factors.map(factor))
  // A scan with a single component has blocks as units, whatever its sampling factors are.
  const isAlone = components === 1
  return {
    sizeAt: at + 5,
    unitWidth: 8 * (isAlone ? 1 : most((byte) => byte >> 4)),
    unitHeight: 8 * (isAlone ? 1 : most((byte) => byte & 15)),
    components,
  }
}

/** A separate stream from vertically adjacent intervals. */
export const joinIntervals = (
  { header, sizeAt }: RestartStream,
  intervals: readonly Uint8Array[],
  size: { width: number; height: number },
): Uint8Array<ArrayBuffer> => {
  const bare = intervals.map(withoutMarkers)
  const length = bare.reduce((sum, part) => sum + part.length + 2, header.length)
  const out = new Uint8Array(length)
  out.set(header)
  out.set([size.height >> 8, size.height & 255, size.width >> 8, size.width & 255], sizeAt)
  let at = header.length
  bare.forEach((part, index) => {
    out.set(part, at)
    at += part.length
    // An end-of-image marker after the last interval, a restart marker after the others.
    out.set([0xff, index === bare.length - 1 ? 0xd9 : 0xd0 + (index % 8)], at)
    at += 2
  })
  return out
}

/** Tables of different writers point before or behind the marker; the data in between is the same. */
const withoutMarkers = (part: Uint8Array): Uint8Array => {
  const isMarker = (at: number) => part[at] === 0xff && isRestartOrEnd(part[at + 1] ?? 0)
  const start = isMarker(0) ? 2 : 0
  const end = part.length >= 2 && isMarker(part.length - 2) ? part.length - 2 : part.length
  return part.subarray(start, Math.max(start, end))
}

const isRestartOrEnd = (byte: number) => (byte >= 0xd0 && byte <= 0xd7) || byte === 0xd9

const broken = (detail: string) => new SlideError({ reason: 'broken', detail })
