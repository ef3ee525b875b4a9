import { readBlob } from '../BlobReader.ts'
import { readFirst, readNumbers, type TiffDirectory } from '../tiff/TiffDirectory.ts'
import { TAG } from '../tiff/tags.ts'
import { type RestartStream, readRestartStream } from './RestartStream.ts'

/** One picture of an NDPI: a level, a focal plane of it, the macro or the map. */
export interface NdpiImage {
  directory: TiffDirectory
  width: number
  height: number
  /** Offset of its stream in the file. */
  offset: number
  length: number
  lens: number
  /** Nanometres; 0 is in focus. */
  focus: number
  stream: RestartStream
}

/** Tables and markers of a stream end well before this. */
const MOST_HEADER_BYTES = 256 * 1024

export const readNdpiImage = async (blob: Blob, directory: TiffDirectory): Promise<NdpiImage> => {
  const first = async (tag: number) => (await readFirst(directory, tag)) ?? 0
  const offset = await first(TAG.stripOffsets)
  const length = Math.min(await first(TAG.stripByteCounts), blob.size - offset)
  const header = await readBlob(blob, offset, offset + Math.max(0, Math.min(length, MOST_HEADER_BYTES)))
  return {
    directory,
    width: await first(TAG.width),
    height: await first(TAG.height),
    offset,
    length,
    lens: await first(TAG.ndpiLens),
    focus: await first(TAG.ndpiFocus),
    stream: readRestartStream(header),
  }
}

/** How restart markers divide a level; undefined if it can only be decoded as a whole. */
export interface IntervalGrid {
  /** Intervals per row, and rows of intervals. */
  columns: number
  rows: number
  width: number
  height: number
}

export const intervalGrid = ({ width, height, stream }: NdpiImage): IntervalGrid | undefined => {
  const { interval, unitWidth, unitHeight } = stream
  const across = Math.ceil(width / unitWidth)
  const down = Math.ceil(height / unitHeight)
  if (interval === 0) return undefined
  if (across % interval === 0) {
    return { columns: across / interval, rows: down, width: interval * unitWidth, height: unitHeight }
  }
  if (interval % across !== 0) return undefined
  const deep = interval / across
  return { columns: 1, rows: Math.ceil(down / deep), width, height: deep * unitHeight }
}

/**
 * The starts of intervals in the file, and the end of the stream as the last entry; undefined if the file has
 * no table of them.
 */
export const readIntervalStarts = async (
  image: NdpiImage,
  count: number,
): Promise<Float64Array | undefined> => {
  const lower = await readNumbers(image.directory, TAG.ndpiIntervals)
  const upper = await readNumbers(image.directory, TAG.ndpiUpperIntervals)
  if (lower.length !== count) return undefined
  const starts = new Float64Array(count + 1)
  for (let index = 0; index < count; index++) {
    starts[index] = image.offset + (lower[index] ?? 0) + (upper[index] ?? 0) * 2 ** 32
  }
  starts[count] = image.offset + image.length
  const isRising = starts.every((start, index) => index === 0 || start >= (starts[index - 1] ?? 0))
  return isRising ? starts : undefined
}
