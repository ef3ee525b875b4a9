import type { ParsedDataset, ParsedElement } from '../parse/ParsedDataset.ts'
import { numberOf } from '../parse/values.ts'
import { encapsulatedFrames } from '../read/frame/encapsulatedFrames.ts'
import { tags } from '../read/tags.ts'
import type { DicomElementWithVr } from '../write/DicomDataset.ts'

const T = tags(
  'PixelData',
  'NumberOfFrames',
  'BitsAllocated',
  'BitsStored',
  'HighBit',
  'SamplesPerPixel',
  'ExtendedOffsetTable',
)

/** The pixels, with overlays in unused bits removed. Undefined if there are none. */
export function cleanPixels(dataset: ParsedDataset): DicomElementWithVr | undefined {
  const element = dataset.elements.get(T.PixelData)
  if (!element) return undefined
  if (element.isOpen) return { vr: 'OB', value: encapsulated(dataset, element) }
  const vr = element.vr === 'OB' ? 'OB' : 'OW'
  return { vr, value: withoutSpareBits(dataset, element) }
}

/** Frames are written one by one, so that the offset table is rebuilt; without a table if there was none. */
function encapsulated(dataset: ParsedDataset, element: ParsedElement) {
  const { source, syntax } = dataset
  const declared = Math.max(1, numberOf(dataset, T.NumberOfFrames) ?? 1)
  const hasTable = source.view.getUint32(element.start + 4, syntax.isLittle) > 0
  const frames = encapsulatedFrames(dataset, element, declared).map(({ ranges }) =>
    ranges.map(({ start, end }) => source.bytes.subarray(start, end)),
  )
  const table: 'basic' | 'empty' = hasTable ? 'basic' : 'empty'
  return { frames, table }
}

/** Bits above and below the stored ones may contain a retired overlay with a name in it. */
function withoutSpareBits({ source, syntax, ...dataset }: ParsedDataset, element: ParsedElement): Uint8Array {
  const number = (tag: number) => numberOf({ source, syntax, ...dataset }, tag)
  const bytes = source.bytes.subarray(element.start, element.end)
  const stored = number(T.BitsStored) ?? 16
  const high = number(T.HighBit) ?? stored - 1
  const isPlain = number(T.BitsAllocated) === 16 && stored < 16 && high < 16 && high >= stored - 1
  if (!isPlain || !hasEmbeddedOverlay({ source, syntax, ...dataset })) return bytes
  const mask = ((1 << stored) - 1) << (high - stored + 1)
  const masked = bytes.slice()
  const view = new DataView(masked.buffer)
  for (let at = 0; at + 1 < masked.length; at += 2) {
    view.setUint16(at, view.getUint16(at, syntax.isLittle) & mask, syntax.isLittle)
  }
  return masked
}

function hasEmbeddedOverlay(dataset: ParsedDataset): boolean {
  for (let group = 0x6000; group <= 0x601e; group += 2) {
    if ((numberOf(dataset, group * 0x1_0000 + 0x0102) ?? 0) > 0) return true
  }
  return false
}
