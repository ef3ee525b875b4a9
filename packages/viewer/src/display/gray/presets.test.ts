import { describe, expect, it } from 'vitest'
import { gray, rgb, testFrame } from '../testkit/testFrame.ts'
import { isPreset } from './isPreset.ts'
import { PRESETS, presetsFor } from './presets.ts'
import { settingOf } from './settingOf.ts'

const named = (id: string) => PRESETS.find((preset) => preset.id === id) as (typeof PRESETS)[number]

describe('presets', () => {
  it('trap 23: every one can be applied, and no name is there twice', () => {
    expect(PRESETS.filter((preset) => !isPreset(preset))).toEqual([])
    expect(new Set(PRESETS.map(({ id }) => id)).size).toBe(PRESETS.length)
  })

  it('trap 23: fixed numbers are in HU, so they are for CT alone', () => {
    for (const { modalities, show } of PRESETS) if (show.kind === 'window') expect(modalities).toEqual(['CT'])
    expect(presetsFor('MR').map(({ id }) => id)).toEqual(['auto', 'mrBalanced', 'mrBright', 'mrFull'])
    expect(presetsFor('DX').map(({ id }) => id)).toEqual(['auto'])
    const decoded = gray(2, new Int16Array([0, 100]))
    expect(settingOf(named('lung'), testFrame({ modality: 'MR' }), decoded)).toEqual({ kind: 'auto' })
  })

  it('trap 23: center and width are not swapped', () => {
    const decoded = gray(2, new Int16Array([0, 100]))
    const lung = { kind: 'window', center: -600, width: 1500, function: 'LINEAR' }
    expect(settingOf(named('lung'), testFrame(), decoded)).toEqual(lung)
    for (const { show } of PRESETS)
      if (show.kind === 'window') expect(Math.abs(show.center)).toBeLessThanOrEqual(show.width * 1.5)
  })

  it.each([
    { id: 'x', modalities: ['PT'], show: { kind: 'window', center: 0, width: 0, function: 'LINEAR' } },
    { id: 'x', modalities: [], show: { kind: 'window', center: 40, width: 400, function: 'LINEAR' } },
    { id: 'x', modalities: ['CT'], show: { kind: 'window', center: '40', width: 400, function: 'LINEAR' } },
    { id: 'x', modalities: ['CT'], show: { kind: 'window', center: 40, width: 400, function: 'CUBIC' } },
    { id: 'x', modalities: ['MR'], show: { kind: 'percentile', low: 60, high: 40 } },
    { id: 'x', modalities: ['PT'], show: { kind: 'share', of: 0 } },
    { id: '', modalities: [], show: { kind: 'auto' } },
    { modalities: [], show: { kind: 'auto' } },
    null,
  ])('refuses %j', (value) => {
    expect(isPreset(value)).toBe(false)
  })
})

describe('presets that look at the values', () => {
  const hundred = gray(
    10,
    Uint16Array.from({ length: 100 }, (_, at) => (at === 99 ? 4000 : at * 10)),
  )

  it('a few bright pixels do not darken an MR image', () => {
    const setting = settingOf(named('mrBalanced'), testFrame({ modality: 'MR' }), hundred)
    expect(setting.kind === 'window' && setting.center + setting.width / 2).toBeCloseTo(980, -1)
    expect(settingOf(named('mrFull'), testFrame({ modality: 'MR' }), hundred)).toMatchObject({
      center: 2000.5,
      width: 4001,
    })
  })

  it('trap 20: padding is no pixel', () => {
    const values = new Int16Array(100).fill(-2000)
    for (let i = 0; i < 50; i++) values[i] = i
    const decoded = gray(10, values, (value) => value === -2000)
    const frame = testFrame({ modality: 'MR', frame: { padding: { from: -2000, to: -2000 } } })
    expect(settingOf(named('mrFull'), frame, decoded)).toMatchObject({ center: 25, width: 50 })
  })

  it('PET goes from nothing to a share of the most', () => {
    const frame = testFrame({
      modality: 'PT',
      frame: { modality: { kind: 'rescale', slope: 0.01, intercept: 0, unit: 'BQML' } },
    })
    expect(settingOf(named('ptHalf'), frame, hundred)).toMatchObject({ center: 10.5, width: 21 })
  })

  it('PET in uptake goes from nothing to so much of it, and is offered only where uptake is known', () => {
    const inUnit = (unit: string) =>
      testFrame({ modality: 'PT', frame: { modality: { kind: 'rescale', slope: 0.01, intercept: 0, unit } } })
    expect(settingOf(named('ptUptake10'), inUnit('SUVbw'), hundred)).toEqual({
      kind: 'window',
      center: 5,
      width: 10,
      function: 'LINEAR_EXACT',
    })
    expect(settingOf(named('ptUptake10'), inUnit('BQML'), hundred)).toEqual({ kind: 'auto' })
    const ids = (unit: string) => presetsFor('PT', unit).map(({ id }) => id)
    expect(ids('SUVbw').slice(0, 4)).toEqual(['auto', 'ptUptake5', 'ptUptake10', 'ptUptake20'])
    expect(ids('BQML')).toEqual(['auto', 'ptFull', 'ptHalf', 'ptQuarter'])
  })

  it('an empty image, and colors, are no trouble', () => {
    const mr = testFrame({ modality: 'MR' })
    expect(settingOf(named('mrBalanced'), mr, gray(2, new Int16Array(4)))).toMatchObject({ width: 1 })
    expect(settingOf(named('softTissue'), testFrame(), rgb(1, new Uint8Array(3)))).toEqual({ kind: 'auto' })
  })
})
