import type { EntropyBits } from './EntropyBits.ts'
import type { JpegComponent, JpegFrame, JpegScan } from './JpegFrame.ts'

/**
 * Calls `decode` for the blocks of a scan in coding order: MCU by MCU or, with a single component, block by
 * block without the padding of the last MCUs (T.81 A.2).
 */
export function eachBlock(
  frame: JpegFrame,
  scan: JpegScan,
  bits: EntropyBits,
  decode: (component: JpegComponent, block: number) => void,
  restart: () => void,
): void {
  const [only] = scan.components
  const isAlone = scan.components.length === 1 && only !== undefined
  const across = isAlone ? Math.ceil(only.width / 8) : frame.mcusPerRow
  const down = isAlone ? Math.ceil(only.height / 8) : frame.mcuRows
  let untilRestart = scan.restartInterval
  for (let y = 0; y < down; y++) {
    for (let x = 0; x < across; x++) {
      if (scan.restartInterval > 0 && untilRestart-- === 0) {
        bits.restart()
        for (const component of scan.components) component.dc = 0
        restart()
        untilRestart = scan.restartInterval - 1
      }
      if (isAlone) {
        decode(only, y * only.blocksPerRow + x)
        continue
      }
      for (const component of scan.components) {
        const first = y * component.v * component.blocksPerRow + x * component.h
        for (let v = 0; v < component.v; v++)
          for (let h = 0; h < component.h; h++) decode(component, first + v * component.blocksPerRow + h)
      }
    }
  }
}
