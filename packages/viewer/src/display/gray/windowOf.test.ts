import { describe, expect, it } from 'vitest'
import type { VoiOption } from '../../model/Grayscale.ts'
import { gray, rgb, testFrame } from '../testkit/testFrame.ts'
import { windowOf } from './windowOf.ts'

const window = (center: number, width: number, explanation = ''): VoiOption => ({
  kind: 'window',
  center,
  width,
  function: 'LINEAR',
  explanation,
})
const some = gray(2, new Int16Array([-5, 0, 3, 14]))

describe('what auto means', () => {
  it('trap 14: the file offers several windows, and the reader chooses by number', () => {
    const frame = testFrame({ frame: { voi: [window(40, 400, 'SOFT'), window(-600, 1500, 'LUNG')] } })
    expect(windowOf(frame, some, { kind: 'auto' })).toMatchObject({
      window: { center: 40, width: 400 },
      explanation: 'SOFT',
      origin: 'file',
    })
    expect(windowOf(frame, some, { kind: 'option', index: 1 })).toMatchObject({
      window: { center: -600, width: 1500 },
      explanation: 'LUNG',
    })
    expect(windowOf(frame, some, { kind: 'option', index: 7 })).toMatchObject({ window: { center: 40 } })
  })

  it('trap 12: a width below 1 is no window, and the next one that is counts', () => {
    const frame = testFrame({ frame: { voi: [window(40, 0), window(40, -100), window(30, 80)] } })
    expect(windowOf(frame, some, { kind: 'auto' })).toMatchObject({ window: { center: 30, width: 80 } })
    expect(windowOf(frame, some, { kind: 'option', index: 0 })).toMatchObject({ window: { width: 80 } })
    expect(windowOf(frame, some, { kind: 'window', center: 0, width: 0, function: 'LINEAR' })).toMatchObject({
      window: { width: 80 },
      origin: 'file',
    })
  })

  it('trap 18: a center of 0 is a value', () => {
    const frame = testFrame({ frame: { voi: [window(0, 100)] } })
    expect(windowOf(frame, some, { kind: 'auto' })).toMatchObject({ window: { center: 0, width: 100 } })
    expect(windowOf(frame, some, { kind: 'window', center: 0, width: 50, function: 'LINEAR' })).toMatchObject(
      { window: { center: 0, width: 50 }, origin: 'reader' },
    )
  })

  it('trap 19: without a window the smallest value is black and the largest white', () => {
    expect(windowOf(testFrame(), some, { kind: 'auto' })).toEqual({
      kind: 'window',
      window: { center: 5, width: 20, function: 'LINEAR' },
      range: { low: -5, high: 14 },
      isInverted: false,
      origin: 'values',
      explanation: '',
    })
  })

  it('trap 19: a frame of one single value has a window that divides by nothing', () => {
    const flat = gray(2, new Int16Array([7, 7]))
    expect(windowOf(testFrame(), flat, { kind: 'auto' })).toMatchObject({ window: { center: 7.5, width: 1 } })
    const frame = testFrame({ frame: { modality: { kind: 'rescale', slope: 0, intercept: 0.25, unit: '' } } })
    expect(windowOf(frame, some, { kind: 'auto' })).toMatchObject({ window: { center: 0.75, width: 1 } })
  })

  it('trap 19: a cine of 8 bits is shown as it is, so that its black first frame does not set the tone', () => {
    const black = gray(2, new Uint8Array([0, 0]))
    const format = { bitsAllocated: 8, bitsStored: 8, isSigned: false }
    const moving = testFrame({ format, image: { frameTimes: [40, 40] }, modality: 'XA' })
    expect(windowOf(moving, black, { kind: 'auto' })).toMatchObject({ window: { center: 128, width: 256 } })
    const still = testFrame({ format, modality: 'OT' })
    expect(windowOf(still, gray(2, new Uint8Array([10, 20])), { kind: 'auto' })).toMatchObject({
      window: { center: 15.5, width: 11 },
    })
  })

  it('trap 20: padding has no say in the automatic window', () => {
    const padded = gray(2, new Int16Array([-2000, -2000, 10, 29]), (value) => value === -2000)
    const frame = testFrame({ frame: { padding: { from: -2000, to: -2000 } } })
    expect(windowOf(frame, padded, { kind: 'auto' })).toMatchObject({
      range: { low: 10, high: 29 },
      window: { center: 20, width: 20 },
    })
  })
})

describe('units', () => {
  it('trap 16: each frame is scaled by its own slope, and fine values get LINEAR_EXACT', () => {
    const of = (slope: number) =>
      windowOf(
        testFrame({
          modality: 'PT',
          frame: { modality: { kind: 'rescale', slope, intercept: 0, unit: 'BQML' } },
        }),
        gray(2, new Uint16Array([0, 1000])),
        { kind: 'auto' },
      )
    expect(of(0.0005)).toMatchObject({ window: { center: 0.25, width: 0.5, function: 'LINEAR_EXACT' } })
    expect(of(0.25)).toMatchObject({ window: { center: 125.5, width: 251, function: 'LINEAR' } })
  })

  it('trap 16: a negative slope and a falling table still have a low and a high end', () => {
    const falling = testFrame({
      frame: { modality: { kind: 'rescale', slope: -2, intercept: 100, unit: '' } },
    })
    expect(windowOf(falling, some, { kind: 'auto' }).range).toEqual({ low: 72, high: 110 })
    const table = { first: 0, entries: new Uint16Array([90, 50, 70, 10]), bits: 16, explanation: '' }
    const mapped = testFrame({ frame: { modality: { kind: 'table', table, unit: 'OD' } } })
    expect(windowOf(mapped, gray(2, new Int16Array([0, 2])), { kind: 'auto' }).range).toEqual({
      low: 50,
      high: 90,
    })
    expect(windowOf(mapped, gray(2, new Int16Array([-4, 99])), { kind: 'auto' }).range).toEqual({
      low: 10,
      high: 90,
    })
  })
})

it('colors are left alone unless the reader gives them a window', () => {
  const colors = rgb(1, new Uint8Array([1, 2, 3]))
  expect(windowOf(testFrame(), colors, { kind: 'auto' })).toMatchObject({ kind: 'color', origin: 'file' })
  expect(windowOf(testFrame(), colors, { kind: 'auto' })).not.toHaveProperty('window')
  expect(
    windowOf(testFrame(), colors, { kind: 'window', center: 100, width: 50, function: 'LINEAR_EXACT' }),
  ).toMatchObject({ kind: 'color', window: { center: 100 } })
})
