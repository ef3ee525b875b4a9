import { describe, expect, it } from 'vitest'
import type { VoiOption } from '../../model/Grayscale.ts'
import { gray, rgb, testFrame } from '../testkit/testFrame.ts'
import { dragWindow } from './dragWindow.ts'
import { readWindow } from './readWindow.ts'
import { windowOf } from './windowOf.ts'

const slice = gray(2, new Int16Array([-1024, 3071]))
const soft = { kind: 'window', center: 40, width: 400, function: 'LINEAR' } as const
const values = (setting: ReturnType<typeof dragWindow>) =>
  setting.kind === 'window' ? [setting.center, setting.width] : []

describe('dragging', () => {
  it('widens to the right and brightens upwards, at a pace that fits the values', () => {
    const appearance = windowOf(testFrame(), slice, soft)
    // 4095 values over 1024 pixels, rounded up by nothing: 3.999 each.
    expect(values(dragWindow(appearance, 10, 0))[1]).toBeCloseTo(400 + 39.99, 1)
    expect(values(dragWindow(appearance, 0, -10))[0]).toBeCloseTo(40 - 39.99, 1)
    const brain = windowOf(testFrame(), slice, { ...soft, width: 80 })
    expect(values(dragWindow(brain, 10, 0))[1]).toBeCloseTo(88, 6)
  })

  it('trap 17: upwards is brighter for MONOCHROME1 and for a picture that the reader inverted', () => {
    const inverted = windowOf(testFrame({ image: { isInverted: true } }), slice, soft)
    expect(values(dragWindow(inverted, 0, -10))[0]).toBeGreaterThan(40)
    expect(values(dragWindow(inverted, 0, -10, false))[0]).toBeLessThan(40)
  })

  it('trap 12: never gets narrower than 1, and gets out of there again', () => {
    const appearance = windowOf(testFrame(), slice, soft)
    const narrow = dragWindow(appearance, -5000, 0)
    expect(values(narrow)[1]).toBe(1)
    expect(values(dragWindow(windowOf(testFrame(), slice, narrow), 100, 0))[1]).toBeGreaterThan(5)
  })

  it('trap 15: over a VOI table it begins with a window over what the table covers', () => {
    const table = { first: 100, entries: new Uint16Array(1000), bits: 12, explanation: '' }
    const voi: VoiOption[] = [{ kind: 'table', table, explanation: '' }]
    const appearance = windowOf(testFrame({ frame: { voi } }), slice, { kind: 'auto' })
    expect(dragWindow(appearance, 0, 0)).toEqual({
      kind: 'window',
      center: 600,
      width: 1000,
      function: 'LINEAR',
    })
  })

  it('over colors it begins with the identity', () => {
    const appearance = windowOf(testFrame(), rgb(1, new Uint8Array(3)), { kind: 'auto' })
    expect(dragWindow(appearance, 0, 0)).toMatchObject({
      center: 127.5,
      width: 255,
      function: 'LINEAR_EXACT',
    })
  })
})

describe('typing', () => {
  const appearance = windowOf(testFrame(), slice, soft)
  it.each([
    ['40', '400', 40, 400],
    ['−600', '1500', -600, 1500],
    ['0', '80', 0, 80],
    ['12,5', '1.5', 12.5, 1.5],
    [' -3 ', '４００', -3, 400],
  ])('%s and %s are a window', (center, width, c, w) => {
    expect(readWindow(appearance, center, width)).toMatchObject({ center: c, width: w, function: 'LINEAR' })
  })

  it.each([
    ['', '400'],
    ['40', '0'],
    ['40', '-400'],
    ['40', '0.5'],
    ['1e3', '400'],
    ['40', 'wide'],
    ['1,000,5', '400'],
  ])('%s and %s are not', (center, width) => {
    expect(readWindow(appearance, center, width)).toBeUndefined()
  })
})
