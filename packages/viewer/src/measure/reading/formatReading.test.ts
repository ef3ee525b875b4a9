import { describe, expect, it } from 'vitest'
import type { Calibration } from '../../model/Measurement.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { decimalText } from './decimalText.ts'
import { formatReading } from './formatReading.ts'
import { readingsOf } from './readingsOf.ts'

const withPixel = (size: number, unit: Calibration['unit'] = 'mm'): Calibration => ({
  ...{ x: size, y: size, unit, source: 'patient' },
})

describe('a reading in words', () => {
  it.each([
    [0.7, 1],
    [0.1, 1],
    [0.09, 2],
    [0.05, 2],
    [1.2, 0],
    [0.0125, 2],
  ])('trap 50: pixels of %d mm bear out %d decimals', (size, digits) => {
    expect(
      readingsOf({ tool: 'length', points: pointsOf('0 0; 7 3') }, { calibration: withPixel(size) })[0]
        ?.digits,
    ).toBe(digits)
  })

  it('trap 50: short arms bear out whole degrees only', () => {
    const digits = (text: string) =>
      readingsOf({ tool: 'angle', points: pointsOf(text) }, { calibration: withPixel(1) })[0]?.digits
    expect(digits('0 10; 0 0; 500 0')).toBe(0)
    expect(digits('0 400; 0 0; 500 0')).toBe(1)
  })

  it('trap 50: is written as each language writes numbers, without thousands', () => {
    const reading = { quantity: 'length', value: 1234.56, unit: 'mm', digits: 1 } as const
    expect(formatReading(reading, 'de')).toBe('1234,6\u00a0mm')
    for (const locale of ['ko', 'en', 'zh', 'ja'] as const) {
      expect(formatReading(reading, locale)).toBe('1234.6\u00a0mm')
    }
    expect(formatReading({ quantity: 'angle', value: 31.26, unit: '°', digits: 1 }, 'de')).toBe('31,3°')
    expect(formatReading({ quantity: 'mean', value: -0.02, unit: 'HU', digits: 1 }, 'en')).toBe('0.0\u00a0HU')
    expect(formatReading({ quantity: 'count', value: 12, unit: '', digits: 0 }, 'ko')).toBe('12')
  })

  it('goes from µm to mm where people do', () => {
    expect(formatReading({ quantity: 'length', value: 999, unit: 'µm', digits: 0 }, 'en')).toBe('999\u00a0µm')
    expect(formatReading({ quantity: 'length', value: 1250, unit: 'µm', digits: 0 }, 'en')).toBe(
      '1.25\u00a0mm',
    )
    expect(formatReading({ quantity: 'area', value: 2_370_000, unit: 'µm²', digits: 0 }, 'en')).toBe(
      '2.37\u00a0mm²',
    )
  })

  it('trap 50: goes out with all its digits and a dot', () => {
    expect(decimalText(1 / 3)).toBe('0.3333333333333333')
    expect(decimalText(1.5e-9)).toBe('0.0000000015')
    expect(decimalText(-1.25e22)).toBe('-12500000000000000000000')
    expect(decimalText(12.345, 1)).toBe('12.3')
    expect(decimalText(-0.01, 1)).toBe('0.0')
    expect(decimalText(Number.NaN)).toBe('')
  })
})
