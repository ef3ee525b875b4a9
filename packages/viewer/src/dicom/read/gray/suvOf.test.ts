import { describe, expect, it } from 'vitest'
import { makeDicom } from '../../../testkit/makeDicom.ts'
import { readInstance } from '../readInstance.ts'

const drug = {
  RadionuclideTotalDose: 400_000_000,
  RadionuclideHalfLife: 6600,
  RadiopharmaceuticalStartTime: '083000',
}

/** FDG, injected one hour before the scan at 9:30, in a patient of 80 kg. */
const pet = {
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.128',
  Modality: 'PT',
  Units: 'BQML',
  CorrectedImage: ['DECY', 'ATTN', 'SCAT'],
  DecayCorrection: 'START',
  PatientWeight: 80,
  SeriesDate: '20260102',
  SeriesTime: '093000',
  AcquisitionDate: '20260102',
  AcquisitionTime: '093500',
  RadiopharmaceuticalInformationSequence: [drug],
}

function suvOf(changes: Record<string, unknown> = {}) {
  const read = readInstance(makeDicom({ ...pet, ...changes }))
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('not read')
  return read.record.content.frames[0]?.suv
}

const injected = (changes: Record<string, unknown>) => ({
  RadiopharmaceuticalInformationSequence: [{ ...drug, ...changes }],
})

/** 80,000 g over what is left of 400 MBq after 3,600 s. */
const FACTOR = 80_000 / (400_000_000 * 2 ** (-3600 / 6600))

describe('trap 51: SUV by body weight', () => {
  it('takes the dose that was left when the scan began', () => {
    const suv = suvOf()
    expect(suv).toEqual({ ok: true, factor: expect.closeTo(FACTOR, 12) })
    // 10,000 Bq/ml there are an uptake of about 2.9.
    expect(suv?.ok && suv.factor * 10_000).toBeCloseTo(2.919, 3)
  })

  it('takes the whole dose where pixels are corrected to the injection', () => {
    expect(suvOf({ DecayCorrection: 'ADMIN' })).toEqual({ ok: true, factor: expect.closeTo(0.0002, 12) })
  })

  it('goes by the start of the series, not by the time of a bed position', () => {
    expect(suvOf({ AcquisitionTime: '095500' })).toEqual(suvOf())
  })

  it('counts over midnight, with and without a day of the injection', () => {
    const night = {
      SeriesDate: '20260103',
      AcquisitionDate: '20260103',
      SeriesTime: '002000',
      AcquisitionTime: '002500',
    }
    const before = { ok: true, factor: expect.closeTo(FACTOR, 12) }
    expect(suvOf({ ...night, ...injected({ RadiopharmaceuticalStartTime: '232000' }) })).toEqual(before)
    const whole = {
      RadiopharmaceuticalStartDateTime: '20260102232000.00+0900',
      RadiopharmaceuticalStartTime: '232000',
    }
    expect(suvOf({ ...night, ...injected(whole) })).toEqual(before)
  })

  it('brings the injection into the time zone of the series, and believes no two times of it', () => {
    const at = (whole: string, time?: string) =>
      injected({ RadiopharmaceuticalStartDateTime: whole, RadiopharmaceuticalStartTime: time })
    const seoul = { TimezoneOffsetFromUTC: '+0900' }
    expect(suvOf({ ...seoul, ...at('20260101233000+0000') })).toEqual(suvOf())
    expect(suvOf({ ...seoul, ...at('20260101233000.000000+0000', '083000') })).toEqual(suvOf())
    expect(suvOf({ TimezoneOffsetFromUTC: '-0330', ...at('20260102120000+0000') })).toEqual(suvOf())
    expect(suvOf(at('20260102083000', '083030'))).toEqual(suvOf())
    const unclear = { ok: false, reason: 'times' }
    // Without a time zone of the series nobody knows which of both is meant.
    expect(suvOf(at('20260101233000+0000', '083000'))).toEqual(unclear)
    expect(suvOf(at('20260102083000+0900'))).toEqual(unclear)
    expect(suvOf(at('20260102083000'))).toEqual(suvOf())
    expect(suvOf(at('20260102083000', '073000'))).toEqual(unclear)
  })

  it('takes values that are uptakes already as they are, unless they are of another kind', () => {
    expect(suvOf({ Units: 'GML', PatientWeight: undefined })).toEqual({ ok: true, factor: 1 })
    expect(suvOf({ Units: 'GML', SUVType: 'LBM' })).toEqual({ ok: false, reason: 'units' })
  })

  it.each([
    ['units', { Units: 'CNTS' }],
    ['units', { Units: undefined }],
    ['corrections', { CorrectedImage: ['DECY'] }],
    ['decay', { DecayCorrection: 'NONE' }],
    ['weight', { PatientWeight: undefined }],
    ['weight', { PatientWeight: 0 }],
    ['dose', { RadiopharmaceuticalInformationSequence: [] }],
    ['dose', injected({ RadionuclideTotalDose: 400 })],
    ['halfLife', injected({ RadionuclideHalfLife: undefined })],
    ['times', injected({ RadiopharmaceuticalStartTime: undefined })],
    ['times', { SeriesTime: '120000' }],
    ['times', injected({ RadiopharmaceuticalStartDateTime: '20251231083000' })],
  ] as const)('gives none, and the reason %s', (reason, changes) => {
    expect(suvOf(changes)).toEqual({ ok: false, reason })
  })

  it('is nothing to speak of where it isn’t PET', () => {
    expect(suvOf({ Modality: 'CT' })).toBeUndefined()
  })
})

describe('where uptake is known', () => {
  function firstFrame(changes: Record<string, unknown> = {}) {
    const read = readInstance(makeDicom({ ...pet, RescaleSlope: 2, RescaleIntercept: 0, ...changes }))
    if (!read.ok || read.record.content.kind !== 'image') throw new Error('not read')
    const [first] = read.record.content.frames
    if (!first) throw new Error('no frame')
    return first
  }

  it('it is the only unit of a frame: its values, and its windows', () => {
    const { modality, voi } = firstFrame({ WindowCenter: 20_000, WindowWidth: 40_000 })
    expect(modality).toEqual({
      kind: 'rescale',
      slope: expect.closeTo(2 * FACTOR, 12),
      intercept: 0,
      unit: 'SUVbw',
    })
    expect(voi).toEqual([
      { kind: 'window', center: 2.5, width: 5, function: 'LINEAR_EXACT', explanation: '' },
      {
        kind: 'window',
        function: 'LINEAR_EXACT',
        explanation: '',
        center: expect.closeTo(20_000 * FACTOR, 9),
        width: expect.closeTo(40_000 * FACTOR, 9),
      },
    ])
  })

  it('and where it isn’t, values and windows stay those of the file', () => {
    const { modality, voi } = firstFrame({ PatientWeight: 0, WindowCenter: 20_000, WindowWidth: 40_000 })
    expect(modality).toMatchObject({ slope: 2, unit: 'BQML' })
    expect(voi).toEqual([expect.objectContaining({ center: 20_000, width: 40_000 })])
  })
})
