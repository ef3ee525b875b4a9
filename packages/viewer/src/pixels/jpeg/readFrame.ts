import { DecodeError } from '../DecodeError.ts'
import type { JpegComponent, JpegFrame } from './JpegFrame.ts'

/** 16 k × 16 k: no modality produces larger frames, and a damaged header must not exhaust memory. */
const LARGEST_FRAME = 1 << 28

const KINDS = new Map<number, JpegFrame['kind']>([
  [0xc0, 'sequential'],
  [0xc1, 'sequential'],
  [0xc2, 'progressive'],
  [0xc3, 'lossless'],
])

/** A start-of-frame segment (T.81 B.2.2). */
export function readFrame(marker: number, segment: Uint8Array): JpegFrame {
  const kind = KINDS.get(marker)
  if (!kind) throw new DecodeError('formatUnsupported', `jpeg: frame type ${marker.toString(16)}`)
  const at = (index: number) => segment[index] ?? 0
  const precision = at(0)
  const rows = (at(1) << 8) | at(2)
  const columns = (at(3) << 8) | at(4)
  const count = at(5)
  if (rows === 0 || columns === 0 || count === 0 || count > 4 || rows * columns * count > LARGEST_FRAME)
    throw new DecodeError('broken', 'jpeg: size')
  const isLossless = kind === 'lossless'
  if (isLossless ? precision < 2 || precision > 16 : precision !== 8 && precision !== 12)
    throw new DecodeError('formatUnsupported', `jpeg: ${precision} bits`)
  const heads = Array.from({ length: count }, (_, i) => {
    const sampling = at(7 + i * 3)
    return { id: at(6 + i * 3), h: sampling >> 4, v: sampling & 15, quantTable: at(8 + i * 3) & 3 }
  })
  if (heads.some(({ h, v }) => h < 1 || h > 4 || v < 1 || v > 4))
    throw new DecodeError('broken', 'jpeg: sampling')
  const maxH = Math.max(...heads.map(({ h }) => h))
  const maxV = Math.max(...heads.map(({ v }) => v))
  const unit = isLossless ? 1 : 8
  const mcusPerRow = Math.ceil(columns / (unit * maxH))
  const mcuRows = Math.ceil(rows / (unit * maxV))
  const components = heads.map((head): JpegComponent => {
    const blocksPerRow = mcusPerRow * head.h
    const blockRows = mcuRows * head.v
    const size = blocksPerRow * blockRows * unit * unit
    return {
      ...head,
      width: Math.ceil((columns * head.h) / maxH),
      height: Math.ceil((rows * head.v) / maxV),
      blocksPerRow,
      blockRows,
      coefficients: undefined,
      plane: precision > 8 ? new Uint16Array(size) : new Uint8Array(size),
      stride: blocksPerRow * unit,
      dc: 0,
      dcTable: undefined,
      acTable: undefined,
      quant: new Int32Array(64),
    }
  })
  return { kind, precision, rows, columns, maxH, maxV, mcusPerRow, mcuRows, components }
}
