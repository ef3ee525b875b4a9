import { describe, expect, it } from 'vitest'
import { readFrame, readImage } from '../../../testkit/readImage.ts'

const region = (more: object = {}) => ({
  RegionLocationMinX0: 10,
  RegionLocationMinY0: 20,
  RegionLocationMaxX1: 110,
  RegionLocationMaxY1: 220,
  PhysicalDeltaX: 0.01,
  PhysicalDeltaY: -0.02,
  PhysicalUnitsXDirection: 3,
  PhysicalUnitsYDirection: 3,
  RegionSpatialFormat: 1,
  RegionDataType: 1,
  ...more,
})

const enhanced = {
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.4.1',
  Modality: 'MR',
  NumberOfFrames: 3,
  ImagePositionPatient: undefined,
  ImageOrientationPatient: undefined,
  PixelSpacing: undefined,
  RescaleIntercept: undefined,
  RescaleSlope: undefined,
  SharedFunctionalGroupsSequence: [
    {
      PixelMeasuresSequence: [{ PixelSpacing: [0.7, 0.9] }],
      PlaneOrientationSequence: [{ ImageOrientationPatient: [0, 1, 0, 0, 0, -1] }],
      FrameVOILUTSequence: [{ WindowCenter: 100, WindowWidth: 200 }],
      PixelValueTransformationSequence: [{ RescaleIntercept: 0, RescaleSlope: 2, RescaleType: 'US' }],
    },
  ],
  PerFrameFunctionalGroupsSequence: [1, 2, 3].map((number) => ({
    PlanePositionSequence: [{ ImagePositionPatient: [number, 0, 0] }],
    FrameContentSequence: [
      {
        TemporalPositionIndex: number,
        FrameAcquisitionNumber: 7,
        FrameAcquisitionDateTime: '20260102101112.5',
      },
    ],
    MRDiffusionSequence: [{ DiffusionBValue: number * 500 }],
    CardiacSynchronizationSequence: [{ NominalCardiacTriggerDelayTime: number * 10 }],
    FrameAnatomySequence: [{ FrameLaterality: number === 2 ? 'L' : 'R' }],
    ...(number === 3 && { FrameVOILUTSequence: [{ WindowCenter: 0, WindowWidth: 50 }] }),
  })),
}

describe('what is said of each frame', () => {
  it('trap 40: is its own groups’, else the shared ones’', () => {
    const { frames } = readImage(enhanced)
    expect(frames.map(({ geometry }) => geometry?.position)).toEqual([
      [1, 0, 0],
      [2, 0, 0],
      [3, 0, 0],
    ])
    expect(frames[0]?.geometry).toMatchObject({ row: [0, 1, 0], column: [0, 0, -1] })
    expect(frames.map(({ spacing }) => spacing.pixel)).toEqual([
      [0.7, 0.9],
      [0.7, 0.9],
      [0.7, 0.9],
    ])
    expect(frames.map(({ voi: [first] }) => first?.kind === 'window' && first.center)).toEqual([100, 100, 0])
    expect(frames[1]?.modality).toEqual({ kind: 'rescale', slope: 2, intercept: 0, unit: '' })
    expect(frames.map(({ laterality }) => laterality)).toEqual(['R', 'L', 'R'])
    const time = Date.UTC(2026, 0, 2, 10, 11) / 1000 + 12.5
    expect(frames.map(({ phase }) => phase)).toEqual([
      [1, 10, 500, Number.NaN, 7, time],
      [2, 20, 1000, Number.NaN, 7, time],
      [3, 30, 1500, Number.NaN, 7, time],
    ])
  })

  it('trap 40: is one object where frames share it', () => {
    const { frames } = readImage(enhanced)
    expect(frames[1]?.spacing).toBe(frames[0]?.spacing)
    expect(frames[1]?.modality).toBe(frames[0]?.modality)
    expect(frames[1]?.voi).toBe(frames[0]?.voi)
    const cine = readImage({ NumberOfFrames: 2 }).frames
    expect(cine[1]?.phase).toBe(cine[0]?.phase)
  })

  it('trap 16: shares one table among frames that have groups of their own', () => {
    const { frames } = readImage({
      ...enhanced,
      VOILUTSequence: [{ LUTDescriptor: [2, 0, 16], LUTData: [1, 2] }],
      PerFrameFunctionalGroupsSequence: [{}, {}, {}],
    })
    expect(frames[2]?.voi).toBe(frames[0]?.voi)
    expect(frames[0]?.voi.map(({ kind }) => kind)).toEqual(['table', 'window'])
  })

  it('trap 33: has no place where cosines are absent, no cosines, or not at right angles', () => {
    expect(readFrame().geometry).toMatchObject({ row: [1, 0, 0], column: [0, 1, 0] })
    expect(readFrame({ ImageOrientationPatient: undefined }).geometry).toBeUndefined()
    expect(readFrame({ ImageOrientationPatient: [0, 0, 0, 0, 0, 0] }).geometry).toBeUndefined()
    expect(readFrame({ ImageOrientationPatient: [1, 0, 0, 1, 0, 0] }).geometry).toBeUndefined()
    expect(readFrame({ ImagePositionPatient: ['0', 'x', '0'] }).geometry).toBeUndefined()
  })

  it('trap 26: has spacing in the order of the file, vertical first', () => {
    expect(readFrame({ PixelSpacing: [0.5, 0.25] }).spacing).toEqual({
      pixel: [0.5, 0.25],
      isProjection: false,
    })
  })

  it('trap 27: has all facts that the rule for projections needs', () => {
    const { spacing } = readFrame({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.1.1',
      Modality: 'DX',
      PixelSpacing: [0.1, 0.1],
      ImagerPixelSpacing: [0.15, 0.15],
      NominalScannedPixelSpacing: [0.2, 0.2],
      PixelSpacingCalibrationType: 'GEOMETRY',
      PixelSpacingCalibrationDescription: 'at the table',
      EstimatedRadiographicMagnificationFactor: 1.5,
      DistanceSourceToDetector: 1800,
      DistanceSourceToPatient: 1200,
      PixelAspectRatio: [4, 3],
    })
    expect(spacing).toEqual({
      pixel: [0.1, 0.1],
      imager: [0.15, 0.15],
      nominal: [0.2, 0.2],
      aspect: [4, 3],
      calibration: 'GEOMETRY',
      calibrationDescription: 'at the table',
      magnification: 1.5,
      sourceToDetector: 1800,
      sourceToPatient: 1200,
      isProjection: true,
    })
  })

  it('trap 27: takes slices that were computed from projections for slices', () => {
    const tomosynthesis = { SOPClassUID: '1.2.840.10008.5.1.4.1.1.13.1.3', Modality: 'MG' }
    expect(readFrame(tomosynthesis).spacing.isProjection).toBe(false)
    expect(
      readFrame({ ...tomosynthesis, SOPClassUID: '1.2.840.10008.5.1.4.1.1.1.2' }).spacing.isProjection,
    ).toBe(true)
  })

  it('trap 28: keeps the spacing of a scanned film apart from that of pixels', () => {
    const film = { SOPClassUID: '1.2.840.10008.5.1.4.1.1.7', Modality: 'OT', PixelSpacing: undefined }
    expect(readFrame({ ...film, NominalScannedPixelSpacing: [0.2, 0.2] }).spacing).toEqual({
      nominal: [0.2, 0.2],
      isProjection: false,
    })
  })

  it('trap 29: has the aspect of pixels where their size is unknown', () => {
    expect(readFrame({ PixelSpacing: undefined, PixelAspectRatio: [4, 3] }).spacing).toEqual({
      aspect: [4, 3],
      isProjection: false,
    })
  })

  it('trap 31: has no spacing where the file has none, or nonsense', () => {
    expect(readFrame({ PixelSpacing: undefined }).spacing).toEqual({ isProjection: false })
    expect(readFrame({ PixelSpacing: [0, 0] }).spacing).toEqual({ isProjection: false })
    expect(readFrame({ PixelSpacing: ['abc', '-1'] }).spacing).toEqual({ isProjection: false })
  })

  it('trap 59: understands numbers with blanks, commas, signs and too many digits', () => {
    const spaced = readFrame({
      PixelSpacing: new TextEncoder().encode(' 0,5 \\+5.00000000000000000001e-1\0'),
    })
    expect(spaced.spacing.pixel).toEqual([0.5, 0.5])
    expect(
      readFrame({ PixelSpacing: { vr: 'UN', value: new TextEncoder().encode('0.5\\0.25') } }).spacing.pixel,
    ).toEqual([0.5, 0.25])
    expect(readImage({ NumberOfFrames: ['1', '2'] }).declaredFrames).toBe(1)
    expect(readImage({ NumberOfFrames: 'many' }).declaredFrames).toBe(1)
  })

  it('trap 30: has the regions of an ultrasound image with their units', () => {
    const { regions } = readFrame({
      SequenceOfUltrasoundRegions: [
        region(),
        region({ PhysicalUnitsXDirection: 4, PhysicalUnitsYDirection: 7, RegionSpatialFormat: 3 }),
        region({ PhysicalDeltaX: 0 }),
      ],
    })
    expect(regions).toHaveLength(2)
    expect(regions[0]).toEqual({
      minX: 10,
      minY: 20,
      maxX: 110,
      maxY: 220,
      deltaX: 0.01,
      deltaY: -0.02,
      unitX: 'cm',
      unitY: 'cm',
      spatialFormat: 1,
      dataType: 1,
    })
    expect(regions[1]).toMatchObject({ unitX: 's', unitY: 'cm/s', spatialFormat: 3 })
  })

  it('trap 30: has regions of its own where frames have them', () => {
    const { frames } = readImage({
      NumberOfFrames: 2,
      PerFrameFunctionalGroupsSequence: [
        { SequenceOfUltrasoundRegions: [region({ PhysicalDeltaX: 0.5 })] },
        { SequenceOfUltrasoundRegions: [region({ PhysicalDeltaX: 0.25 })] },
      ],
    })
    expect(frames.map(({ regions: [first] }) => first?.deltaX)).toEqual([0.5, 0.25])
  })

  it('trap 43: has the side of the image before that of the series', () => {
    expect(readFrame({ ImageLaterality: 'L', Laterality: 'R' }).laterality).toBe('L')
    expect(readFrame({ Laterality: 'R' }).laterality).toBe('R')
    expect(readFrame({ Laterality: 'X' }).laterality).toBeUndefined()
  })

  it('trap 36: is told apart by a b-value before the standard had one', () => {
    const siemens = {
      '00190010': { vr: 'LO', value: 'SIEMENS MR HEADER' },
      '0019100c': { vr: 'IS', value: '1000' },
    }
    expect(readFrame(siemens).phase[2]).toBe(1000)
    expect(readFrame({ ...siemens, '00190010': { vr: 'LO', value: 'OTHER' } }).phase[2]).toBeNaN()
    const { phase } = readFrame({
      TemporalPositionIdentifier: 2,
      TriggerTime: 35.5,
      EchoNumbers: 1,
      AcquisitionNumber: 4,
    })
    expect(phase.slice(0, 5)).toEqual([2, 35.5, Number.NaN, 1, 4])
  })
})

describe('frames of nuclear medicine', () => {
  const nuclear = {
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.20',
    Modality: 'NM',
    NumberOfFrames: 3,
    ImagePositionPatient: undefined,
    ImageOrientationPatient: undefined,
    SpacingBetweenSlices: -4,
    DetectorInformationSequence: [
      { ImagePositionPatient: [1, 2, 3], ImageOrientationPatient: [1, 0, 0, 0, 1, 0] },
    ],
  }

  it('trap 40: follow the first one along its normal where they are slices', () => {
    const { frames } = readImage({ ...nuclear, ImageType: ['ORIGINAL', 'PRIMARY', 'RECON TOMO', 'EMISSION'] })
    expect(frames.map(({ geometry }) => geometry?.position)).toEqual([
      [1, 2, 3],
      [1, 2, -1],
      [1, 2, -5],
    ])
  })

  it('trap 40: have no place of their own where they are views', () => {
    const { frames } = readImage({ ...nuclear, ImageType: ['ORIGINAL', 'PRIMARY', 'STATIC', 'EMISSION'] })
    expect(frames.map(({ geometry }) => geometry !== undefined)).toEqual([true, false, false])
  })
})

describe('the rate of a cine', () => {
  const times = (more: object) => readImage({ NumberOfFrames: 3, ...more }).frameTimes

  it('trap 52: is Frame Time, the vector that is pointed at, or a rate', () => {
    expect(times({ FrameTime: 40 })).toEqual([40, 40, 40])
    expect(times({ FrameTimeVector: [0, 10, 30], FrameIncrementPointer: '00181065', FrameTime: 5 })).toEqual([
      10, 30, 30,
    ])
    expect(times({ RecommendedDisplayFrameRate: 25, CineRate: 10 })).toEqual([40, 40, 40])
    expect(times({ CineRate: 10 })).toEqual([100, 100, 100])
  })

  it('trap 52: is none for volumes, single frames and times of nothing', () => {
    expect(times({})).toBeUndefined()
    expect(times({ FrameTime: 0 })).toBeUndefined()
    expect(times({ FrameTimeVector: [0, 10] })).toBeUndefined()
    expect(readImage({ FrameTime: 40 }).frameTimes).toBeUndefined()
  })
})
