import { describe, expect, it } from 'vitest'
import type { UltrasoundRegion } from '../../model/Geometry.ts'
import { contextOf } from '../reading/contextOf.ts'
import { readingsOf } from '../reading/readingsOf.ts'
import { frameWith, pointsOf } from '../testkit/frameWith.ts'
import { calibrationOf, PIXELS } from './calibrationOf.ts'
import { readerCalibration, slideCalibration } from './otherCalibrations.ts'

const geometry = { position: [0, 0, 0], row: [1, 0, 0], column: [0, 1, 0] } as const
const projection = (spacing: object) =>
  calibrationOf(frameWith({ spacing: { isProjection: true, ...spacing } }))

describe('the size of a pixel', () => {
  it('trap 26: a 10 mm square measures 10 by 10 mm where pixels are not square', () => {
    const frame = frameWith({ spacing: { pixel: [0.5, 0.25] }, geometry })
    const lengthOf = (text: string) => {
      const points = pointsOf(text)
      return readingsOf({ tool: 'length', points }, contextOf(frame, { points }))[0]
    }
    expect(lengthOf('4 4; 44 4')).toMatchObject({ value: 10, unit: 'mm', source: 'patient' })
    expect(lengthOf('4 4; 4 24')).toMatchObject({ value: 10, unit: 'mm' })
  })

  it.each([
    [
      'a named geometric calibration',
      { pixel: [0.1, 0.1], imager: [0.2, 0.2], calibration: 'GEOMETRY' },
      0.1,
      'corrected',
    ],
    ['a fiducial', { pixel: [0.1, 0.1], imager: [0.2, 0.2], calibration: 'FIDUCIAL' }, 0.1, 'fiducial'],
    ['a magnification', { imager: [0.2, 0.2], magnification: 1.25 }, 0.16, 'corrected'],
    [
      'distances of the source',
      { imager: [0.2, 0.2], sourceToDetector: 1200, sourceToPatient: 800 },
      0.2 / 1.5,
      'corrected',
    ],
    [
      'a magnification before the distances',
      { imager: [0.2, 0.2], magnification: 2, sourceToDetector: 1200, sourceToPatient: 800 },
      0.1,
      'corrected',
    ],
    ['a detector larger than the pixel', { imager: [0.2, 0.2], pixel: [0.15, 0.15] }, 0.15, 'corrected'],
    ['the same for both', { imager: [0.2, 0.2], pixel: [0.2, 0.2000001] }, 0.2, 'detector'],
    ['a detector only', { imager: [0.2, 0.2] }, 0.2, 'detector'],
    ['an impossible magnification', { imager: [0.2, 0.2], magnification: 0.5 }, 0.2, 'detector'],
    ['a pixel larger than at the detector', { imager: [0.1, 0.1], pixel: [0.2, 0.2] }, 0.2, 'unspecified'],
    ['a pixel alone', { pixel: [0.2, 0.2] }, 0.2, 'unspecified'],
    ['a scanned film', { nominal: [0.3, 0.3] }, 0.3, 'film'],
    [
      'a broken pixel beside the detector',
      { pixel: [0, 0], imager: [0.2, 0.2], calibration: 'GEOMETRY' },
      0.2,
      'detector',
    ],
  ] as const)('trap 27: of a projection with %s', (_, spacing, size, source) => {
    const found = projection(spacing)
    expect(found).toMatchObject({ unit: 'mm', source })
    expect(found.x).toBeCloseTo(size, 12)
    expect(found.y).toBeCloseTo(size, 12)
  })

  it('trap 28: a captured image is scanned film, or a section where it says how it lies', () => {
    const sopClass = '1.2.840.10008.5.1.4.1.1.7'
    const spacing = { nominal: [0.3, 0.3], pixel: [0.7, 0.7] } as const
    expect(calibrationOf(frameWith({ sopClass, spacing }))).toMatchObject({ x: 0.3, source: 'film' })
    expect(calibrationOf(frameWith({ sopClass, spacing, geometry }))).toMatchObject({
      x: 0.7,
      source: 'patient',
    })
    expect(
      calibrationOf(frameWith({ sopClass: `${sopClass}.2`, spacing: { pixel: [0.7, 0.7] } })),
    ).toMatchObject({
      x: 0.7,
      source: 'unspecified',
    })
  })

  it('trap 29: an aspect ratio gives no lengths, but the right angles', () => {
    const frame = frameWith({ spacing: { aspect: [2, 1] } })
    const points = pointsOf('0 10; 0 0; 20 10')
    const context = contextOf(frame, { points })
    expect(context.calibration).toEqual(PIXELS)
    expect(readingsOf({ tool: 'angle', points }, context)[0]?.value).toBeCloseTo(45, 9)
    expect(readingsOf({ tool: 'length', points: pointsOf('0 0; 0 10') }, context)).toMatchObject([
      { value: 10, unit: 'px', source: 'none' },
    ])
  })

  it.each([
    [undefined],
    [[0, 0]],
    [[-0.5, 0.5]],
    [[0.5, Number.NaN]],
    [[Number.POSITIVE_INFINITY, 1]],
  ] as const)('trap 31: a spacing of %j is none, and lengths are in pixels', (pixel) => {
    expect(calibrationOf(frameWith({ spacing: { ...(pixel && { pixel }) } }))).toEqual(PIXELS)
    expect(projection({ pixel, imager: pixel, nominal: pixel })).toEqual(PIXELS)
  })

  it('is what the reader set along a known distance, before anything that the file says', () => {
    const set = readerCalibration({ x: 0, y: 0 }, { x: 30, y: 40 }, 100, 'mm', { x: 1, y: 1 })
    expect(set).toEqual({ x: 2, y: 2, unit: 'mm', source: 'reader' })
    expect(calibrationOf(frameWith({ spacing: { pixel: [0.5, 0.5] } }), [], set)).toBe(set)
    const shaped = readerCalibration({ x: 0, y: 0 }, { x: 0, y: 10 }, 10, 'mm', { x: 0.5, y: 0.25 })
    expect(shaped).toMatchObject({ x: 2, y: 1 })
    expect(readerCalibration({ x: 1, y: 1 }, { x: 1, y: 1 }, 10, 'mm', { x: 1, y: 1 })).toBeUndefined()
  })

  it('trap 65: of a slide is in µm for each axis, or unknown', () => {
    expect(slideCalibration({ x: 0.25, y: 0.5 })).toEqual({ x: 0.25, y: 0.5, unit: 'µm', source: 'slide' })
    expect(slideCalibration({ x: 0.5, y: 0.5, origin: 'reader' })).toMatchObject({ source: 'reader' })
    expect(slideCalibration({ x: 0, y: 0.5 })).toEqual(PIXELS)
    expect(slideCalibration(undefined)).toEqual(PIXELS)
  })
})

describe('trap 30: ultrasound', () => {
  const tissue: UltrasoundRegion = {
    minX: 0,
    minY: 0,
    maxX: 29,
    maxY: 29,
    deltaX: 0.02,
    deltaY: 0.01,
    unitX: 'cm',
    unitY: 'cm',
    spatialFormat: 1,
    dataType: 1,
  }
  const spectrum: UltrasoundRegion = {
    minX: 0,
    minY: 40,
    maxX: 63,
    maxY: 63,
    deltaX: 0.01,
    deltaY: -2,
    unitX: 's',
    unitY: 'cm/s',
    spatialFormat: 3,
    dataType: 3,
    reference: { x: 0, y: 12, valueX: 0, valueY: 0 },
  }
  const measure = (
    regions: readonly UltrasoundRegion[],
    text: string,
    tool: 'length' | 'probe' | 'angle' = 'length',
  ) => {
    const points = pointsOf(text)
    const frame = frameWith({ regions, spacing: { pixel: [0.9, 0.9] } })
    return readingsOf({ tool, points }, contextOf(frame, { points }))
  }

  it('measures in the region that holds all points, border pixels included, per axis', () => {
    expect(measure([tissue, spectrum], '0 0; 30 0')).toMatchObject([
      { value: 6, unit: 'mm', source: 'region' },
    ])
    expect(measure([tissue, spectrum], '0 0; 0 30')).toMatchObject([{ value: 3, unit: 'mm' }])
  })

  it('measures pixels across regions and outside of them, whatever else the file says', () => {
    expect(measure([tissue, spectrum], '10 10; 10 50')).toMatchObject([
      { value: 40, unit: 'px', source: 'none' },
    ])
    expect(measure([tissue], '40 10; 50 10')).toMatchObject([{ value: 10, unit: 'px', source: 'none' }])
  })

  it('reads a spectrum along its axes in their own units, and no angle in it', () => {
    expect(measure([tissue, spectrum], '10 45; 30 55')).toMatchObject([
      { quantity: 'time', value: 0.2, unit: 's' },
      { quantity: 'velocity', value: 20, unit: 'cm/s' },
    ])
    expect(measure([tissue, spectrum], '10.5 42.5', 'probe')).toMatchObject([
      { quantity: 'time', value: 0.1 },
      { quantity: 'velocity', value: 20 },
    ])
    expect(measure([tissue, spectrum], '10 45; 30 55; 40 45', 'angle')).toEqual([])
  })

  it('reads M-mode as time and depth', () => {
    const mode: UltrasoundRegion = { ...tissue, unitX: 's', deltaX: 0.005, spatialFormat: 2 }
    expect(measure([mode], '0 0; 20 20')).toMatchObject([
      { quantity: 'time', value: 0.1, unit: 's' },
      { quantity: 'length', value: 2, unit: 'mm', source: 'region' },
    ])
  })

  it('takes overlapping regions that agree, and none of those that do not', () => {
    const color = { ...tissue, minX: 5, maxX: 15, dataType: 2 }
    expect(measure([tissue, color], '6 6; 6 16')).toMatchObject([{ value: 1, unit: 'mm' }])
    expect(measure([tissue, { ...color, deltaY: 0.02 }], '6 6; 6 16')).toMatchObject([
      { value: 10, unit: 'px' },
    ])
    const graphics: UltrasoundRegion = { ...tissue, unitX: 'none', unitY: 'none', spatialFormat: 5 }
    expect(measure([graphics, tissue], '6 6; 6 16')).toMatchObject([{ value: 1, unit: 'mm' }])
  })

  it('belongs to the frame: another frame of the same file may lie deeper', () => {
    expect(measure([{ ...tissue, deltaX: 0.04 }], '0 0; 10 0')).toMatchObject([{ value: 4 }])
    expect(measure([tissue], '0 0; 10 0')).toMatchObject([{ value: 2 }])
  })
})
