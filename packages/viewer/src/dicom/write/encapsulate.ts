import type { ByteSink } from './ByteSink.ts'
import type { DicomValue, EncapsulatedFrames } from './DicomDataset.ts'

export const isEncapsulated = (value: DicomValue): value is EncapsulatedFrames =>
  value !== null && typeof value === 'object' && 'frames' in value

const evenLength = (bytes: Uint8Array) => bytes.length + (bytes.length % 2)

const frameLength = (fragments: readonly Uint8Array[]) =>
  fragments.reduce((sum, fragment) => sum + 8 + evenLength(fragment), 0)

/** The start of each frame's first fragment, relative to the end of the table. */
function offsetsOf({ frames }: EncapsulatedFrames): number[] {
  let at = 0
  return frames.map((fragments) => {
    const offset = at
    at += frameLength(fragments)
    return offset
  })
}

/**
 * The two elements of the extended offset table (PS3.5 A.4): offsets, and lengths without item headers and
 * padding.
 */
export function offsetTables(value: EncapsulatedFrames): { tag: number; vr: string; value: DicomValue }[] {
  if (value.table !== 'extended') return []
  const lengths = value.frames.map((fragments) => fragments.reduce((sum, { length }) => sum + length, 0))
  return [
    { tag: 0x7fe0_0001, vr: 'OV', value: offsetsOf(value) },
    { tag: 0x7fe0_0002, vr: 'OV', value: lengths },
  ]
}

/** Writes the items of encapsulated pixel data, from the basic offset table to the delimiter. */
export function encapsulate(sink: ByteSink, value: EncapsulatedFrames): void {
  const offsets = (value.table ?? 'basic') === 'basic' ? offsetsOf(value) : []
  sink.tag(0xfffe_e000)
  sink.u32(offsets.length * 4)
  for (const offset of offsets) sink.u32(offset)
  for (const fragment of value.frames.flat()) {
    sink.tag(0xfffe_e000)
    sink.u32(evenLength(fragment))
    sink.put(fragment)
    if (fragment.length % 2) sink.put(new Uint8Array(1))
  }
  sink.tag(0xfffe_e0dd)
  sink.u32(0)
}
