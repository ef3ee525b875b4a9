import { describe, expect, it } from 'vitest'
import type { Calibration, Measurement, MeasurementTool } from '../../model/Measurement.ts'
import { readingsOf } from '../reading/readingsOf.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { type CatchTarget, caughtValue } from './caughtValue.ts'

const mm: Calibration = { x: 0.7, y: 0.7, unit: 'mm', source: 'patient' }
const pixels = { rows: 9, columns: 9, valueAt: () => 41.25, unit: 'HU', resolution: 1 }

function caught(
  tool: MeasurementTool,
  points: string,
  requested: Parameters<typeof caughtValue>[2],
  target?: CatchTarget,
  calibration = mm,
) {
  const measurement: Measurement = {
    id: 'm1',
    tool,
    place: { on: 'frame', frame: 'i#3' },
    label: '',
    number: 1,
    points: pointsOf(points),
  }
  return caughtValue(measurement, readingsOf(measurement, { calibration, pixels }), requested, target)
}

describe('what a report takes', () => {
  it('V61 is no finer than the pixels, with its unit, its source and the way back', () => {
    expect(caught('length', '0 0; 17.77 0', 'length')).toEqual({
      value: '12.4',
      unit: 'mm',
      source: 'patient',
      image: 'i#3',
      uid: 'm1',
    })
  })

  it('is both axes where a size asks for them, and nothing where there is one', () => {
    const axes = '0 0; 30 0; 10 -5; 10 5'
    expect(caught('bidirectional', axes, 'axes')).toMatchObject({
      value: '21.0 × 7.0',
      unit: 'mm',
      uid: 'm1',
    })
    expect(caught('bidirectional', axes, 'axes', { unit: 'cm', decimals: 1 })).toMatchObject({
      value: '2.1 × 0.7',
      unit: 'cm',
    })
    expect(caught('length', '0 0; 17.77 0', 'axes')).toBeUndefined()
  })

  it('is in the unit that is asked for, and no finer for it', () => {
    expect(caught('length', '0 0; 17.77 0', 'length', { unit: 'cm' })).toMatchObject({
      value: '1.24',
      unit: 'cm',
    })
    expect(caught('length', '0 0; 17.77 0', 'length', { unit: 'cm', decimals: 1 })).toMatchObject({
      value: '1.2',
    })
    expect(caught('length', '0 0; 17.77 0', 'length', { decimals: 3 })).toMatchObject({ value: '12.4' })
    expect(caught('rectangle', '0 0; 20 20', 'area', { unit: 'cm2' })).toMatchObject({
      value: '1.960',
      unit: 'cm2',
    })
    const slide: Calibration = { x: 0.25, y: 0.25, unit: 'µm', source: 'slide' }
    expect(caught('length', '0 0; 5000 0', 'length', { unit: 'mm' }, slide)).toMatchObject({
      value: '1.2500',
    })
    expect(caught('length', '0 0; 17.77 0', 'length', { unit: 'kg' })).toBeUndefined()
    expect(caught('length', '0 0; 17.77 0', 'length', { unit: 'mm2' })).toBeUndefined()
  })

  it('is the long axis of two, the mean of an area, the value at a probe', () => {
    expect(caught('bidirectional', '0 0; 10 0; 5 -2; 5 2', 'length')).toMatchObject({ value: '7.0' })
    expect(caught('ellipse', '0 0; 8 8', 'density', { unit: '[HU]' })).toMatchObject({
      value: '41.3',
      unit: '[HU]',
    })
    expect(caught('probe', '4 4', 'density')).toMatchObject({ value: '41', unit: 'HU' })
    expect(caught('cobb', '0 0; 10 0; 0 5; 10 15', 'angle', { unit: 'deg' })).toMatchObject({
      value: '45',
      unit: 'deg',
    })
  })

  it('is a bare number where one is asked for, and nothing else', () => {
    const none: Calibration = { x: 1, y: 1, unit: 'px', source: 'none' }
    const ratio = caught('ratio', '0 0; 10 0; 0 5; 20 5', 'ratio')
    expect(ratio).toMatchObject({ value: '0.50', unit: '' })
    expect(caught('ratio', '0 0; 10 0; 0 5; 20 5', 'ratio', {}, none)).toMatchObject({ unit: '' })
    expect(caught('counter', '0 0; 3 3; 5 5', 'count', { decimals: 0 })).toMatchObject({
      value: '3',
      unit: '',
    })
    expect(caught('length', '0 0; 10 0', 'ratio')).toBeUndefined()
    expect(caught('ratio', '0 0; 10 0; 0 5; 20 5', 'count')).toBeUndefined()
  })

  it.each([
    ['velocity', 'velocity', 'cm/s', { unit: 'm/s' }, { value: '0.4530', unit: 'm/s' }],
    ['time', 'time', 's', { unit: 'ms', decimals: 0 }, { value: '453', unit: 'ms' }],
    ['mean', 'uptake', 'SUVbw', { unit: 'g/mL' }, { value: '45.30', unit: 'g/mL' }],
    ['mean', 'uptake', 'HU', { unit: 'SUV' }, undefined],
    ['mean', 'density', 'SUVbw', { unit: 'HU' }, undefined],
  ] as const)('of a %s for %s in %s', (quantity, requested, unit, target, expected) => {
    const value = unit === 's' ? 0.453 : 45.3
    const measurement: Measurement = {
      id: 'm',
      tool: 'probe',
      place: { on: 'frame', frame: 'i#1' },
      label: '',
      number: 1,
      points: pointsOf('0 0'),
    }
    const found = caughtValue(measurement, [{ quantity, value, unit, digits: 2 }], requested, target)
    if (expected) expect(found).toMatchObject(expected)
    else expect(found).toBeUndefined()
  })

  it('V61 is nothing where only pixels are known, and never a volume', () => {
    const px: Calibration = { x: 1, y: 1, unit: 'px', source: 'none' }
    expect(caught('length', '0 0; 10 0', 'length', {}, px)).toBeUndefined()
    expect(caught('rectangle', '0 0; 10 10', 'area', {}, px)).toBeUndefined()
    expect(caught('angle', '0 9; 0 0; 9 0', 'angle', {}, px)).toMatchObject({ value: '90' })
    expect(caught('bidirectional', '0 0; 10 0; 5 -2; 5 2', 'volume')).toBeUndefined()
    const signal = [{ quantity: 'mean', value: 300, unit: '', digits: 1 }] as const
    const area: Measurement = {
      id: 'm',
      tool: 'ellipse',
      place: { on: 'frame', frame: 'i#1' },
      label: '',
      number: 1,
      points: pointsOf('0 0; 8 8'),
    }
    expect(caughtValue(area, signal, 'density')).toBeUndefined()
    expect(caught('arrow', '0 0; 10 0', 'length')).toBeUndefined()
  })
})
