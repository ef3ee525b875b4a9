import type { BlobReader } from '../BlobReader.ts'

export interface ItemHead {
  /** Offset of its value. */
  start: number
  end: number
  /** True at the end of the sequence. */
  isEnd: boolean
}

const ITEM = 0xe000
const SEQUENCE_END = 0xe0dd

/**
 * Undefined if there is no item: the file is truncated or malformed. Items of pixel data are always little
 * endian.
 */
export const readItemHead = async (reader: BlobReader, at: number): Promise<ItemHead | undefined> => {
  if (at + 8 > reader.size) return undefined
  const bytes = await reader.read(at, 8)
  const view = new DataView(bytes.buffer)
  const element = view.getUint16(2, true)
  if (view.getUint16(0, true) !== 0xfffe || (element !== ITEM && element !== SEQUENCE_END)) return undefined
  const start = at + 8
  return { start, end: start + view.getUint32(4, true), isEnd: element === SEQUENCE_END }
}
