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
