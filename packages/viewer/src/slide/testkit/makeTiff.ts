/** A value of a tag: a text, short or long numbers, ratios or bytes. */
export type TagValue =
  | { text: string }
  | { shorts: readonly number[] }
  | { longs: readonly number[] }
  | { signedLongs: readonly number[] }
  | { ratios: readonly number[] }
  | { floats: readonly number[] }
  | { bytes: Uint8Array }

export interface TiffPage {
  tags: Record<number, TagValue>
  /** The tiles in the order of the file, row by row. */
  tiles: readonly Uint8Array[]
  /** Strips instead of tiles: `tags` has no tile size then. */
  isStripped?: boolean
}

export interface TiffOptions {
  isBig?: boolean
  isBigEndian?: boolean
  /** Writes Hamamatsu's variant: the upper halves of offsets follow each directory. */
  isNdpi?: boolean
  /** Where tiles and directories begin: beyond 4 GB in files that exist only in part. */
  start?: number
}

/** A TIFF or BigTIFF; with `start`, its header and the rest, which lies there. */
export const makeTiff = (pages: readonly TiffPage[], options: TiffOptions = {}) => {
  const { isBig = false, isBigEndian = false, isNdpi = false } = options
  const { start = isBig ? 16 : isNdpi ? 12 : 8 } = options
  const isLittle = !isBigEndian
  const chunks: Uint8Array[] = []
  let end = start
  const put = (bytes: Uint8Array): number => {
    const at = end
    chunks.push(bytes)
    end += bytes.length
    return at
  }
  const number = (value: number, size: number): Uint8Array => {
    const bytes = new Uint8Array(size)
    const view = new DataView(bytes.buffer)
    if (size === 2) view.setUint16(0, value, isLittle)
    else if (size === 4) view.setUint32(0, value, isLittle)
    else view.setBigUint64(0, BigInt(value), isLittle)
    return bytes
  }
  const long = (value: number) => number(value, isBig ? 8 : 4)

  const encode = (value: TagValue): { type: number; count: number; bytes: Uint8Array } => {
    if ('text' in value) {
      const bytes = new TextEncoder().encode(`${value.text}\0`)
      return { type: 2, count: bytes.length, bytes }
    }
    if ('bytes' in value) return { type: 7, count: value.bytes.length, bytes: value.bytes }
    if ('shorts' in value)
      return { type: 3, count: value.shorts.length, bytes: join(value.shorts.map((v) => number(v, 2))) }
    if ('signedLongs' in value)
      return {
        type: 9,
        count: value.signedLongs.length,
        bytes: join(value.signedLongs.map((v) => number(v, 4))),
      }
    if ('longs' in value) {
      return { type: isBig ? 16 : 4, count: value.longs.length, bytes: join(value.longs.map(long)) }
    }
    if ('floats' in value) {
      const bytes = new Uint8Array(value.floats.length * 4)
      value.floats.forEach((float, index) => {
        new DataView(bytes.buffer).setFloat32(index * 4, float, isLittle)
      })
      return { type: 11, count: value.floats.length, bytes }
    }
    const parts = value.ratios.flatMap((v) => [number(Math.round(v * 1000), 4), number(1000, 4)])
    return { type: 5, count: value.ratios.length, bytes: join(parts) }
  }

  let first = 0
  let link: { chunk: Uint8Array; at: number } | undefined
  for (const page of pages) {
    const offsets = page.tiles.map(put)
    const tags: Record<number, TagValue> = {
      ...page.tags,
      [page.isStripped ? 273 : 324]: { longs: offsets },
      [page.isStripped ? 279 : 325]: { longs: page.tiles.map((tile) => tile.length) },
    }
    const uppers: number[] = []
    const entries = Object.entries(tags).map(([tag, value]) => {
      const { type, count, bytes } = encode(value)
      const room = isBig ? 8 : 4
      const inline = new Uint8Array(room)
      const only = 'longs' in value ? (value.longs[0] ?? 0) : 0
      const place = bytes.length <= room ? only : put(bytes)
      uppers.push(Math.floor(place / 2 ** 32))
      inline.set(bytes.length <= room ? bytes : long(place))
      return join([number(Number(tag), 2), number(type, 2), long(count), inline])
    })
    const tail = isNdpi ? [number(0, 8), ...uppers.map((upper) => number(upper, 4))] : [long(0)]
    const head = join([isBig ? number(entries.length, 8) : number(entries.length, 2), ...entries])
    const chunk = join([head, ...tail])
    const at = put(chunk)
    if (link) link.chunk.set(isNdpi ? number(at, 8) : long(at), link.at)
    else first = at
    link = { chunk, at: head.length }
  }

  const order = isLittle ? Uint8Array.of(0x49, 0x49) : Uint8Array.of(0x4d, 0x4d)
  const header = isBig
    ? join([order, number(43, 2), number(8, 2), number(0, 2), long(first)])
    : join([order, number(42, 2), isNdpi ? number(first, 8) : long(first)])
  return { header, body: join(chunks) }
}

/** The pages as one file. */
export const tiffBlob = (pages: readonly TiffPage[], options: TiffOptions = {}): Blob => {
  const { header, body } = makeTiff(pages, options)
  return new Blob([header, body])
}

const join = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}
