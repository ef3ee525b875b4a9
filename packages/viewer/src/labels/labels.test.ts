import { describe, expect, it } from 'vitest'
import { writeDicom } from '../dicom/write/writeDicom.ts'
import { toScreen } from '../display/placement/placeImage.ts'
import type { PlaneGeometry } from '../model/Geometry.ts'
import type { SegmentationContent, StructuresContent } from '../model/Labels.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'
import { IDENTITY } from '../space/registration/rigid.ts'
import { readCorpusFile } from '../testkit/corpus.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { contourMasks } from './contourMasks.ts'
import { contourVolumes } from './contourVolumes.ts'
import { cropMask, type Mask } from './cropMask.ts'
import { cutBody, labelBodies } from './cutMasks.ts'
import { labelsCutBy } from './FrameLabels.ts'
import { labelColor } from './labelColor.ts'
import { contoursOn, masksOn, planeTolerance } from './labelsOn.ts'
import { maskEdges } from './maskEdges.ts'
import { type LabelMask, labelVolumes, sliceDistance } from './segmentMasks.ts'
import { LABEL_GEOMETRY } from './testkit/labelGeometry.ts'
import { frameOf, recordOf, segmentationFile } from './testkit/segmentationFile.ts'

const CT = ['17106', '17136', '17166', '17196'].map(
  (name) => `pydicom/test_files/dicomdirtests/77654033/CT2/${name}`,
)

describe('a segmentation', () => {
  it('lies on the images that it was made of, pixel by pixel', async () => {
    const { record, masks } = await segmentationFile(readCorpusFile('highdicom/seg_image_ct_binary.dcm'))
    const frames = CT.map((path) => frameOf(readCorpusFile(path)))
    const sorted = [...frames].sort(
      (a, b) => (a.frame.geometry?.position[2] ?? 0) - (b.frame.geometry?.position[2] ?? 0),
    )
    const { frameOfReference } = record
    const found = sorted.map((frame, index) => {
      const tolerance = planeTolerance(sorted, index)
      return masksOn(frame, masks, { frameOfReference, tolerance }).map(({ mask, matrix }) => ({
        frame,
        mask,
        matrix,
      }))
    })
    const placed = found.flat()
    expect(placed).toHaveLength(masks.length)
    for (const { frame, mask, matrix } of placed) {
      // The file names its source images as well: places and names agree.
      expect(mask.sources.map(({ sopInstance }) => sopInstance)).toEqual([frame.instance.record.sopInstance])
      const corner = toScreen(matrix, { x: mask.columns, y: mask.rows })
      expect(Math.abs(corner.x - frame.image.format.columns)).toBeLessThan(0.01)
      expect(Math.abs(corner.y - frame.image.format.rows)).toBeLessThan(0.01)
    }
  })

  it('is named, and its volume is that of its voxels', async () => {
    const { content, masks } = await segmentationFile(readCorpusFile('highdicom/seg_image_ct_binary.dcm'))
    expect(content.labels.map(({ number, name }) => [number, name])).toEqual([[1, 'first segment']])
    const pixels = masks.reduce((sum, { mask }) => sum + mask.pixels, 0)
    const [vertical, horizontal] = masks[0]?.spacing ?? [0, 0]
    const spacing = content.sliceSpacing ?? content.sliceThickness ?? 0
    expect(labelVolumes(content, masks).get(1)).toBeCloseTo(
      (pixels * vertical * horizontal * spacing) / 1000,
      6,
    )
    expect(pixels).toBeGreaterThan(0)
  })

  it.each([
    'seg_image_ct_binary_overlap.dcm',
    'seg_image_ct_binary_fractional.dcm',
    'seg_image_ct_true_fractional.dcm',
    'seg_image_ct_binary_single_frame.dcm',
    'seg_image_cr_binary.dcm',
  ])('%s is read whole', async (name) => {
    const { masks, content } = await segmentationFile(readCorpusFile(`highdicom/${name}`))
    expect(masks.length).toBeGreaterThan(0)
    const numbers = new Set(content.labels.map(({ number }) => number))
    expect(masks.every(({ label, mask }) => numbers.has(label) && mask.pixels > 0)).toBe(true)
  })

  const measures = {
    PixelMeasuresSequence: [{ PixelSpacing: [1, 1], SliceThickness: 2, SpacingBetweenSlices: 2 }],
  }
  const made = (elements: Record<string, unknown>) =>
    makeDicom({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.66.4',
      Modality: 'SEG',
      SegmentationType: 'BINARY',
      BitsAllocated: 8,
      BitsStored: 8,
      HighBit: 7,
      Rows: 4,
      Columns: 6,
      PixelSpacing: undefined,
      ImagePositionPatient: undefined,
      ImageOrientationPatient: undefined,
      NumberOfFrames: 1,
      SegmentSequence: [
        // Pure blue of sRGB (L* 29.57, a* 68.30, b* −112.03 under D50).
        { SegmentNumber: 1, SegmentLabel: '간', RecommendedDisplayCIELabValue: [19379, 50448, 4104] },
        { SegmentNumber: 2, SegmentLabel: 'tumor' },
      ],
      SpecificCharacterSet: 'ISO_IR 192',
      SharedFunctionalGroupsSequence: [
        { ...measures, PlaneOrientationSequence: [{ ImageOrientationPatient: [1, 0, 0, 0, 1, 0] }] },
      ],
      ...elements,
    })
  const perFrame = (label: number, position: readonly number[]) => ({
    SegmentIdentificationSequence: [{ ReferencedSegmentNumber: label }],
    PlanePositionSequence: [{ ImagePositionPatient: position }],
  })

  it('of larger pixels lies where they lie in the patient', async () => {
    const pixels = new Uint8Array(24)
    pixels[6 + 1] = 1
    const { masks, record, content } = await segmentationFile(
      made({ PixelData: pixels, PerFrameFunctionalGroupsSequence: [perFrame(2, [0.25, 0.25, 3])] }),
    )
    // Pixels of half a millimeter, whose first corner lies at −0.25: the mask's second pixel begins at 0.75.
    const image = frameOf(makeDicom({ ImagePositionPatient: [0, 0, 3] }))
    const [placed] = masksOn(image, masks, { frameOfReference: record.frameOfReference, tolerance: 0.5 })
    expect(placed?.mask.mask).toMatchObject({ left: 1, top: 1, columns: 1, rows: 1, pixels: 1 })
    expect(placed && toScreen(placed.matrix, { x: 1, y: 1 })).toEqual({ x: 2, y: 2 })
    expect(placed && toScreen(placed.matrix, { x: 2, y: 2 })).toEqual({ x: 4, y: 4 })
    expect(labelVolumes(content, masks)).toEqual(new Map([[2, 0.002]]))
    const other = frameOf(makeDicom({ ImagePositionPatient: [0, 0, 4] }))
    expect(masksOn(other, masks, { frameOfReference: record.frameOfReference, tolerance: 0.5 })).toEqual([])
    const elsewhere = frameOf(makeDicom({ ImagePositionPatient: [0, 0, 3], FrameOfReferenceUID: '2.25.5' }))
    expect(masksOn(elsewhere, masks, { frameOfReference: record.frameOfReference, tolerance: 0.5 })).toEqual(
      [],
    )
  })

  it('as a label map has a mask for each number, and the recommended colors', async () => {
    const pixels = new Uint8Array(24)
    pixels.set([1, 1, 2], 3)
    const { masks, content } = await segmentationFile(
      made({
        SOPClassUID: '1.2.840.10008.5.1.4.1.1.66.7',
        SegmentationType: 'LABELMAP',
        PixelData: pixels,
        PerFrameFunctionalGroupsSequence: [{ PlanePositionSequence: [{ ImagePositionPatient: [0, 0, 3] }] }],
      }),
    )
    expect(masks.map(({ label, mask }) => [label, mask.left, mask.pixels])).toEqual([
      [1, 3, 2],
      [2, 5, 1],
    ])
    expect(content.labels[0]).toMatchObject({ name: '간', color: [0, 0, 255] })
    expect(content.labels[1]?.color).toBeUndefined()
  })

  it('V74 as a label map with a palette has numbers, its colors, and no label for what is nothing', async () => {
    const pixels = new Uint8Array(24)
    pixels.set([1, 1, 2], 3)
    const table = { descriptor: [3, 0, 8], red: [0, 0, 10], green: [0, 0, 20], blue: [0, 0, 30] }
    const { masks, content } = await segmentationFile(
      made({
        SegmentationType: 'LABELMAP',
        PhotometricInterpretation: 'PALETTE COLOR',
        RedPaletteColorLookupTableDescriptor: table.descriptor,
        GreenPaletteColorLookupTableDescriptor: table.descriptor,
        BluePaletteColorLookupTableDescriptor: table.descriptor,
        RedPaletteColorLookupTableData: Uint8Array.from(table.red),
        GreenPaletteColorLookupTableData: Uint8Array.from(table.green),
        BluePaletteColorLookupTableData: Uint8Array.from(table.blue),
        SegmentSequence: [0, 1, 2].map((number) => ({
          SegmentNumber: number,
          SegmentLabel: `${number}`,
          ...(number === 1 && { RecommendedDisplayCIELabValue: [19379, 50448, 4104] }),
        })),
        PixelData: pixels,
        PerFrameFunctionalGroupsSequence: [{ PlanePositionSequence: [{ ImagePositionPatient: [0, 0, 3] }] }],
      }),
    )
    expect(masks.map(({ label, mask }) => [label, mask.left, mask.pixels])).toEqual([
      [1, 3, 2],
      [2, 5, 1],
    ])
    expect(content.labels.map(({ number, color }) => [number, color])).toEqual([
      [1, [0, 0, 255]],
      [2, [10, 20, 30]],
    ])
  })

  it.each([
    ['as it says', { SpacingBetweenSlices: 2, SliceThickness: 2 }, 0.004, 2],
    ['as it says, whatever sign that has', { SpacingBetweenSlices: -2, SliceThickness: 2 }, 0.004, 2],
    ['as thick as it says, and without a volume', { SliceThickness: 2 }, undefined, 2],
    ['as far apart as its planes', {}, 0.04, 20],
    ['as far apart as its planes where it says a little less', { SpacingBetweenSlices: 18 }, 0.04, 20],
    ['as far apart as its planes where it says more', { SpacingBetweenSlices: 40 }, 0.04, 20],
  ])('V74 with two planes 20 mm apart has slices %s', async (_, spacing, volume, across) => {
    const pixels = new Uint8Array(48)
    pixels[0] = pixels[24] = 1
    const { masks, content } = await segmentationFile(
      made({
        NumberOfFrames: 2,
        PixelData: pixels,
        SharedFunctionalGroupsSequence: [
          {
            PixelMeasuresSequence: [{ PixelSpacing: [1, 1], ...spacing }],
            PlaneOrientationSequence: [{ ImageOrientationPatient: [1, 0, 0, 0, 1, 0] }],
          },
        ],
        PerFrameFunctionalGroupsSequence: [perFrame(2, [0, 0, 3]), perFrame(2, [0, 0, 23])],
      }),
    )
    expect(labelVolumes(content, masks).get(2)).toEqual(volume)
    const [body] = labelBodies(masks, sliceDistance(content).distance)
    const upright: ImagePlane = {
      geometry: { position: [0, 0, -20.05], row: [1, 0, 0], column: [0, 0, 1] },
      columns: 1,
      rows: 700,
      spacing: [0.1, 0.1],
      frameOfReference: '2.25.1000.9',
    }
    expect(body && cutBody(body, upright)?.mask.pixels).toBe(2 * across * 10)
  })

  it('that says nothing useful of its highest value has a volume all the same', async () => {
    const pixels = new Uint8Array(24)
    pixels.set([255, 51], 3)
    const { masks, content } = await segmentationFile(
      made({
        SegmentationType: 'FRACTIONAL',
        MaximumFractionalValue: 0,
        PixelData: pixels,
        PerFrameFunctionalGroupsSequence: [perFrame(2, [0, 0, 3])],
      }),
    )
    expect(masks.map(({ mask }) => [mask.left, mask.pixels])).toEqual([[3, 1.2]])
    expect(labelVolumes(content, masks).get(2)).toBeCloseTo(0.0024, 9)
  })

  it('without a place lies on the one image that all of its frames were made of, and on none of several', async () => {
    const image = makeDicom({})
    const { sopInstance } = recordOf(image)
    const on = async (...uids: string[]) => {
      const sources = uids.map((uid) => ({ ReferencedSOPInstanceUID: uid }))
      const { masks } = await segmentationFile(
        made({
          PixelData: new Uint8Array(24).fill(1),
          SharedFunctionalGroupsSequence: [{ DerivationImageSequence: [{ SourceImageSequence: sources }] }],
          PerFrameFunctionalGroupsSequence: [
            { SegmentIdentificationSequence: [{ ReferencedSegmentNumber: 1 }] },
          ],
        }),
      )
      return masksOn(frameOf(image), masks, { frameOfReference: undefined, tolerance: 0.5 }).length
    }
    expect(await on(sopInstance)).toBe(1)
    expect(await on(sopInstance, '2.25.77')).toBe(0)
  })
})

describe('a label', () => {
  it('V40 has the color that is recommended, and one of its own where that is black or none', () => {
    expect(labelColor({ color: [0, 0, 40] }, 3)).toEqual([0, 0, 40])
    const own = labelColor({}, 3)
    expect(labelColor({ color: [0, 0, 0] }, 3)).toEqual(own)
    expect(Math.max(...own)).toBeGreaterThan(100)
  })
})

describe('a mask', () => {
  it('is cut to what it holds, and half a pixel counts half', () => {
    const shares = [0, 0, 0, 0, 1, 0.5, 0, 0, 0]
    expect(cropMask(3, 3, (index) => shares[index] ?? 0)).toEqual({
      left: 1,
      top: 1,
      columns: 2,
      rows: 1,
      values: Uint8Array.of(255, 128),
      pixels: 1.5,
    })
    expect(cropMask(3, 3, () => 0)).toBeUndefined()
  })

  it('has an outline along its pixels, holes included, in lines as long as can be', () => {
    const ring = [1, 1, 1, 1, 0, 1, 1, 1, 1]
    const mask = cropMask(3, 3, (index) => ring[index] ?? 0)
    if (!mask) throw new Error('empty')
    const lines = maskEdges(mask)
    const length = Array.from({ length: lines.length / 4 }, (_, at) => {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = lines.slice(at * 4, at * 4 + 4)
      return Math.hypot(x2 - x1, y2 - y1)
    })
    expect(length.reduce((sum, one) => sum + one, 0)).toBe(16)
    expect(length).toHaveLength(8)
  })
})

const structures = (): StructuresContent => {
  const record = recordOf(
    writeDicom({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.481.3',
      SOPInstanceUID: '2.25.3',
      StudyInstanceUID: '2.25.1000',
      SeriesInstanceUID: '2.25.4',
      Modality: 'RTSTRUCT',
      StructureSetLabel: 'PLAN',
      StructureSetROISequence: [
        { ROINumber: 1, ROIName: 'GTV', ReferencedFrameOfReferenceUID: '2.25.1000.9' },
        { ROINumber: 2, ROIName: 'empty' },
      ],
      ROIContourSequence: [
        {
          ReferencedROINumber: 1,
          ROIDisplayColor: [255, 0, 0],
          ContourSequence: [
            {
              ContourGeometricType: 'CLOSED_PLANAR',
              NumberOfContourPoints: 3,
              ContourData: [0, 0, 3, 1, 0, 3, 1, 1, 3],
            },
            {
              ContourGeometricType: 'CLOSED_PLANAR',
              NumberOfContourPoints: 3,
              ContourData: [0, 0, 4, 1, 0, 4, 1, 1, 4],
            },
          ],
        },
      ],
    }),
  )
  if (record.content.kind !== 'structures') throw new Error(record.content.kind)
  return record.content
}

describe('a structure set', () => {
  it('draws its contours on the image whose plane they lie on', () => {
    const content = structures()
    expect(content.labels.map(({ name, color, contours }) => [name, color, contours.length])).toEqual([
      ['GTV', [255, 0, 0], 2],
      ['empty', undefined, 0],
    ])
    const frame = frameOf(makeDicom({ ImagePositionPatient: [0, 0, 3] }))
    expect(contoursOn(frame, content, 0.5)).toEqual([
      {
        label: 1,
        isClosed: true,
        points: [
          { x: 0.5, y: 0.5 },
          { x: 2.5, y: 0.5 },
          { x: 2.5, y: 2.5 },
        ],
      },
    ])
    const other = frameOf(makeDicom({ ImagePositionPatient: [0, 0, 3], FrameOfReferenceUID: '2.25.5' }))
    expect(contoursOn(other, content, 0.5)).toEqual([])
  })

  it('V73 draws each structure in its own frame of reference', () => {
    const set = structures()
    const [gtv] = set.labels
    if (!gtv) throw new Error('no label')
    const content = {
      ...set,
      labels: [gtv, { ...gtv, number: 3, frameOfReference: '2.25.5' }],
    }
    const drawnIn = (frameOfReference: string) => {
      const frame = frameOf(
        makeDicom({ ImagePositionPatient: [0, 0, 3], FrameOfReferenceUID: frameOfReference }),
      )
      return contoursOn(frame, content, 0.5).map(({ label }) => label)
    }
    expect(drawnIn('2.25.1000.9')).toEqual([1])
    expect(drawnIn('2.25.5')).toEqual([3])
    const plane: ImagePlane = {
      geometry: { position: [0, 0, 3], row: [1, 0, 0], column: [0, 1, 0] },
      columns: 8,
      rows: 8,
      spacing: [0.5, 0.5],
      frameOfReference: '2.25.5',
    }
    const record = { ...recordOf(makeDicom({})), content }
    const bodies = labelBodies(contourMasks(content), undefined)
    const cut = labelsCutBy(
      plane,
      { id: 'a', record, hidden: new Set() },
      {
        bodiesOf: () => bodies,
        between: (from, to) => (from === to ? IDENTITY : undefined),
      },
    )
    expect(cut.map(({ mask }) => mask.label)).toEqual([3])
  })

  it('names the frame of reference of each structure, and joins what is listed twice', () => {
    const contour = (z: number) => ({
      ContourGeometricType: 'CLOSED_PLANAR',
      ContourData: [0, 0, z, 1, 0, z, 1, 1, z],
    })
    const { content } = recordOf(
      writeDicom({
        SOPClassUID: '1.2.840.10008.5.1.4.1.1.481.3',
        SOPInstanceUID: '2.25.3',
        Modality: 'RTSTRUCT',
        StructureSetROISequence: [
          { ROINumber: 1, ROIName: 'CT', ReferencedFrameOfReferenceUID: '2.25.1' },
          { ROINumber: 2, ROIName: 'MR', ReferencedFrameOfReferenceUID: '2.25.2' },
        ],
        ROIContourSequence: [1, 2, 1].map((number, z) => ({
          ReferencedROINumber: number,
          ContourSequence: [contour(z)],
        })),
      }),
    ) as { content: StructuresContent }
    expect(content.frameOfReference).toBe('2.25.1')
    expect(
      content.labels.map((label) => [label.name, label.frameOfReference, label.contours.length]),
    ).toEqual([
      ['CT', undefined, 2],
      ['MR', '2.25.2', 1],
    ])
  })

  it('V73 has each outline once, however often the file has it', () => {
    const contour = (...data: number[]) => ({ ContourGeometricType: 'CLOSED_PLANAR', ContourData: data })
    const [first, other] = [contour(0, 0, 0, 9, 0, 0, 9, 9, 0), contour(0, 0, 0, 9, 1, 0, 9, 9, 0)]
    const record = recordOf(
      makeDicom({
        SOPClassUID: '1.2.840.10008.5.1.4.1.1.481.3',
        Modality: 'RTSTRUCT',
        StructureSetROISequence: [{ ROINumber: 1 }, { ROINumber: 2 }],
        ROIContourSequence: [1, 2].map((number) => ({
          ReferencedROINumber: number,
          ContourSequence: [first, other, first],
        })),
      }),
    ) as { content: StructuresContent }
    expect(record.content.labels.map(({ contours }) => contours.length)).toEqual([2, 2])
  })

  it('of another program is read', () => {
    const record = recordOf(readCorpusFile('pydicom/test_files/rtstruct.dcm'))
    const content = record.content as StructuresContent | SegmentationContent
    expect(content.kind).toBe('structures')
    expect(content.labels.length).toBeGreaterThan(0)
  })
})

describe('what a plane goes through', () => {
  const AXES = { row: [1, 0, 0], column: [0, 1, 0] } as const
  /** A cuboid of 20 × 10 × 6 mm in slices of 2 mm, from 5, 5, 0. */
  const cuboid = (label = 1): LabelMask[] =>
    [0, 2, 4].map((z) => {
      const mask = cropMask(30, 20, (index) => {
        const [x, y] = [index % 30, Math.floor(index / 30)]
        return x >= 5 && x < 25 && y >= 5 && y < 15 ? 1 : 0
      })
      if (!mask) throw new Error('empty')
      return {
        label,
        mask,
        columns: 30,
        rows: 20,
        sources: [],
        spacing: [1, 1] as const,
        geometry: { ...AXES, position: [0.5, 0.5, z + 1] as const },
      }
    })
  const plane = (geometry: PlaneGeometry, columns = 60, rows = 60): ImagePlane => ({
    geometry,
    columns,
    rows,
    spacing: [0.5, 0.5],
    frameOfReference: 'f',
  })
  const areaOf = (mask: LabelMask | undefined) => (mask?.mask.pixels ?? 0) * 0.25

  it('is the cross-section of a segmentation, in every direction', () => {
    const [body] = labelBodies(cuboid(), undefined)
    if (!body) throw new Error('no body')
    const coronal = plane({ position: [0.25, 8, -2.75], row: [1, 0, 0], column: [0, 0, 1] })
    expect(areaOf(cutBody(body, coronal))).toBeCloseTo(20 * 6, 6)
    const sagittal = plane({ position: [12, 0.25, -2.75], row: [0, 1, 0], column: [0, 0, 1] })
    expect(areaOf(cutBody(body, sagittal))).toBeCloseTo(10 * 6, 6)
    const axial = plane({ position: [0.25, 0.25, 3], row: [1, 0, 0], column: [0, 1, 0] })
    expect(areaOf(cutBody(body, axial))).toBeCloseTo(20 * 10, 6)
    const [s, c] = [Math.SQRT1_2, Math.SQRT1_2]
    // Turned by 45° about the long side: as long, and the height of 6 mm divided by the cosine.
    const oblique = plane(
      { position: [0.25, 10 - 20 * c, 3 - 20 * s], row: [1, 0, 0], column: [0, c, s] },
      60,
      90,
    )
    const cut = areaOf(cutBody(body, oblique))
    expect(Math.abs(cut - (20 * 6) / c)).toBeLessThan(20 * 0.5)
    expect(cutBody(body, plane({ position: [0, 0, 9], row: [1, 0, 0], column: [0, 1, 0] }))).toBeUndefined()
  })

  const references = Object.entries(LABEL_GEOMETRY)

  // tools/viewer/labelGeometry.py has computed them, by pydicom and numpy.
  it.each(references)(
    'of %s is what independent code finds there, to half a pixel',
    async (path, expected) => {
      const bodies = await bodiesOf(path)
      for (const { plane: at, label, pixels, x = 0, y = 0 } of expected) {
        const { position, row, column, spacing, columns, rows } = at
        const geometry = { position, row, column } as unknown as PlaneGeometry
        const cut = { geometry, columns, rows, spacing: [spacing, spacing] as const, frameOfReference: 'f' }
        const body = bodies.find((one) => one.label === label)
        const mask = body && cutBody(body, cut)?.mask
        const found = mask ? middleOf(mask) : { pixels: 0, x: 0, y: 0 }
        // Along its edge a pixel may fall to either side.
        expect(Math.abs(found.pixels - pixels)).toBeLessThanOrEqual(2 * Math.sqrt(pixels))
        expect(Math.hypot(found.x - x, found.y - y)).toBeLessThanOrEqual(0.5)
      }
      expect(expected.filter(({ pixels }) => pixels > 500).length).toBeGreaterThan(2)
    },
  )

  async function bodiesOf(path: string) {
    const bytes = readCorpusFile(path)
    const { content } = recordOf(bytes)
    if (content.kind === 'structures') return labelBodies(contourMasks(content), undefined)
    const { masks } = await segmentationFile(bytes)
    return labelBodies(masks, undefined)
  }

  function middleOf({ left, top, columns, values }: Mask) {
    let [pixels, x, y] = [0, 0, 0]
    for (const [index, value] of values.entries()) {
      if (value < 128) continue
      pixels++
      x += left + (index % columns) + 0.5
      y += top + Math.floor(index / columns) + 0.5
    }
    return { pixels, x: x / pixels, y: y / pixels }
  }

  const square = (from: number, to: number, z: number) => ({
    isClosed: true,
    points: [
      [from, from, z],
      [to, from, z],
      [to, to, z],
      [from, to, z],
    ] as [number, number, number][],
  })

  it('V73 is the cross-section of a structure set, without its hole, and the volume is that of its areas', () => {
    const labels = [
      { number: 7, name: 'ring', contours: [0, 3, 6].flatMap((z) => [square(0, 20, z), square(5, 15, z)]) },
      { number: 8, name: 'one plane', contours: [square(0, 20, 0)] },
    ]
    const volumes = contourVolumes({ labels })
    expect(volumes.get(7)).toBeCloseTo(((400 - 100) * 9) / 1000, 9)
    expect(volumes.has(8)).toBe(false)
    const outline = (...points: (readonly [number, number, number])[]) => ({ isClosed: true, points })
    // The first corner of the second one lies on the outline of its neighbor.
    const touching = [0, 3].flatMap((z) => [
      square(0, 20, z),
      outline([0, 2, z], [0, 8, z], [-6, 8, z], [-6, 2, z]),
    ])
    const overlapping = [0, 3].flatMap((z) => [square(0, 20, z), square(10, 30, z)])
    const shared = contourVolumes({ labels: [{ number: 11, name: 'shared', contours: overlapping }] })
    expect(shared.get(11)).toBeCloseTo(((400 + 400 - 2 * 100) * 6) / 1000, 9)
    const across = [...touching, outline([0, 0, 0], [0, 9, 0], [0, 9, 9])]
    const more = contourVolumes({
      labels: [
        { number: 9, name: 'touching', contours: touching },
        { number: 10, name: 'across', contours: across },
      ],
    })
    expect(more.get(9)).toBeCloseTo(((400 + 36) * 6) / 1000, 9)
    expect(more.has(10)).toBe(false)
    const bodies = labelBodies(contourMasks({ labels: labels.slice(0, 1) }), undefined)
    const coronal = plane({ position: [-5, 10, -5], row: [1, 0, 0], column: [0, 0, 1] })
    const [body] = bodies
    // Two walls of 5 mm, 9 mm high; an edge is known to half a pixel of the filling.
    const cut = areaOf(body && cutBody(body, coronal))
    expect(Math.abs(cut - 2 * 5 * 9)).toBeLessThanOrEqual(4 * 0.5 * 9)
  })
})
