import type { ArchiveEntry } from './ArchiveEntry.ts'

/** The end record with the longest comment, plus the record before it in archives of more than 4 GB. */
const TAIL = 22 + 0xffff + 20
const END = 0x06054b50
const END_64_LOCATOR = 0x07064b50
const END_64 = 0x06064b50
const ENTRY = 0x02014b50
const LEFT_OUT = 0xffffffff
/** A directory of 50,000 files takes about 5 MB. */
const DIRECTORY_MAX = 64 * 1024 * 1024
const ENTRIES_MAX = 50_000

const viewOf = async (blob: Blob, start: number, end: number): Promise<DataView> =>
  new DataView(await blob.slice(start, end).arrayBuffer())

export interface ArchiveDirectory {
  entries: ArchiveEntry[]
  /** The number of entries beyond those that are opened. */
  leftOut: number
}

/** The files of a ZIP without unpacking any; undefined if it isn't a ZIP or its directory is broken. */
export async function readArchive(
  blob: Blob,
  entriesMax = ENTRIES_MAX,
): Promise<ArchiveDirectory | undefined> {
  try {
    const place = await findDirectory(blob)
    if (!place || place.size > DIRECTORY_MAX || place.start + place.size > blob.size) return undefined
    const directory = await viewOf(blob, place.start, place.start + place.size)
    const entries = readEntries(directory, Math.min(place.count, entriesMax))
    return entries && { entries, leftOut: Math.max(place.count - entriesMax, 0) }
  } catch (error) {
    if (error instanceof RangeError) return undefined
    throw error
  }
}

interface DirectoryPlace {
  start: number
  size: number
  count: number
}

async function findDirectory(blob: Blob): Promise<DirectoryPlace | undefined> {
  const from = Math.max(0, blob.size - TAIL)
  const tail = await viewOf(blob, from, blob.size)
  for (let at = tail.byteLength - 22; at >= 0; at--) {
    if (tail.getUint32(at, true) !== END) continue
    const place = {
      count: tail.getUint16(at + 10, true),
      size: tail.getUint32(at + 12, true),
      start: tail.getUint32(at + 16, true),
    }
    const isLarge = place.count === 0xffff || place.size === LEFT_OUT || place.start === LEFT_OUT
    const hasLocator = at >= 20 && tail.getUint32(at - 20, true) === END_64_LOCATOR
    return isLarge && hasLocator ? readEnd64(blob, Number(tail.getBigUint64(at - 12, true))) : place
  }
  return undefined
}

async function readEnd64(blob: Blob, at: number): Promise<DirectoryPlace | undefined> {
  const end = await viewOf(blob, at, at + 56)
  if (end.getUint32(0, true) !== END_64) return undefined
  return {
    count: Number(end.getBigUint64(32, true)),
    size: Number(end.getBigUint64(40, true)),
    start: Number(end.getBigUint64(48, true)),
  }
}

function readEntries(directory: DataView, count: number): ArchiveEntry[] | undefined {
  const entries: ArchiveEntry[] = []
  let at = 0
  for (let i = 0; i < count; i++) {
    if (directory.getUint32(at, true) !== ENTRY) return undefined
    const flags = directory.getUint16(at + 8, true)
    const nameLength = directory.getUint16(at + 28, true)
    const extraLength = directory.getUint16(at + 30, true)
    const commentLength = directory.getUint16(at + 32, true)
    const name = new Uint8Array(directory.buffer, directory.byteOffset + at + 46, nameLength)
    const entry: ArchiveEntry = {
      name: entryName(name, (flags & 0x800) !== 0),
      method: directory.getUint16(at + 10, true),
      isEncrypted: (flags & 1) !== 0,
      packedSize: directory.getUint32(at + 20, true),
      size: directory.getUint32(at + 24, true),
      headerAt: directory.getUint32(at + 42, true),
    }
    const extra = new DataView(directory.buffer, directory.byteOffset + at + 46 + nameLength, extraLength)
    if (!entry.name.endsWith('/')) entries.push(withLargeSizes(entry, extra))
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

/** Sizes and offsets beyond 4 GB are in the extra field, in this order, each only if it was omitted. */
function withLargeSizes(entry: ArchiveEntry, extra: DataView): ArchiveEntry {
  const large = { ...entry }
  for (let at = 0; at + 4 <= extra.byteLength; at += 4 + extra.getUint16(at + 2, true)) {
    if (extra.getUint16(at, true) !== 1) continue
    let place = at + 4
    for (const part of ['size', 'packedSize', 'headerAt'] as const) {
      if (entry[part] !== LEFT_OUT) continue
      large[part] = Number(extra.getBigUint64(place, true))
      place += 8
    }
  }
  return large
}

/** Archives made on Korean Windows have file names in its code page without declaring it. */
function entryName(bytes: Uint8Array, isUtf8: boolean): string {
  if (!isUtf8) {
    for (const label of ['utf-8', 'euc-kr']) {
      try {
        return new TextDecoder(label, { fatal: true }).decode(bytes)
      } catch {
        // The name isn't valid UTF-8, so another code page is tried.
      }
    }
  }
  return new TextDecoder().decode(bytes)
}
