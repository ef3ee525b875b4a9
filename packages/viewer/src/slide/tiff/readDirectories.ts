import type { BlobReader } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'
import { readLong8, readNumbers, type TiffDirectory, type TiffEntry, typeSize } from './TiffDirectory.ts'
import { TAG } from './tags.ts'

const MOST_DIRECTORIES = 4096
const MOST_ENTRIES = 4096

interface Layout {
  isLittleEndian: boolean
  isBig: boolean
  /** Hamamatsu's variant: a classic TIFF with the upper halves of offsets behind each directory. */
  isNdpi: boolean
}

/** All directories of a TIFF or BigTIFF in file order, each followed by its sub-directories. */
export const readDirectories = async (reader: BlobReader): Promise<TiffDirectory[]> => {
  const { layout, first } = await readHeader(reader)
  const seen = new Set<number>()
  const out: TiffDirectory[] = []

  const visit = async (start: number, isChain: boolean): Promise<void> => {
    let offset = start
    while (offset !== 0 && !seen.has(offset) && seen.size < MOST_DIRECTORIES) {
      seen.add(offset)
      const read = await readDirectory(reader, offset, layout).catch((error: unknown) => {
        // What precedes a broken directory can still be shown.
        if (out.length > 0 && error instanceof SlideError) return undefined
        throw error
      })
      if (!read) return
      const { directory, next } = read
      out.push(isChain ? directory : { ...directory, isNested: true })
      if (!isChain) return
      for (const child of await readNumbers(directory, TAG.subDirectories)) await visit(child, false)
      offset = next
    }
  }

  await visit(first, true)
  return out
}

export const isTiff = (head: Uint8Array): boolean => {
  const isLittle = head[0] === 0x49 && head[1] === 0x49
  const isBigEndian = head[0] === 0x4d && head[1] === 0x4d
  const magic = isLittle ? head[2] : isBigEndian ? head[3] : 0
  const zero = isLittle ? head[3] : head[2]
  return (magic === 42 || magic === 43) && zero === 0
}

const readHeader = async (reader: BlobReader): Promise<{ layout: Layout; first: number }> => {
  const head = await reader.read(0, 8)
  if (!isTiff(head)) throw new SlideError({ reason: 'notAnImage' })
  const view = new DataView(head.buffer)
  const isLittleEndian = head[0] === 0x49
  if (view.getUint16(2, isLittleEndian) === 42) {
    const layout = { isLittleEndian, isBig: false, isNdpi: false }
    const ndpi = isLittleEndian ? await findNdpi(reader) : undefined
    if (ndpi !== undefined) return { layout: { ...layout, isNdpi: true }, first: ndpi }
    return { layout, first: view.getUint32(4, isLittleEndian) }
  }
  if (view.getUint16(4, isLittleEndian) !== 8)
    throw new SlideError({ reason: 'broken', detail: 'BigTIFF header' })
  const long = await reader.read(8, 8)
  return {
    layout: { isLittleEndian, isBig: true, isNdpi: false },
    first: readLong8(new DataView(long.buffer), 0, isLittleEndian),
  }
}

/**
 * The offset of the first directory of an NDPI, whose header has 8 bytes for it. Undefined for other TIFFs.
 */
const findNdpi = async (reader: BlobReader): Promise<number | undefined> => {
  if (reader.size < 12) return undefined
  const head = new DataView((await reader.read(4, 8)).buffer)
  const lower = head.getUint32(0, true)
  const upper = head.getUint32(4, true)
  for (const first of upper === 0 ? [lower] : [upper * 2 ** 32 + lower, lower]) {
    if (!(first > 0 && first + 2 < reader.size)) continue
    const layout = { isLittleEndian: true, isBig: false, isNdpi: false }
    const read = await readDirectory(reader, first, layout).catch((error: unknown) => {
      if (error instanceof SlideError) return undefined
      throw error
    })
    if (read?.directory.entries.has(TAG.ndpiFormat)) return first
  }
  return undefined
}

const readDirectory = async (
  reader: BlobReader,
  offset: number,
  { isLittleEndian, isBig, isNdpi }: Layout,
): Promise<{ directory: TiffDirectory; next: number }> => {
  const [countSize, entrySize, valueSize] = isBig ? [8, 20, 8] : [2, 12, 4]
  const head = await reader.read(offset, countSize)
  const headView = new DataView(head.buffer)
  const count = isBig ? readLong8(headView, 0, isLittleEndian) : headView.getUint16(0, isLittleEndian)
  if (count === 0 || count > MOST_ENTRIES)
    throw new SlideError({ reason: 'broken', detail: 'TIFF directory' })

  const start = offset + countSize
  const bytes = await reader.read(start, count * entrySize + valueSize)
  const view = new DataView(bytes.buffer)
  const long = (at: number) =>
    isBig ? readLong8(view, at, isLittleEndian) : view.getUint32(at, isLittleEndian)
  const entries = new Map<number, TiffEntry>()
  for (let index = 0; index < count; index++) {
    const at = index * entrySize
    const type = view.getUint16(at + 2, isLittleEndian)
    const values = long(at + 4)
    const valueAt = at + 4 + valueSize
    const isInline = values * typeSize(type) <= valueSize
    entries.set(view.getUint16(at, isLittleEndian), {
      type,
      count: values,
      offset: isInline ? start + valueAt : long(valueAt),
    })
  }
  const directory = { entries, isLittleEndian, reader }
  if (isNdpi) return { directory, next: await addUpperHalves(directory, start + count * entrySize) }
  return { directory, next: long(count * entrySize) }
}

/**
 * The entries of an NDPI directory are followed by the next directory's offset in 8 bytes and, per entry, the
 * upper half of its value. An offset beyond the end of the file means that the writer omitted them.
 */
const addUpperHalves = async (directory: TiffDirectory, at: number): Promise<number> => {
  const { reader } = directory
  const entries = [...directory.entries.values()]
  const bytes = await reader
    .read(at, 4)
    .then(() => reader.read(at, Math.min(8 + entries.length * 4, reader.size - at)))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const half = (from: number) => (from + 4 <= bytes.length ? view.getUint32(from, true) : 0)
  const placed = (lower: number, upper: number, length: number) =>
    upper * 2 ** 32 + lower + length <= reader.size ? upper * 2 ** 32 : undefined
  entries.forEach((entry, index) => {
    const upper = half(8 + index * 4)
    const length = entry.count * typeSize(entry.type)
    if (length <= 4) entry.upper = placed(0, upper, 0) === undefined ? 0 : upper
    else entry.offset += placed(entry.offset, upper, length) ?? 0
  })
  const next = half(0)
  return next + (placed(next, half(4), 2) ?? 0)
}
