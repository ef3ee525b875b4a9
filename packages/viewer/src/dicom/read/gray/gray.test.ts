import { describe, expect, it } from 'vitest'
import type { VoiOption } from '../../../model/Grayscale.ts'
import { readFrame, readImage } from '../../../testkit/readImage.ts'

const descriptor = (...words: number[]) => ({ vr: 'US', value: words })
const table = (words: number[], data: unknown, more: object = {}) => ({
  LUTDescriptor: descriptor(...words),
  LUTData: data,
  LUTExplanation: 'curve',
  ...more,
})

const windows = (elements: object): VoiOption[] => [...readFrame({ ...elements }).voi]

describe('the modality’s map', () => {
  it('trap 16: is slope and intercept with their unit', () => {
    expect(readFrame().modality).toEqual({ kind: 'rescale', slope: 1, intercept: -1024, unit: 'HU' })
    expect(readFrame({ RescaleType: 'OD' }).modality).toMatchObject({ unit: 'OD' })
    expect(readFrame({ Modality: 'MR' }).modality).toMatchObject({ unit: '' })
    expect(readFrame({ Modality: 'PT', Units: 'BQML', RescaleSlope: 0.25 }).modality).toMatchObject({
      slope: 0.25,
      unit: 'BQML',
    })
  })

  it.each([
    ['a CT image', {}, 'HU'],
    ['a derived CT image', { ImageType: ['DERIVED', 'SECONDARY', 'AXIAL'] }, 'HU'],
    ['an enhanced CT image', { SOPClassUID: '1.2.840.10008.5.1.4.1.1.2.1' }, 'HU'],
    ['a localiser', { ImageType: ['ORIGINAL', 'PRIMARY', 'LOCALIZER'] }, ''],
    [
      'a localiser that says it',
      { ImageType: ['ORIGINAL', 'PRIMARY', 'LOCALIZER'], RescaleType: 'HU' },
      'HU',
    ],
    ['an image of several energies', { MultienergyCTAcquisition: 'YES' }, ''],
    ['a Secondary Capture', { SOPClassUID: '1.2.840.10008.5.1.4.1.1.7' }, ''],
    [
      'a Secondary Capture that says it',
      { SOPClassUID: '1.2.840.10008.5.1.4.1.1.7', RescaleType: 'HU' },
      'HU',
    ],
  ])('trap 16: has no unit by its silence alone but in a CT image: %s', (_, elements, unit) => {
    expect(readFrame(elements).modality).toMatchObject({ intercept: -1024, unit })
  })

  it('trap 16: leaves values alone where nothing or a slope of nothing is given', () => {
    const bare = { RescaleSlope: undefined, RescaleIntercept: undefined }
    expect(readFrame(bare).modality).toEqual({ kind: 'rescale', slope: 1, intercept: 0, unit: '' })
    expect(readFrame({ RescaleSlope: 0, RescaleIntercept: 0 }).modality).toMatchObject({
      slope: 1,
      intercept: 0,
    })
  })

  it('trap 16: is a table where there is one', () => {
    const ModalityLUTSequence = [table([3, 10, 16], [5, 6, 7], { ModalityLUTType: 'HU' })]
    expect(readFrame({ ModalityLUTSequence }).modality).toEqual({
      kind: 'table',
      unit: 'HU',
      table: { first: 10, entries: Uint16Array.of(5, 6, 7), bits: 16, explanation: 'curve' },
    })
  })

  it('trap 16: is no table for angiography that is logarithmic', () => {
    const xa = { SOPClassUID: '1.2.840.10008.5.1.4.1.1.12.1', ModalityLUTSequence: [table([1, 0, 16], [5])] }
    expect(readFrame({ ...xa, PixelIntensityRelationship: 'LOG' }).modality.kind).toBe('rescale')
    expect(readFrame({ ...xa, PixelIntensityRelationship: 'LIN' }).modality.kind).toBe('table')
  })
})

describe('the ways of showing', () => {
  it('trap 14: pair centers, widths and explanations by their places', () => {
    const offered = windows({
      WindowCenter: [40, -600, 300],
      WindowWidth: [400, 1500],
      WindowCenterWidthExplanation: ['SOFT', 'LUNG'],
    })
    expect(offered).toEqual([
      { kind: 'window', center: 40, width: 400, function: 'LINEAR', explanation: 'SOFT' },
      { kind: 'window', center: -600, width: 1500, function: 'LINEAR', explanation: 'LUNG' },
    ])
  })

  it('trap 18: take a center of 0 for a value', () => {
    expect(windows({ WindowCenter: 0, WindowWidth: 1 })).toEqual([
      { kind: 'window', center: 0, width: 1, function: 'LINEAR', explanation: '' },
    ])
  })

  it('trap 12: have no window without a width, and the plain ramp for widths below 1', () => {
    expect(windows({ WindowCenter: 40, WindowWidth: 0 })).toEqual([])
    expect(windows({ WindowCenter: 40, WindowWidth: -5 })).toEqual([])
    expect(windows({ WindowCenter: 40 })).toEqual([])
    expect(windows({ WindowCenter: 0.001, WindowWidth: 0.003 })).toMatchObject([
      { function: 'LINEAR_EXACT', width: 0.003 },
    ])
  })

  it('trap 13: have the function that the file names', () => {
    const of = (name: string) => windows({ WindowCenter: 1, WindowWidth: 2, VOILUTFunction: name })
    expect(of('SIGMOID')).toMatchObject([{ function: 'SIGMOID' }])
    expect(of('LINEAR_EXACT')).toMatchObject([{ function: 'LINEAR_EXACT' }])
    expect(of('WHATEVER')).toMatchObject([{ function: 'LINEAR' }])
  })

  it('trap 15: are tables with 65 536 entries where the descriptor says 0', () => {
    const entries = new Uint16Array(65_536).map((_, index) => index)
    const [option] = windows({ RescaleIntercept: 0, VOILUTSequence: [table([0, 0, 16], entries)] })
    expect(option?.kind === 'table' && option.table.entries.length).toBe(65_536)
    expect(option?.kind === 'table' && option.table.entries[65_535]).toBe(65_535)
  })

  it('trap 15: are tables whose first value is signed where values can be negative', () => {
    const VOILUTSequence = [table([2, 0xfc00, 12], [1, 2])]
    const first = (more: object) => {
      const [option] = windows({ VOILUTSequence, ...more })
      return option?.kind === 'table' ? option.table.first : undefined
    }
    expect(first({ RescaleIntercept: 0 })).toBe(64_512)
    expect(first({ RescaleIntercept: 0, PixelRepresentation: 1 })).toBe(-1024)
    expect(first({ RescaleIntercept: -1024 })).toBe(-1024)
  })

  it.each([
    ['words', [1, 2, 255]],
    ['bytes in words', { vr: 'OW', value: Uint8Array.of(1, 2, 255, 0) }],
    ['words of US', { vr: 'US', value: [1, 2, 255] }],
  ])('trap 15: are tables of 8 bits as %s', (_, data) => {
    const [option] = windows({ VOILUTSequence: [table([3, 0, 8], data)], WindowCenter: 1, WindowWidth: 2 })
    expect(option).toEqual({
      kind: 'table',
      explanation: 'curve',
      table: { first: 0, entries: Uint16Array.of(1, 2, 255), bits: 8, explanation: 'curve' },
    })
  })

  it('trap 15: are tables that reach their largest entry, whatever bits are announced', () => {
    const [option] = windows({ VOILUTSequence: [table([2, 0, 8], [0, 4095])] })
    expect(option?.kind === 'table' && option.table.bits).toBe(12)
  })

  it('trap 15: stand beside the windows', () => {
    const offered = windows({ VOILUTSequence: [table([2, 0, 8], [0, 9])], WindowCenter: 1, WindowWidth: 2 })
    expect(offered.map(({ kind }) => kind)).toEqual(['table', 'window'])
  })
})

describe('inversion', () => {
  it('trap 17: happens once', () => {
    expect(readImage().isInverted).toBe(false)
    expect(readImage({ PhotometricInterpretation: 'MONOCHROME1' }).isInverted).toBe(true)
    expect(readImage({ PresentationLUTShape: 'INVERSE' }).isInverted).toBe(true)
    const both = { PhotometricInterpretation: 'MONOCHROME1', PresentationLUTShape: 'INVERSE' }
    expect(readImage(both).isInverted).toBe(true)
  })
})

describe('padding', () => {
  it('trap 20: is a value or a range, in whichever order', () => {
    expect(readFrame({ PixelPaddingValue: 7 }).padding).toEqual({ from: 7, to: 7 })
    expect(readFrame({ PixelPaddingValue: 9, PixelPaddingRangeLimit: 3 }).padding).toEqual({ from: 3, to: 9 })
    expect(readFrame().padding).toBeUndefined()
  })

  it('trap 20: has the sign of the pixels, whatever VR it is written in', () => {
    const signed = { PixelRepresentation: 1 }
    expect(readFrame({ ...signed, PixelPaddingValue: -2000 }).padding).toEqual({ from: -2000, to: -2000 })
    const unsignedVr = { ...signed, PixelPaddingValue: { vr: 'US', value: 63_536 } }
    expect(readFrame(unsignedVr).padding).toEqual({ from: -2000, to: -2000 })
    expect(readFrame({ PixelPaddingValue: { vr: 'SS', value: -1 } }).padding).toEqual({
      from: 65_535,
      to: 65_535,
    })
  })
})

describe('the mark of lossy compression', () => {
  it('trap 9: stays once it is set', () => {
    expect(readImage().isLossy).toBe(false)
    expect(readImage({ LossyImageCompression: '01', LossyImageCompressionRatio: [5, 12.5] })).toMatchObject({
      isLossy: true,
      lossyRatio: 12.5,
    })
    const fragments = [[Uint8Array.of(0xff, 0xd8)]]
    expect(readImage({}, { transferSyntax: '1.2.840.10008.1.2.4.50', fragments }).isLossy).toBe(true)
  })
})
