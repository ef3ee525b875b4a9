import { describe, expect, it } from 'vitest'
import type { VoiOption, Window } from '../../model/Grayscale.ts'
import { gray, testFrame } from '../testkit/testFrame.ts'
import { curveOf, levelOf } from './curveOf.ts'
import { windowOf } from './windowOf.ts'

const levels = (window: Window, values: number[]) => {
  const appearance = windowOf(testFrame(), gray(2, new Int16Array([0, 1])), { kind: 'window', ...window })
  return values.map((value) => levelOf(curveOf(appearance), value))
}

describe('window functions', () => {
  it('trap 12: LINEAR begins at c − 0.5 − (w − 1)/2 and ends at c − 0.5 + (w − 1)/2', () => {
    const soft = { center: 40, width: 400, function: 'LINEAR' } as const
    // 39.5 ± 199.5: black up to and with −160, white from 239 on.
    expect(levels(soft, [-1000, -161, -160, -159, 39.5, 238, 239, 240, 3000])).toEqual([
      0, 0, 0, 1, 128, 254, 255, 255, 255,
    ])
  })

  it('trap 12: the example of the standard, c = 2048 and w = 4096, keeps the ends of 12 bits', () => {
    const whole = { center: 2048, width: 4096, function: 'LINEAR' } as const
    expect(levels(whole, [0, 1, 2047, 2048, 4094, 4095])).toEqual([0, 0, 127, 128, 255, 255])
  })

  it('trap 12: a width of 1 is a threshold and divides by nothing', () => {
    expect(levels({ center: 2048, width: 1, function: 'LINEAR' }, [2047, 2047.5, 2047.6, 2048])).toEqual([
      0, 0, 255, 255,
    ])
  })

  it('trap 13: LINEAR_EXACT uses center and width plainly', () => {
    const exact = { center: 100, width: 10, function: 'LINEAR_EXACT' } as const
    expect(levels(exact, [94, 95, 96, 100, 104, 105, 106])).toEqual([0, 0, 26, 128, 230, 255, 255])
    expect(levels({ center: 0.5, width: 1, function: 'LINEAR_EXACT' }, [0, 0.25, 0.5, 1])).toEqual([
      0, 64, 128, 255,
    ])
  })

  it('trap 13: SIGMOID is 1/(1 + exp(−4(x − c)/w))', () => {
    const center = 50
    const width = 200
    const values = [-1000, -150, -50, 0, 50, 51, 100, 150, 250, 2000]
    const expected = values.map((value) => Math.round(255 / (1 + Math.exp((-4 * (value - center)) / width))))
    expect(levels({ center, width, function: 'SIGMOID' }, values)).toEqual(expected)
  })

  it('trap 15: a VOI table maps its values, takes its ends outside, and is as wide as its bits say', () => {
    const table = { first: -2, entries: new Uint16Array([0, 1023, 2048, 4095]), bits: 12, explanation: 'T' }
    const voi: VoiOption[] = [{ kind: 'table', table, explanation: 'T' }]
    const appearance = windowOf(testFrame({ frame: { voi } }), gray(2, new Int16Array([-9, 9])), {
      kind: 'auto',
    })
    const values = [-100, -2, -1, 0, 1, 2, 100]
    expect(values.map((value) => levelOf(curveOf(appearance), value))).toEqual([0, 0, 64, 128, 255, 255, 255])
  })

  it('trap 15: a table of one entry is that entry everywhere', () => {
    const table = { first: 0, entries: new Uint16Array([128]), bits: 8, explanation: '' }
    const voi: VoiOption[] = [{ kind: 'table', table, explanation: '' }]
    const appearance = windowOf(testFrame({ frame: { voi } }), gray(2, new Int16Array([0, 9])), {
      kind: 'auto',
    })
    expect([-5, 0, 5].map((value) => levelOf(curveOf(appearance), value))).toEqual([128, 128, 128])
  })

  it('an entry above what the descriptor claims is white and does not wrap round', () => {
    const table = { first: 0, entries: new Uint16Array([300]), bits: 8, explanation: '' }
    const voi: VoiOption[] = [{ kind: 'table', table, explanation: '' }]
    const appearance = windowOf(testFrame({ frame: { voi } }), gray(2, new Int16Array([0, 9])), {
      kind: 'auto',
    })
    expect(levelOf(curveOf(appearance), 0)).toBe(255)
  })
})
