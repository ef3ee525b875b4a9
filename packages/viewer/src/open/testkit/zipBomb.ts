import { constants, deflateRawSync } from 'node:zlib'

const PIECE = 16 * 1024 ** 2
const NAME = new TextEncoder().encode('bomb.dcm')

/** An archive of one file of zeros, `copies` times 16 MiB. `announced`: the size that its directory claims. */
export function zipBomb({ copies, announced }: { copies: number; announced?: number }): {
  archive: Blob
  size: number
} {
  const size = copies * PIECE
  // A flushed piece ends on a byte, so that the same bytes can be repeated; an empty block ends the stream.
  const piece = deflateRawSync(new Uint8Array(PIECE), { finishFlush: constants.Z_SYNC_FLUSH })
  const packed = new Blob([...Array.from({ length: copies }, () => piece), Uint8Array.of(3, 0)])
  const sizes = [0, packed.size, announced ?? size]
  const local = [
    ...u32(0x04034b50),
    ...u16(20, 0, 8, 0, 0),
    ...u32(...sizes),
    ...u16(NAME.length, 0),
    ...NAME,
  ]
  const entry = [
    ...[...u32(0x02014b50), ...u16(20, 20, 0, 8, 0, 0), ...u32(...sizes), ...u16(NAME.length, 0, 0, 0, 0)],
    ...[...u32(0, 0), ...NAME],
  ]
  const end = [
    ...[...u32(0x06054b50), ...u16(0, 0, 1, 1)],
    ...[...u32(entry.length, local.length + packed.size), ...u16(0)],
  ]
  return { archive: new Blob([Uint8Array.from(local), packed, Uint8Array.from([...entry, ...end])]), size }
}

const u16 = (...values: readonly number[]) => values.flatMap((value) => [value & 255, value >> 8])
const u32 = (...values: readonly number[]) => values.flatMap((value) => u16(value & 0xffff, value >>> 16))
