import type { FrameData } from '../../../model/ImageContent.ts'
import type { ParsedDataset, ParsedElement } from '../../parse/ParsedDataset.ts'
import { type Head, readHead } from '../../parse/readHead.ts'
import { ITEM } from '../../parse/skip.ts'
import { numbersOf } from '../../parse/values.ts'
import { tags } from '../tags.ts'

const T = tags('ExtendedOffsetTable')

interface Fragment {
  start: number
  end: number
  /** Relative to the first fragment's item, as in offset tables. */
  offset: number
  isCut: boolean
}

/**
 * The ranges of compressed frames (PS3.5 A.4), by a consistent offset table or otherwise by the start codes
 * of fragments.
 */
export function encapsulatedFrames(
  dataset: ParsedDataset,
  element: ParsedElement,
  declared: number,
): FrameData[] {
  const { fragments, basicTable } = fragmentsOf(dataset, element)
  if (fragments.length === 0) return []
  if (declared === 1) return [frameOf(fragments)]
  const extendedTable = numbersOf(dataset, T.ExtendedOffsetTable)
  const starts =
    startsByTable(fragments, extendedTable, declared) ??
    startsByTable(fragments, basicTable, declared) ??
    startsByContent(dataset, fragments, declared)
  return starts.map((start, index) => frameOf(fragments.slice(start, starts[index + 1] ?? fragments.length)))
}

const frameOf = (fragments: readonly Fragment[]): FrameData => ({
  ranges: fragments.map(({ start, end }) => ({ start, end })),
  ...(fragments.some(({ isCut }) => isCut) && { isTruncated: true as const }),
})

function fragmentsOf({ source, syntax }: ParsedDataset, element: ParsedElement) {
  const head: Head = { tag: 0, vr: '', start: 0, length: 0 }
  const basicTable: number[] = []
  const fragments: Fragment[] = []
  let at = element.start
  let origin = -1
  while (readHead(source, at, element.end, syntax, head) && head.tag === ITEM) {
    const next = head.start + head.length
    if (origin < 0) {
      const last = Math.min(next, element.end) - 4
      for (let entry = head.start; entry <= last; entry += 4) {
        basicTable.push(source.view.getUint32(entry, syntax.isLittle))
      }
      origin = next
    } else {
      const end = Math.min(next, element.end)
      fragments.push({ start: head.start, end, offset: at - origin, isCut: next > element.end })
    }
    at = next
  }
  return { fragments, basicTable }
}

/** Indices of the fragments that start a frame; undefined if the table doesn't match the fragments. */
function startsByTable(
  fragments: readonly Fragment[],
  table: readonly number[],
  declared: number,
): number[] | undefined {
  if (table.length !== declared || table[0] !== 0) return undefined
  const indices = new Map(fragments.map(({ offset }, index) => [offset, index] as const))
  const starts: number[] = []
  for (const offset of table) {
    const index = indices.get(offset)
    // The file may be truncated before the later frames; existing frames keep their positions.
    if (index === undefined) return isPastEnd(fragments, offset) && starts.length > 0 ? starts : undefined
    if (starts.length > 0 && index <= (starts.at(-1) ?? 0)) return undefined
    starts.push(index)
  }
  return starts
}

function isPastEnd(fragments: readonly Fragment[], offset: number): boolean {
  const last = fragments.at(-1)
  return last === undefined || offset >= last.offset + 8 + (last.end - last.start)
}

function startsByContent(
  { source: { bytes } }: ParsedDataset,
  fragments: readonly Fragment[],
  declared: number,
): number[] {
  const each = fragments.map((_, index) => index)
  if (fragments.length <= declared) return each
  const starts = each.filter((index) => beginsFrame(bytes, fragments[index]?.start ?? 0))
  if (starts.length === declared && starts[0] === 0) return starts
  // The only other way to separate frames is an equal number of fragments per frame.
  const share = fragments.length / declared
  return Number.isInteger(share) ? each.filter((index) => index % share === 0) : each.slice(0, declared)
}

/**
 * Whether compressed data starts here: JPEG and JPEG-LS (SOI), a JPEG 2000 code stream (SOC, SIZ) or a JP2
 * box.
 */
function beginsFrame(bytes: Uint8Array, at: number): boolean {
  const first = bytes[at] ?? 0
  const second = bytes[at + 1] ?? 0
  const third = bytes[at + 2] ?? 0
  if (first === 0xff && second === 0xd8) return third === 0xff
  if (first === 0xff && second === 0x4f) return third === 0xff && bytes[at + 3] === 0x51
  return first === 0 && second === 0 && third === 0 && bytes[at + 3] === 12 && bytes[at + 4] === 0x6a
}
