import { describe, expect, it } from 'vitest'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import { readNative } from './readNative.ts'

const format: PixelFormat = {
  rows: 8,
  columns: 8,
  samples: 1,
  photometric: 'MONOCHROME2',
  bitsAllocated: 16,
  bitsStored: 16,
  highBit: 15,
  isSigned: false,
  planar: 0,
  kind: 'integer',
}
const pixels = Uint16Array.from({ length: 64 }, (_, i) => i * 257)

/** A file: a few bytes before the pixels. */
function fileWith(before: number): Uint8Array {
  const file = new Uint8Array(before + pixels.byteLength)
  file.set(new Uint8Array(pixels.buffer), before)
  return file
}

describe('uncompressed pixels', () => {
  it('are a view of bytes that nobody else needs', () => {
    const file = fileWith(8)
    const { values } = readNative(file.subarray(8), format, { isOwn: true })
    expect(values.buffer).toBe(file.buffer)
    expect([...values]).toEqual([...pixels])
  })

  it.each([
    ['that others need', fileWith(8), 8, {}],
    ['at an odd address', fileWith(7), 7, { isOwn: true }],
    ['in a buffer that is much larger', fileWith(64), 64, { isOwn: true }],
  ])('are a copy of bytes %s', (_, file, from, options) => {
    const { values } = readNative(file.subarray(from), format, options)
    expect(values.buffer).not.toBe(file.buffer)
    expect([...values]).toEqual([...pixels])
  })

  it('that end too early are filled up, never seen past their end', () => {
    const file = fileWith(0)
    const { values } = readNative(file.subarray(0, 100), format, { isOwn: true })
    expect([...values]).toEqual([...pixels.subarray(0, 50), ...new Array(14).fill(0)])
  })

  it('of a big-endian file are turned round in a copy', () => {
    const file = fileWith(8)
    const { values } = readNative(file.subarray(8), format, { isOwn: true, isBigEndian: true })
    expect(values.buffer).not.toBe(file.buffer)
    expect(values[2]).toBe(0x0202)
  })
})
