import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Calibration, Measurement } from '../../model/Measurement.ts'
import { caughtValue } from '../store/caughtValue.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { decimalText } from './decimalText.ts'
import { formatReading } from './formatReading.ts'
import { readingsOf } from './readingsOf.ts'

const withPixel = (size: number, unit: Calibration['unit'] = 'mm'): Calibration => ({
  x: size,
  y: size,
  unit,
  source: 'patient',
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
    expect(decimalText(1 / 3)).toBe('0.333333333333333')
    expect(decimalText(0.1 * 3)).toBe('0.3')
    expect(decimalText(1.5e-9)).toBe('0.0000000015')
    expect(decimalText(-1.25e22)).toBe('-12500000000000000000000')
    expect(decimalText(12.345, 1)).toBe('12.3')
    expect(decimalText(-0.01, 1)).toBe('0.0')
    expect(decimalText(Number.NaN)).toBe('')
  })

  it('trap 50: is the same number on the image and in the report', () => {
    const measurement: Measurement = {
      id: 'm',
      tool: 'length',
      place: { on: 'frame', frame: 'i#1' },
      label: '',
      number: 1,
      points: pointsOf('0 0; 19 0'),
    }
    const readings = readingsOf(measurement, { calibration: withPixel(0.65) })
    expect(readings[0]?.value).toBe(12.35)
    expect(readings.map((reading) => formatReading(reading, 'en'))).toEqual(['12.4\u00a0mm'])
    expect(caughtValue(measurement, readings, 'length')?.value).toBe('12.4')
    expect(caughtValue(measurement, readings, 'length', { unit: 'cm' })?.value).toBe('1.24')
    expect(decimalText(3 * 0.35, 1)).toBe('1.1')
  })

  it('trap 50: is rounded in one way, halves away from zero, whatever its size', () => {
    const sizes = fc.integer({ min: 1, max: 2000 }).map((thousandths) => thousandths / 1000)
    fc.assert(
      fc.property(
        ...([fc.integer({ min: -5000, max: 5000 }), sizes, fc.integer({ min: 0, max: 6 })] as const),
        (count, size, digits) => {
          const value = count * size
          const shown = formatReading({ quantity: 'value', value, unit: '', digits }, 'en')
          expect(shown).toBe(decimalText(value, digits))
          // In whole thousandths there is nothing to go wrong.
          const thousandths = BigInt(count) * BigInt(Math.round(size * 1000))
          const step = 10n ** BigInt(Math.max(0, 3 - digits))
          const magnitude = thousandths < 0n ? -thousandths : thousandths
          const steps = (magnitude * 2n + step) / (step * 2n)
          const truth = (Number(steps) / 10 ** Math.min(digits, 3)) * (thousandths < 0n ? -1 : 1)
          expect(Number(shown)).toBeCloseTo(truth, 9)
        },
      ),
    )
    fc.assert(
      fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
        expect(decimalText(value, 2)).toMatch(/^-?\d+\.\d{2}$/u)
      }),
    )
  })
})
