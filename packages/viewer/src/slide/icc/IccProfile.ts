/** Tags of an ICC profile (ICC.1), by their signatures. */
export interface IccProfile {
  view: DataView
  /** The device color space: `RGB ` for scanners. */
  colorSpace: string
  /** The profile connection space: `XYZ ` or `Lab `. */
  connection: string
  tags: ReadonlyMap<string, { offset: number; size: number }>
}

const MOST_TAGS = 200

/** Undefined if it isn't a profile. */
export const readIcc = (bytes: Uint8Array): IccProfile | undefined => {
  if (bytes.length < 132) return undefined
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const tags = new Map<string, { offset: number; size: number }>()
  const count = Math.min(view.getUint32(128), MOST_TAGS)
  for (let index = 0; index < count; index++) {
    const at = 132 + index * 12
    if (at + 12 > view.byteLength) break
    const offset = view.getUint32(at + 4)
    const size = view.getUint32(at + 8)
    if (offset + size <= view.byteLength) tags.set(signature(view, at), { offset, size })
  }
  return { view, tags, colorSpace: signature(view, 16), connection: signature(view, 20) }
}

export const signature = (view: DataView, at: number): string =>
  at + 4 <= view.byteLength
    ? String.fromCharCode(...new Uint8Array(view.buffer, view.byteOffset + at, 4))
    : ''

export const fixed = (view: DataView, at: number): number => view.getInt32(at) / 65_536
