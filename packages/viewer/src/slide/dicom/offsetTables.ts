/** Basic Offset Table (PS3.5 A.4); undefined if it is empty or invalid, as beyond 4 GB. */
export const readBasicTable = (bytes: Uint8Array, frames: number): Float64Array | undefined => {
  if (bytes.length !== frames * 4) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const offsets = new Float64Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    const offset = view.getUint32(frame * 4, true)
    if (frame === 0 ? offset !== 0 : offset <= (offsets[frame - 1] ?? 0)) return undefined
    offsets[frame] = offset
  }
  return offsets
}

/** Extended Offset Table (PS3.3 C.7.6.3.1.8) with 64-bit offsets, made for slides. */
export const readExtendedTable = (
  offsets: Uint8Array,
  lengths: Uint8Array,
  frames: number,
): { offsets: Float64Array; lengths: Float64Array } | undefined => {
  if (frames === 0 || offsets.length < frames * 8 || lengths.length < frames * 8) return undefined
  return { offsets: readLongs(offsets, frames), lengths: readLongs(lengths, frames) }
}

const readLongs = (bytes: Uint8Array, count: number): Float64Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const out = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    out[index] = view.getUint32(index * 8, true) + view.getUint32(index * 8 + 4, true) * 2 ** 32
  }
  return out
}
