import { describe, expect, it } from 'vitest'
import { readInstance } from '../../dicom/index.ts'
import type { ImagePoint } from '../../model/Geometry.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { readCorpusFile } from '../../testkit/corpus.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { hasRealFiles, readRealFile } from '../../testkit/realFiles.ts'
import { contextOf } from '../reading/contextOf.ts'
import { readingsOf } from '../reading/readingsOf.ts'
import { pointsOf } from '../testkit/frameWith.ts'
import { calibrationOf } from './calibrationOf.ts'

function firstFrame(bytes: Uint8Array): StackFrame {
  const read = readInstance(bytes)
  if (!read.ok || read.record.content.kind !== 'image') throw new Error('not an image')
  const { record } = read
  const [frame] = read.record.content.frames
  if (!frame) throw new Error('no frame')
  const instance = { id: 'i', record, source: { name: '', blob: new Blob() } }
  return { id: 'i#1', instance, image: read.record.content, frame }
}

const measured = (bytes: Uint8Array, text: string) => {
  const points = pointsOf(text)
  const frame = firstFrame(bytes)
  return readingsOf({ tool: 'length', points }, contextOf(frame, { points }))[0]
}

describe('the size of a pixel in a file', () => {
  it('trap 26: is vertical first, horizontal second', () => {
    const bytes = makeDicom({ PixelSpacing: [0.5, 0.25] })
    expect(measured(bytes, '0 0; 4 0')).toMatchObject({ value: 1, unit: 'mm', source: 'patient' })
    expect(measured(bytes, '0 0; 0 4')).toMatchObject({ value: 2, unit: 'mm', source: 'patient' })
  })

  it('trap 27: of a radiograph is that at the detector unless the file knows better', () => {
    const plain = { SOPClassUID: '1.2.840.10008.5.1.4.1.1.1', Modality: 'CR', PixelSpacing: undefined }
    const film = {
      ImagePositionPatient: undefined,
      ImageOrientationPatient: undefined,
      ImagerPixelSpacing: [0.2, 0.2],
    }
    expect(measured(makeDicom({ ...plain, ...film }), '0 0; 5 0')).toMatchObject({
      value: 1,
      source: 'detector',
    })
    const larger = { EstimatedRadiographicMagnificationFactor: 2 }
    expect(measured(makeDicom({ ...plain, ...film, ...larger }), '0 0; 5 0')).toMatchObject({
      value: 0.5,
      source: 'corrected',
    })
  })

  it('trap 30: in a spectrum has the velocities that count from its baseline', () => {
    const region = {
      RegionSpatialFormat: 3,
      RegionDataType: 3,
      RegionFlags: 0,
      PhysicalUnitsXDirection: 4,
      PhysicalUnitsYDirection: 7,
      RegionLocationMinX0: 0,
      RegionLocationMinY0: 0,
      RegionLocationMaxX1: 5,
      RegionLocationMaxY1: 3,
      PhysicalDeltaX: 0.01,
      PhysicalDeltaY: -10,
      ReferencePixelY0: 2,
      ReferencePixelPhysicalValueY: 0,
    }
    const bytes = makeDicom({
      Modality: 'US',
      SequenceOfUltrasoundRegions: [region],
      PixelSpacing: undefined,
    })
    const points = pointsOf('1 0.5')
    const readings = readingsOf({ tool: 'probe', points }, contextOf(firstFrame(bytes), { points }))
    expect(readings).toMatchObject([{ quantity: 'velocity', value: 20, unit: 'cm/s' }])
  })

  it('trap 31: that has none is not a millimetre', () => {
    expect(measured(makeDicom({ PixelSpacing: undefined }), '0 0; 4 0')).toMatchObject({
      value: 4,
      unit: 'px',
      source: 'none',
    })
    expect(measured(makeDicom({ PixelSpacing: ['0', '0'] }), '0 0; 4 0')).toMatchObject({
      value: 4,
      unit: 'px',
      source: 'none',
    })
  })
})

describe('the size of a pixel in real files', () => {
  const inside: readonly ImagePoint[] = pointsOf('300 200; 310 210')
  it.each([
    ['cs3d/CTImage.dcm', 'patient', 0.675781],
    ['debian/dicom3tools-0051-MR.dcm', 'patient', 3],
    ['pydicom/test_files/dicomdirtests/77654033/CR1/6154', 'detector', 0.1],
    ['pydicom/test_files/JPEG-lossy.dcm', 'unspecified', 2.26],
    ['cs3d/US-YBR_FULL_422-EVRLE.dcm', 'region', 0.0616],
    ['pydicom/test_files/examples_ybr_color.dcm', 'region', 0.510497],
    ['made/monochrome1.dcm', 'none', 1],
  ])('of %s is %s, %d', (path, source, size) => {
    const found = calibrationOf(firstFrame(readCorpusFile(path)), inside)
    expect(found.source).toBe(source)
    expect(found.x).toBeCloseTo(size, 6)
  })

  it.skipIf(!hasRealFiles()).each(['debian/CT-MONO2-16-ankle.dcm', 'debian/US-PAL-8-10x-echo.dcm'])(
    'of %s is unknown',
    (path) => expect(calibrationOf(firstFrame(readRealFile(path)), inside).source).toBe('none'),
  )
})
