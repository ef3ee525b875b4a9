import type { OverlayPlane } from '../../../model/Grayscale.ts'
import type { FrameData } from '../../../model/ImageContent.ts'
import type { PixelFormat } from '../../../model/PixelFormat.ts'
import type { ParsedDataset } from '../../parse/ParsedDataset.ts'
import { bytesOf, numberOf, numbersOf, stringOf } from '../../parse/values.ts'
import { textOf } from '../../text/textValues.ts'

/** Element numbers in the groups 6000, 6002 … 601E (PS3.3 C.9.2). */
const ROWS = 0x0010
const COLUMNS = 0x0011
const FRAMES = 0x0015
const TYPE = 0x0040
const ORIGIN = 0x0050
const FIRST_FRAME = 0x0051
const BIT_POSITION = 0x0102
const LABEL = 0x1500
const DATA = 0x3000

/** A limit, because unpacked planes take eight times the memory. */
const MAX_EMBEDDED_PIXELS = 1 << 26

type PlaneOfFrame = (index: number) => OverlayPlane | undefined

/** The overlay planes of each frame (from 0). Planes without frames of their own are shared by all frames. */
export function overlaysOf(
  dataset: ParsedDataset,
  format: PixelFormat,
  frames: readonly FrameData[],
): (index: number) => OverlayPlane[] {
  const planes: PlaneOfFrame[] = []
  for (let group = 0x6000; group <= 0x601e; group += 2) {
    const plane = planeOf(dataset, group, format, frames)
    if (plane) planes.push(plane)
  }
  if (planes.length === 0) {
    const none: OverlayPlane[] = []
    return () => none
  }
  return (index) => planes.flatMap((plane) => plane(index) ?? [])
}

/** The overlay plane in a group of an object without pixels, which has one for all images. */
export const overlayIn = (dataset: ParsedDataset, group: number): OverlayPlane | undefined =>
  planeOf(dataset, group)?.(0)

/** Without a format, planes in the bits of pixels are left out. */
function planeOf(
  dataset: ParsedDataset,
  group: number,
  format?: PixelFormat,
  frames: readonly FrameData[] = [],
): PlaneOfFrame | undefined {
  const tag = (element: number) => group * 0x1_0000 + element
  if (!dataset.elements.has(tag(ROWS))) return undefined
  const number = (element: number) => numberOf(dataset, tag(element))
  const rows = number(ROWS) ?? 0
  const columns = number(COLUMNS) ?? 0
  const [top = 1, left = 1] = numbersOf(dataset, tag(ORIGIN))
  const plane = {
    group,
    rows,
    columns,
    originX: left - 1,
    originY: top - 1,
    isRoi: stringOf(dataset, tag(TYPE)) === 'R',
    label: textOf(dataset, tag(LABEL)),
  }
  if (!(rows > 0 && columns > 0)) return undefined
  if (!dataset.elements.has(tag(DATA)))
    return format && embedded(dataset, plane, format, frames, number(BIT_POSITION) ?? 0)
  const data = bytesOf(dataset, tag(DATA))
  const count = Math.max(1, number(FRAMES) ?? 1)
  const first = (number(FIRST_FRAME) ?? 1) - 1
  const isShared = number(FRAMES) === undefined || (count === 1 && number(FIRST_FRAME) === undefined)
  const swap = dataset.syntax.isLittle || dataset.elements.get(tag(DATA))?.vr === 'OB' ? 0 : 1
  const once = isShared ? withBits(plane, data, 0, swap) : undefined
  return (index) => {
    if (isShared) return once
    return index >= first && index < first + count ? withBits(plane, data, index - first, swap) : undefined
  }
}

type Plane = Omit<OverlayPlane, 'bits'>

/** The bits of one frame of the overlay; undefined for an incomplete plane. */
function withBits(plane: Plane, data: Uint8Array, frame: number, swap: 0 | 1): OverlayPlane | undefined {
  const count = plane.rows * plane.columns
  const from = frame * count
  if (from + count > data.length * 8) return undefined
  const bits = new Uint8Array(count)
  for (let index = 0; index < count; index++) {
    const at = from + index
    bits[index] = ((data[(at >> 3) ^ swap] ?? 0) >> (at & 7)) & 1
  }
  return { ...plane, bits }
}

/** Retired: an overlay in an unused bit of the pixels. Compressed pixels have none. */
function embedded(
  { source, syntax }: ParsedDataset,
  plane: Plane,
  format: PixelFormat,
  frames: readonly FrameData[],
  position: number,
): PlaneOfFrame | undefined {
  const { rows, columns, bitsAllocated, bitsStored, highBit, samples } = format
  const count = rows * columns
  const isStored = position <= highBit && position > highBit - bitsStored
  const isSame = plane.rows === rows && plane.columns === columns && samples === 1
  if (isStored || !isSame || (bitsAllocated !== 16 && bitsAllocated !== 8) || position >= bitsAllocated)
    return undefined
  if (count * frames.length > MAX_EMBEDDED_PIXELS) return undefined
  const width = bitsAllocated / 8
  return (index) => {
    const range = frames[index]?.ranges[0]
    if (!range || range.end - range.start < count * width) return undefined
    const bits = new Uint8Array(count)
    for (let at = 0; at < count; at++) {
      const where = range.start + at * width
      const value = width === 2 ? source.view.getUint16(where, syntax.isLittle) : source.bytes[where]
      bits[at] = ((value ?? 0) >> position) & 1
    }
    return { ...plane, bits }
  }
}
