import type { SlideProfile } from '../SlideSource.ts'
import { readIcc } from './IccProfile.ts'
import { readTransform } from './readTransform.ts'

/** The sRGB primaries in the profile connection space (IEC 61966-2-1, adapted to D50). */
const SRGB_PRIMARIES = [
  [0.4361, 0.2225, 0.0139],
  [0.3851, 0.7169, 0.0971],
  [0.1431, 0.0606, 0.7141],
] as const
const TOLERANCE = 0.01

/** Determines whether stored colors are sRGB, and otherwise how to convert them. */
export const readProfile = (bytes: Uint8Array): SlideProfile => {
  const profile = readIcc(bytes)
  if (!profile) return { kind: 'other', name: '' }
  const { view, tags } = profile
  const desc = tags.get('desc')
  const name = desc ? readDescription(view, desc.offset, desc.size) : ''
  const primaries = ['rXYZ', 'gXYZ', 'bXYZ'].map((tag) => readXyz(view, tags.get(tag)?.offset))
  const isSrgb = primaries.every((xyz, color) =>
    xyz.every((value, axis) => Math.abs(value - (SRGB_PRIMARIES[color]?.[axis] ?? 0)) < TOLERANCE),
  )
  // A profile with tables says more than its matrix.
  if (isSrgb && !tags.has('A2B0')) return { kind: 'srgb', name }
  const toXyz = readTransform(bytes)
  return toXyz ? { kind: 'applied', name, toXyz } : { kind: 'other', name }
}

const readXyz = (view: DataView, offset: number | undefined): number[] => {
  if (offset === undefined || offset + 20 > view.byteLength) return [0, 0, 0]
  return [8, 12, 16].map((at) => view.getInt32(offset + at) / 65536)
}

/** `desc` of version 2 is ASCII, `mluc` of version 4 is UTF-16. */
const readDescription = (view: DataView, offset: number, size: number): string => {
  const type = ascii(view, offset, 4)
  if (type === 'desc' && size > 12)
    return ascii(view, offset + 12, Math.min(view.getUint32(offset + 8), size - 12))
  if (type !== 'mluc' || size < 28) return ''
  const length = Math.min(view.getUint32(offset + 20), size)
  const start = offset + view.getUint32(offset + 24)
  if (start + length > view.byteLength) return ''
  return new TextDecoder('utf-16be')
    .decode(new Uint8Array(view.buffer, view.byteOffset + start, length))
    .trim()
}

const ascii = (view: DataView, at: number, length: number): string => {
  let text = ''
  for (let index = 0; index < length && at + index < view.byteLength; index++) {
    const code = view.getUint8(at + index)
    if (code === 0) break
    text += String.fromCharCode(code)
  }
  return text.trim()
}
