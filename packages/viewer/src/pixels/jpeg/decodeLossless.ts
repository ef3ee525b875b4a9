import { DecodeError } from '../DecodeError.ts'
import type { EntropyBits } from './EntropyBits.ts'
import type { HuffmanTable, JpegComponent, JpegFrame, JpegScan } from './JpegFrame.ts'

/** T.81 table H.1. `a`: left, `b`: above, `c`: left above. */
function predict(selection: number, a: number, b: number, c: number): number {
  switch (selection) {
    case 1:
      return a
    case 2:
      return b
    case 3:
      return c
    case 4:
      return a + b - c
    case 5:
      return a + ((b - c) >> 1)
    case 6:
      return b + ((a - c) >> 1)
    case 7:
      return (a + b) >> 1
    default:
      return 0
  }
}

function difference(bits: EntropyBits, table: HuffmanTable): number {
  const size = bits.symbol(table)
  // 16 stands for 32768 alone and has no further bits (T.81 H.1.2.2).
  return size >= 16 ? 32768 : bits.signed(size)
}

/** A scan of a lossless JPEG (T.81 annex H): spectralStart is the predictor, successiveLow the point transform. */
export function decodeLossless(frame: JpegFrame, scan: JpegScan, bits: EntropyBits): void {
  if (scan.components.some(({ h, v }) => h !== frame.maxH || v !== frame.maxV))
    throw new DecodeError('formatUnsupported', 'jpeg: lossless with subsampling')
  const { spectralStart: selection, successiveLow: point, restartInterval } = scan
  const { columns, rows } = frame
  const initial = 1 << (frame.precision - point - 1)
  // Samples are integers modulo 2^16 before the point transform is undone.
  const tables = scan.components.map(({ dcTable }) => {
    if (!dcTable) throw new DecodeError('broken', 'jpeg: no Huffman table')
    return dcTable
  })

  /** The first line of an interval is predicted from the left neighbor only. */
  const firstSample = (component: JpegComponent, table: HuffmanTable, at: number, isFirst: boolean) => {
    const { plane } = component
    plane[at] = (isFirst ? initial : (plane[at - 1] as number)) + difference(bits, table)
  }

  let untilRestart = restartInterval
  let isFirstLine = true
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      let isFirstSample = y === 0 && x === 0
      if (restartInterval > 0 && untilRestart-- === 0) {
        bits.restart()
        untilRestart = restartInterval - 1
        isFirstLine = true
        isFirstSample = true
      } else if (restartInterval === 0 && !isFirstLine && x === 1 && tables.length === 1 && selection !== 0) {
        restOfLine(scan.components[0] as JpegComponent, tables[0] as HuffmanTable, selection, bits, y)
        break
      }
      for (let i = 0; i < tables.length; i++) {
        const component = scan.components[i] as JpegComponent
        const table = tables[i] as HuffmanTable
        const { plane, stride } = component
        const at = y * stride + x
        if (isFirstLine || selection === 0) firstSample(component, table, at, isFirstSample)
        else if (x === 0) plane[at] = (plane[at - stride] as number) + difference(bits, table)
        else {
          const a = plane[at - 1] as number
          const b = plane[at - stride] as number
          const c = plane[at - stride - 1] as number
          plane[at] = predict(selection, a, b, c) + difference(bits, table)
        }
      }
    }
    isFirstLine = false
  }
  if (point === 0) return
  for (const { plane } of scan.components)
    for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] as number) << point
}

/** Nearly every file has one component without restarts, whose lines can be read in one loop. */
function restOfLine(
  { plane, stride, width }: JpegComponent,
  table: HuffmanTable,
  selection: number,
  bits: EntropyBits,
  row: number,
): void {
  const end = row * stride + width
  let at = row * stride + 1
  let a = plane[at - 1] as number
  if (selection === 1) {
    for (; at < end; at++) {
      a = (a + difference(bits, table)) & 0xffff
      plane[at] = a
    }
    return
  }
  for (; at < end; at++) {
    const b = plane[at - stride] as number
    a = (predict(selection, a, b, plane[at - stride - 1] as number) + difference(bits, table)) & 0xffff
    plane[at] = a
  }
}
