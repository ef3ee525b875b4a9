import type { Palette, PixelFormat } from '../../../model/PixelFormat.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { bytesOf, stringOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'
import { expandSegments } from './expandSegments.ts'
import { type Descriptor, descriptorOf, tableEntries, wordsOf } from './tableEntries.ts'

const T = tags(
  'PixelPresentation',
  'RedPaletteColorLookupTableDescriptor',
  'GreenPaletteColorLookupTableDescriptor',
  'BluePaletteColorLookupTableDescriptor',
  'RedPaletteColorLookupTableData',
  'GreenPaletteColorLookupTableData',
  'BluePaletteColorLookupTableData',
  'SegmentedRedPaletteColorLookupTableData',
  'SegmentedGreenPaletteColorLookupTableData',
  'SegmentedBluePaletteColorLookupTableData',
)

/** The colors of a PALETTE COLOR image (PS3.3 C.7.9); undefined if tables are missing. */
export function paletteOf(dataset: ParsedDataset, isSigned: boolean): Palette | undefined {
  const descriptor = descriptorOf(dataset, T.RedPaletteColorLookupTableDescriptor, isSigned)
  const channel = (descriptorTag: number, data: number, segmented: number) =>
    channelOf(dataset, descriptorOf(dataset, descriptorTag, isSigned), data, segmented)
  const red = channel(
    T.RedPaletteColorLookupTableDescriptor,
    T.RedPaletteColorLookupTableData,
    T.SegmentedRedPaletteColorLookupTableData,
  )
  const green = channel(
    T.GreenPaletteColorLookupTableDescriptor,
    T.GreenPaletteColorLookupTableData,
    T.SegmentedGreenPaletteColorLookupTableData,
  )
  const blue = channel(
    T.BluePaletteColorLookupTableDescriptor,
    T.BluePaletteColorLookupTableData,
    T.SegmentedBluePaletteColorLookupTableData,
  )
  if (!descriptor || !red || !green || !blue) return undefined
  const isWide = [red, green, blue].some((entries) => entries.some((entry) => entry > 0xff))
  return {
    first: descriptor.first,
    red: eight(red, isWide),
    green: eight(green, isWide),
    blue: eight(blue, isWide),
  }
}

/** The colors that a gray image has beyond its gray levels, if it says that it has some. */
export function supplementOf(
  dataset: ParsedDataset,
  { photometric, isSigned, kind }: PixelFormat,
): Palette | undefined {
  const isMeant = /^(?:COLOR|MIXED)$/u.test(stringOf(dataset, T.PixelPresentation))
  if (!isMeant || photometric !== 'MONOCHROME2' || kind !== 'integer') return undefined
  return paletteOf(dataset, isSigned)
}

function channelOf(
  dataset: ParsedDataset,
  descriptor: Descriptor | undefined,
  data: number,
  segmented: number,
): Uint16Array | undefined {
  if (!descriptor) return undefined
  const plain = tableEntries(dataset, data, descriptor)
  if (plain.length > 0) return plain
  const bytes = bytesOf(dataset, segmented)
  const { isLittle } = dataset.syntax
  // Pairs of bytes are swapped in the words of big-endian files.
  const isSwapped = !isLittle && dataset.elements.get(segmented)?.vr !== 'OB'
  const words =
    descriptor.bits > 8
      ? wordsOf(bytes, bytes.length >> 1, isLittle)
      : bytes.map((byte, index) => (isSwapped ? (bytes[index ^ 1] ?? byte) : byte))
  const entries = expandSegments({ words, isLittle }, descriptor.length)
  return entries.length > 0 ? entries : undefined
}

/** Entries declared as 16 bits that fill only 8 are used as they are, because such files are common. */
const eight = (entries: Uint16Array, isWide: boolean): Uint8Array =>
  Uint8Array.from(entries, (entry) => (isWide ? entry >> 8 : entry))
