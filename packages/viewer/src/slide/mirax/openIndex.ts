import { type BlobReader, createBlobReader } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'

/** A location in the data files. */
export interface DataPlace {
  file: number
  offset: number
  length: number
}

/** The images of a level. Their numbers are row × images across + column. */
export interface LevelImages {
  number: Uint32Array
  offset: Float64Array
  length: Float64Array
  file: Uint32Array
}

export interface MiraxIndex {
  level: (record: number) => Promise<LevelImages>
  /** The location of a record beside the levels; undefined if it is empty. */
  other: (record: number) => Promise<DataPlace | undefined>
}

const VERSION = '01.02'
const LEVEL_WORDS = 4
const OTHER_WORDS = 5

/**
 * Index.dat: tables of page lists. Rejects with SlideError if it belongs to another slide or is malformed.
 */
export const openIndex = async (blob: Blob, slideId: string): Promise<MiraxIndex> => {
  const reader = createBlobReader(blob)
  const head = new TextDecoder('latin1').decode(
    await reader.read(0, Math.min(blob.size, VERSION.length + slideId.length)),
  )
  if (!head.startsWith(VERSION)) throw new SlideError({ reason: 'formatUnsupported', detail: 'MRXS index' })
  if (head !== VERSION + slideId) throw broken('of another slide')
  const roots = await words(reader, head.length, 2)
  return {
    level: async (record) => {
      const [start] = await words(reader, (roots[0] ?? 0) + record * 4, 1)
      return toImages(await readPages(reader, start ?? 0, LEVEL_WORDS))
    },
    other: async (record) => {
      const [start] = await words(reader, (roots[1] ?? 0) + record * 4, 1)
      const page = await firstPage(reader, start ?? 0, OTHER_WORDS)
      const [, , offset, length, file] = page ?? []
      return offset === undefined || length === undefined || file === undefined
        ? undefined
        : { offset, length, file }
    },
  }
}

/** A list of pages, of which the first is empty. A cycle of pages would never end. */
const readPages = async (reader: BlobReader, start: number, size: number): Promise<Uint32Array[]> => {
  const pages: Uint32Array[] = []
  const seen = new Set<number>()
  for (let at = start; at !== 0; ) {
    if (seen.has(at)) throw broken('in a circle')
    seen.add(at)
    const [count = 0, next = 0] = await words(reader, at, 2)
    if (count > 0) pages.push(await words(reader, at + 8, count * size))
    at = next
  }
  return pages
}

/**
 * The only page of a record beside the levels. In place of the next page's offset, some scanners write a
 * meaningless number.
 */
const firstPage = async (
  reader: BlobReader,
  start: number,
  size: number,
): Promise<Uint32Array | undefined> => {
  const [count = 0, next = 0] = await words(reader, start, 2)
  if (count > 0) return words(reader, start + 8, count * size)
  if (next === 0) return undefined
  const [behind = 0] = await words(reader, next, 1)
  return behind > 0 ? words(reader, next + 8, behind * size) : undefined
}

const words = async (reader: BlobReader, at: number, count: number): Promise<Uint32Array> => {
  if (at + count * 4 > reader.size) throw broken('beyond its end')
  const bytes = await reader.read(at, count * 4)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: count }, (_, index) => view.getUint32(index * 4, true))
}

const toImages = (pages: readonly Uint32Array[]): LevelImages => {
  const count = pages.reduce((sum, page) => sum + page.length / LEVEL_WORDS, 0)
  const images = {
    number: new Uint32Array(count),
    file: new Uint32Array(count),
    offset: new Float64Array(count),
    length: new Float64Array(count),
  }
  let at = 0
  for (const page of pages) {
    for (let word = 0; word < page.length; word += LEVEL_WORDS, at++) {
      images.number[at] = page[word] ?? 0
      images.offset[at] = page[word + 1] ?? 0
      images.length[at] = page[word + 2] ?? 0
      images.file[at] = page[word + 3] ?? 0
    }
  }
  return images
}

const broken = (what: string) => new SlideError({ reason: 'broken', detail: `MRXS index ${what}` })
