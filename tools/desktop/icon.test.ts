import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { inRepository } from '../build/repository.mjs'
import { drawIcon, readMark } from './drawIcon.ts'
import { iconFile } from './iconFile.ts'

const mark = readMark(readFileSync(inRepository('packages', 'ui', 'src', 'brand', 'favicon.svg'), 'utf8'))
const pixelAt = (pixels: Uint8Array, size: number, x: number, y: number) => [
  ...pixels.subarray((y * size + x) * 4, (y * size + x) * 4 + 4),
]

describe('the icon', () => {
  it('is the brand mark: dark ground, light cells, one of them amber, corners cut', () => {
    const pixels = drawIcon(mark, 32)
    expect(pixelAt(pixels, 32, 16, 2)).toEqual([0x0f, 0x1a, 0x1e, 255])
    expect(pixelAt(pixels, 32, 9, 6)).toEqual([0x6f, 0xcf, 0xc1, 255])
    expect(pixelAt(pixels, 32, 16, 12)).toEqual([0xf6, 0xb9, 0x4c, 255])
    expect(pixelAt(pixels, 32, 0, 0)[3]).toBe(0)
  })

  it('mixes what is half transparent with what lies under it', () => {
    const [red, green, blue, alpha] = pixelAt(drawIcon(mark, 32), 32, 16, 25)
    expect([red, green, blue]).toEqual([
      Math.round(0x0f * 0.75 + 0x6f * 0.25),
      Math.round(0x1a * 0.75 + 0xcf * 0.25),
      Math.round(0x1e * 0.75 + 0xc1 * 0.25),
    ])
    expect(alpha).toBe(255)
  })

  it('refuses a mark with shapes that it can’t draw', () => {
    expect(() => readMark('<svg><path d="M0 0"/></svg>')).toThrow('<path')
  })

  it('is written from the bottom up, blue first, with a mask', () => {
    const pixels = new Uint8Array(16 * 16 * 4)
    pixels.set([1, 2, 3, 255], 0)
    const file = iconFile([{ size: 16, pixels }])
    expect([file.readUInt16LE(2), file.readUInt16LE(4), file.readUInt8(6), file.readUInt32LE(18)]).toEqual([
      1, 1, 16, 22,
    ])
    expect(file.byteLength).toBe(22 + 40 + 16 * 16 * 4 + 4 * 16)
    expect([...file.subarray(22 + 40 + 15 * 16 * 4, 22 + 40 + 15 * 16 * 4 + 4)]).toEqual([3, 2, 1, 255])
    // The first row comes last, and its first pixel is the only visible one.
    expect([...file.subarray(-4, -2)]).toEqual([0x7f, 0xff])
  })
})
