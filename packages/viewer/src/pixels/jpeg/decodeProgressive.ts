import { DecodeError } from '../DecodeError.ts'
import type { EntropyBits } from './EntropyBits.ts'
import { eachBlock } from './eachBlock.ts'
import { inverseDct } from './inverseDct.ts'
import type { HuffmanTable, JpegComponent, JpegFrame, JpegScan } from './JpegFrame.ts'
import { NATURAL_ORDER } from './naturalOrder.ts'

const needed = (table: HuffmanTable | undefined): HuffmanTable => {
  if (!table) throw new DecodeError('broken', 'jpeg: no Huffman table')
  return table
}

/** A scan of a progressive JPEG (T.81 G.2): spectral selection, successive approximation or both. */
export function decodeProgressive(frame: JpegFrame, scan: JpegScan, bits: EntropyBits): void {
  const { spectralStart, spectralEnd, successiveHigh, successiveLow } = scan
  const plus = 1 << successiveLow
  const minus = -1 << successiveLow
  let endOfBand = 0

  const firstDc = (component: JpegComponent, data: Int16Array, at: number) => {
    component.dc += bits.signed(bits.symbol(needed(component.dcTable)) & 15)
    data[at] = component.dc << successiveLow
  }

  const refineDc = (_: JpegComponent, data: Int16Array, at: number) => {
    if (bits.bit()) data[at] = (data[at] as number) | plus
  }

  const firstAc = (component: JpegComponent, data: Int16Array, at: number) => {
    if (endOfBand > 0) {
      endOfBand--
      return
    }
    const table = needed(component.acTable)
    for (let k = spectralStart; k <= spectralEnd; k++) {
      const symbol = bits.symbol(table)
      const size = symbol & 15
      const run = symbol >> 4
      if (size !== 0) {
        k += run
        data[at + (NATURAL_ORDER[k] as number)] = bits.signed(size) << successiveLow
      } else if (run < 15) {
        endOfBand = (1 << run) - 1 + bits.bits(run)
        break
      } else k += 15
    }
  }

  const correct = (data: Int16Array, place: number) => {
    const value = data[place] as number
    if (bits.bit() && (Math.abs(value) & plus) === 0) data[place] = value + (value >= 0 ? plus : minus)
  }

  const refineAc = (component: JpegComponent, data: Int16Array, at: number) => {
    const table = needed(component.acTable)
    let k = spectralStart
    for (; endOfBand === 0 && k <= spectralEnd; k++) {
      const symbol = bits.symbol(table)
      let run = symbol >> 4
      let value = 0
      if ((symbol & 15) !== 0) value = bits.bit() ? plus : minus
      else if (run < 15) {
        endOfBand = (1 << run) + bits.bits(run)
        break
      }
      // Skips `run` zeros, and refines every nonzero coefficient on the way.
      for (; k <= spectralEnd; k++) {
        const place = at + (NATURAL_ORDER[k] as number)
        if (data[place] !== 0) correct(data, place)
        else if (run-- === 0) {
          if (value !== 0) data[place] = value
          break
        }
      }
    }
    if (endOfBand === 0) return
    for (; k <= spectralEnd; k++) {
      const place = at + (NATURAL_ORDER[k] as number)
      if (data[place] !== 0) correct(data, place)
    }
    endOfBand--
  }

  const isDc = spectralStart === 0
  const isFirst = successiveHigh === 0
  const decode = isDc ? (isFirst ? firstDc : refineDc) : isFirst ? firstAc : refineAc
  eachBlock(
    frame,
    scan,
    bits,
    (component, block) => {
      component.coefficients ??= new Int16Array(component.blocksPerRow * component.blockRows * 64)
      decode(component, component.coefficients, block * 64)
    },
    () => {
      endOfBand = 0
    },
  )
}

/** After the last scan: transforms coefficients to planes. */
export function transformBlocks(frame: JpegFrame): void {
  const block = new Int32Array(64)
  for (const component of frame.components) {
    const { coefficients, quant, plane, stride, blocksPerRow, blockRows } = component
    if (!coefficients) continue
    for (let row = 0, from = 0; row < blockRows; row++) {
      for (let column = 0; column < blocksPerRow; column++, from += 64) {
        for (let i = 0; i < 64; i++) block[i] = (coefficients[from + i] as number) * (quant[i] as number)
        inverseDct(block, plane, row * 8 * stride + column * 8, stride, frame.precision)
      }
    }
    component.coefficients = undefined
  }
}
