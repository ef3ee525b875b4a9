import { describe, expect, it } from 'vitest'
import { makeDicom } from '../../../testkit/makeDicom.ts'
import { readInstance } from '../readInstance.ts'

const unit = (CodeValue: string, CodingSchemeDesignator = 'UCUM', CodeMeaning = 'a meaning') => ({
  MeasurementUnitsCodeSequence: [{ CodeValue, CodingSchemeDesignator, CodeMeaning }],
})
const mapping = (slope: number, intercept: number, units: object) => ({
  RealWorldValueMappingSequence: [
    { RealWorldValueSlope: slope, RealWorldValueIntercept: intercept, ...units },
  ],
})
const voi = { FrameVOILUTSequence: [{ WindowCenter: 1000, WindowWidth: 2000 }] }

/** A parametric map of integers as it is written by common libraries: its own map is the identity. */
function frameOf(groups: object, elements: object = {}) {
  const read = readInstance(
    makeDicom({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.30',
      RescaleSlope: undefined,
      RescaleIntercept: undefined,
      WindowCenter: undefined,
      WindowWidth: undefined,
      SharedFunctionalGroupsSequence: [groups],
      ...elements,
    } as Parameters<typeof makeDicom>[0]),
  )
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('no image')
  return read.record.content.frames[0]
}

describe('parametric maps', () => {
  it('have the values and the unit of the real world, and windows in it', () => {
    const frame = frameOf({ ...mapping(1e-6, 0.0001, unit('mm2/s')), ...voi })
    expect(frame?.modality).toEqual({ kind: 'rescale', slope: 1e-6, intercept: 0.0001, unit: 'mm2/s' })
    expect(frame?.voi).toMatchObject([{ kind: 'window', function: 'LINEAR_EXACT' }])
    const [option] = frame?.voi ?? []
    if (option?.kind !== 'window') throw new Error('no window')
    expect(option.center).toBeCloseTo(0.0011, 12)
    expect(option.width).toBeCloseTo(0.002, 12)
  })

  it('take windows back through a map of their own first', () => {
    const transformed = { PixelValueTransformationSequence: [{ RescaleSlope: 2, RescaleIntercept: 100 }] }
    const frame = frameOf({ ...mapping(-0.5, 3, unit("[hnsf'U]")), ...voi, ...transformed })
    // 1000 is the stored value 450, and that is -222; a width has no sign.
    expect(frame?.voi).toMatchObject([{ center: -222, width: 500 }])
    expect(frame?.modality.unit).toBe('HU')
  })

  it('name units as people write them', () => {
    const name = (units: object) => frameOf(mapping(1, 0, units))?.modality.unit
    expect(name(unit('{SUVbw}g/ml'))).toBe('g/ml')
    expect(name(unit('{ratio}'))).toBe('ratio')
    expect(name(unit('1'))).toBe('')
    expect(name(unit('A1', '99LAB', 'flow'))).toBe('flow')
    expect(name({})).toBe('')
  })

  it('have no values beside the range that a mapping is for, whatever types say it', () => {
    const mapped = (range: object) => {
      const [item] = mapping(2, 0, unit('mm')).RealWorldValueMappingSequence
      return frameOf({ RealWorldValueMappingSequence: [{ ...item, ...range }] })?.mapped
    }
    const us = (value: number) => ({ vr: 'US', value })
    const ss = (value: number) => ({ vr: 'SS', value })
    const whole = (first: object, last: object) =>
      mapped({ RealWorldValueFirstValueMapped: first, RealWorldValueLastValueMapped: last })
    expect(mapped({})).toBeUndefined()
    expect(whole(us(1), us(4095))).toEqual({ from: 1, to: 4095 })
    expect(whole(ss(-5), ss(7))).toEqual({ from: -5, to: 7 })
    expect(whole(us(65_531), us(7))).toEqual({ from: -5, to: 7 })
    const float = mapped({
      DoubleFloatRealWorldValueFirstValueMapped: -0.1,
      DoubleFloatRealWorldValueLastValueMapped: 0.1,
    })
    const inSingle = [Math.fround(-0.1), Math.fround(0.1)]
    expect(inSingle.every((value) => value >= (float?.from ?? 0) && value <= (float?.to ?? 0))).toBe(true)
    expect(float?.to).toBeCloseTo(0.1, 6)
  })

  it('skip a mapping by a table for one by a slope, in groups of frames as well', () => {
    const table = { '00409212': { vr: 'FD', value: [1, 2] }, ...unit('mm') }
    const [line] = mapping(2, 1, unit('s')).RealWorldValueMappingSequence
    const both = { RealWorldValueMappingSequence: [table, line] }
    expect(frameOf(both)?.modality).toMatchObject({ slope: 2, unit: 's' })
    const own = { PerFrameFunctionalGroupsSequence: [mapping(3, 0, unit('ms'))] }
    expect(frameOf(both, own)?.modality).toMatchObject({ slope: 3, unit: 'ms' })
    expect(frameOf({}, both)?.modality).toMatchObject({ slope: 2, unit: 's' })
  })

  it('alone are read so, and only by a slope', () => {
    const ct = frameOf(
      { ...mapping(2, 1, unit('mm')), ...voi },
      { SOPClassUID: '1.2.840.10008.5.1.4.1.1.2.1' },
    )
    expect(ct?.modality).toMatchObject({ slope: 1, intercept: 0 })
    expect(frameOf({ ...mapping(0, 1, unit('mm')), ...voi })?.modality).toMatchObject({ slope: 1, unit: '' })
    expect(frameOf(voi)?.voi).toMatchObject([{ center: 1000, width: 2000, function: 'LINEAR' }])
  })
})
