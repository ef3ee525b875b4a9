import { DecodeError } from '../DecodeError.ts'
import type { EntropyBits } from './EntropyBits.ts'
import { eachBlock } from './eachBlock.ts'
import { inverseDct } from './inverseDct.ts'
import type { JpegFrame, JpegScan } from './JpegFrame.ts'
import { NATURAL_ORDER } from './naturalOrder.ts'

/** A scan of a baseline or extended JPEG (T.81 F.2): blocks are transformed directly. */
export function decodeSequential(frame: JpegFrame, scan: JpegScan, bits: EntropyBits): void {
  const block = new Int32Array(64)
  const { precision } = frame
  eachBlock(
    frame,
    scan,
    bits,
    (component, index) => {
      const { dcTable, acTable, quant, stride, blocksPerRow } = component
      if (!dcTable || !acTable) throw new DecodeError('broken', 'jpeg: no Huffman table')
      block.fill(0)
      component.dc += bits.signed(bits.symbol(dcTable) & 15)
      block[0] = component.dc * (quant[0] as number)
      for (let k = 1; k < 64; ) {
        const symbol = bits.symbol(acTable)
        const size = symbol & 15
        const run = symbol >> 4
        if (size === 0) {
          if (run < 15) break
          k += 16
          continue
        }
        k += run
        const place = NATURAL_ORDER[k] as number
        block[place] = bits.signed(size) * (quant[place] as number)
        k++
      }
      const row = (index / blocksPerRow) | 0
      const at = row * 8 * stride + (index - row * blocksPerRow) * 8
      inverseDct(block, component.plane, at, stride, precision)
    },
    () => {},
  )
}
