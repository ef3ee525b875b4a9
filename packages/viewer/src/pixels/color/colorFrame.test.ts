import { expect, it } from 'vitest'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import { colorFrame } from './colorFrame.ts'

const format = (bitsStored: number, highBit: number): PixelFormat => ({
  rows: 1,
  columns: 1,
  samples: 3,
  photometric: 'RGB',
  bitsAllocated: 16,
  bitsStored,
  highBit,
  isSigned: false,
  planar: 0,
  kind: 'integer',
})

const shown = (values: readonly number[], precision: number, pixel: PixelFormat) => [
  ...colorFrame({ rows: 1, columns: 1, samples: 3, values: Uint16Array.from(values), precision }, pixel)
    .values,
]

it('takes the stored bits from where the header says that they lie', () => {
  expect(shown([0x0ff0, 0x0800, 0x0010], 16, format(8, 11))).toEqual([0xff, 0x80, 0x01])
})

it('leaves the samples of a stream where they are that carries the stored bits and no more', () => {
  // The header's high bit lies above everything that the stream carries: nothing is below the stored bits.
  expect(shown([0xff, 0x80, 0x01], 8, format(8, 8))).toEqual([0xff, 0x80, 0x01])
  expect(shown([0xff, 0x80, 0x01], 8, format(8, 11))).toEqual([0xff, 0x80, 0x01])
})

it('keeps the upper eight of more than eight stored bits', () => {
  expect(shown([0xfff, 0x800, 0x010], 12, format(12, 11))).toEqual([0xff, 0x80, 0x01])
})
