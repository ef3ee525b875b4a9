/** Adobe's APP14 with transform 0, which means RGB. */
const RGB_MARK = Uint8Array.of(0xff, 0xee, 0, 14, 0x41, 0x64, 0x6f, 0x62, 0x65, 0, 100, 0, 0, 0, 0, 0)

const concat = (...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => {
  const out = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    out.set(part, at)
    at += part.length
  }
  return out
}

export const markRgb = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  concat(bytes.subarray(0, 2), RGB_MARK, bytes.subarray(2))

/** Completes a stream whose tables are in the directory (TIFF Technical Note 2). */
export const joinTables = (tables: Uint8Array, bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
  const hasEnd = tables.at(-2) === 0xff && tables.at(-1) === 0xd9
  return concat(hasEnd ? tables.subarray(0, -2) : tables, bytes.subarray(2))
}
