import type { BlobReader } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'

/** The location of a directory's value in the file. */
export interface TiffEntry {
  type: number
  count: number
  offset: number
  /** Upper half of a single value, which NDPI stores beside its directory; 0 or absent otherwise. */
  upper?: number
}

export interface TiffDirectory {
  entries: ReadonlyMap<number, TiffEntry>
  isLittleEndian: boolean
  reader: BlobReader
  /** True if it is a sub-directory of the previous one that isn't, usually a smaller level. */
  isNested?: boolean
}

/** Bytes per value by type, 0 for invalid types. */
const SIZES = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4, 0, 0, 8, 8, 8] as const

/** A level with 16 million tiles would have 10^12 pixels. */
const MOST_VALUES = 1 << 24
const MOST_BYTES = 32 * 1024 * 1024

export const typeSize = (type: number): number => SIZES[type] ?? 0

export const readBytes = async (
  directory: TiffDirectory,
  tag: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const entry = directory.entries.get(tag)
  if (!entry) return undefined
  const length = entry.count * typeSize(entry.type)
  if (length > MOST_BYTES) throw new SlideError({ reason: 'broken', detail: `tag ${tag} of ${length} bytes` })
  return directory.reader.read(entry.offset, length)
}

/** Empty if the tag is absent. Rationals are divided. */
export const readNumbers = async (directory: TiffDirectory, tag: number): Promise<Float64Array> => {
  const entry = directory.entries.get(tag)
  if (!entry) return new Float64Array(0)
  const size = typeSize(entry.type)
  if (size === 0 || entry.count > MOST_VALUES)
    throw new SlideError({ reason: 'broken', detail: `tag ${tag}` })
  const bytes = await directory.reader.read(entry.offset, entry.count * size)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const out = new Float64Array(entry.count)
  for (let index = 0; index < entry.count; index++) {
    out[index] = readNumber(view, index * size, entry.type, directory.isLittleEndian)
  }
  if (entry.upper && entry.count === 1) out[0] = (out[0] ?? 0) + entry.upper * 2 ** 32
  return out
}

export const readFirst = async (directory: TiffDirectory, tag: number): Promise<number | undefined> =>
  (await readNumbers(directory, tag))[0]

export const readText = async (directory: TiffDirectory, tag: number): Promise<string> => {
  const bytes = await readBytes(directory, tag)
  return bytes ? new TextDecoder().decode(bytes).replace(/\0[\s\S]*$/, '') : ''
}

const readNumber = (view: DataView, at: number, type: number, isLittle: boolean): number => {
  switch (type) {
    case 3:
      return view.getUint16(at, isLittle)
    case 4:
    case 13:
      return view.getUint32(at, isLittle)
    case 5:
      return view.getUint32(at, isLittle) / view.getUint32(at + 4, isLittle)
    case 6:
      return view.getInt8(at)
    case 8:
      return view.getInt16(at, isLittle)
    case 9:
      return view.getInt32(at, isLittle)
    case 10:
      return view.getInt32(at, isLittle) / view.getInt32(at + 4, isLittle)
    case 11:
      return view.getFloat32(at, isLittle)
    case 12:
      return view.getFloat64(at, isLittle)
    case 16:
    case 17:
    case 18:
      return readLong8(view, at, isLittle)
    default:
      return view.getUint8(at)
  }
}

/** Offsets beyond 2^53 are invalid, and must not be rounded to valid ones. */
export const readLong8 = (view: DataView, at: number, isLittle: boolean): number => {
  const low = view.getUint32(isLittle ? at : at + 4, isLittle)
  const high = view.getUint32(isLittle ? at + 4 : at, isLittle)
  const value = high * 2 ** 32 + low
  if (!Number.isSafeInteger(value))
    throw new SlideError({ reason: 'broken', detail: 'offset beyond 53 bits' })
  return value
}
