import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CORPUS } from '../../testkit/corpus.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { openSlides } from '../openSlides.ts'
import { makeSlide } from '../testkit/makeSlide.ts'
import { readBulkAnnotations } from './readBulkAnnotations.ts'

const corpusFile = (name: string) => new Uint8Array(readFileSync(join(CORPUS, 'highdicom', name)))

async function slideOf(...levels: Uint8Array<ArrayBuffer>[]) {
  const files = levels.map((bytes, index) => ({ name: `L${index}`, blob: new Blob([bytes]) }))
  const [slide] = (await openSlides(files)).slides
  if (!slide) throw new Error('no slide')
  return slide
}

/** 64 × 48 and half of it, on the glass at 10 and 20 mm, rows running to −y as scanners lay them. */
const twoLevels = () => {
  const origin = [{ XOffsetInSlideCoordinateSystem: 10, YOffsetInSlideCoordinateSystem: 20 }]
  const common = { SeriesInstanceUID: '2.25.51', TotalPixelMatrixOriginSequence: origin }
  return slideOf(
    makeSlide([64, 48], [32, 32], { elements: { ...common, SOPInstanceUID: '2.25.51.1' } }),
    makeSlide([32, 24], [32, 32], {
      elements: { ...common, SOPInstanceUID: '2.25.51.2' },
      spacing: [0.001, 0.001],
    }),
  )
}

const bytes = (values: Float32Array | Float64Array | Uint32Array) =>
  new Uint8Array(values.buffer as ArrayBuffer)

const object = (groups: readonly Record<string, unknown>[], changes: Record<string, unknown> = {}) =>
  makeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.91.1',
    Modality: 'ANN',
    PixelData: undefined,
    AnnotationCoordinateType: '2D',
    PixelOriginInterpretation: 'VOLUME',
    ReferencedImageSequence: [{ ReferencedSOPInstanceUID: '2.25.51.2' }],
    AnnotationGroupSequence: groups,
    ...changes,
  })

const points = (...values: number[]) => bytes(Float32Array.from(values))

describe('a DICOM object of annotations', () => {
  it('that highdicom wrote has its nuclei where dcmdump says', async () => {
    const slide = await slideOf(corpusFile('sm_image.dcm') as Uint8Array<ArrayBuffer>)
    expect(readBulkAnnotations(corpusFile('sm_annotations.dcm'), slide)).toEqual({
      ok: true,
      leftOut: 0,
      made: [
        {
          tool: 'counter',
          label: 'nuclei',
          place: { on: 'slide', slide: slide.id },
          trackingUid: expect.stringMatching(/^2\.25\.\d+$/u),
          points: [
            { x: 34.6, y: 18.4 },
            { x: 28.7, y: 34.9 },
          ],
        },
      ],
    })
  })

  it('is in pixels of the level that it names, polygons by their index, ellipses by their axes', async () => {
    const slide = await twoLevels()
    const read = readBulkAnnotations(
      object([
        {
          GraphicType: 'POLYGON',
          AnnotationGroupLabel: 'Tumor',
          PointCoordinatesData: points(1, 1, 5, 1, 5, 4, 10, 10, 12, 10, 12, 14, 9, 14),
          LongPrimitivePointIndexList: bytes(Uint32Array.of(1, 7)),
        },
        {
          GraphicType: 'ELLIPSE',
          AnnotationGroupLabel: '',
          AnnotationPropertyTypeCodeSequence: [{ CodeMeaning: 'Nucleus' }],
          PointCoordinatesData: points(6, 10, 14, 10, 10, 8, 10, 12),
        },
        {
          GraphicType: 'POLYLINE',
          AnnotationGroupLabel: 'Path',
          PointCoordinatesData: points(0, 0, 3, 4, 5, 5, 7, 7),
          LongPrimitivePointIndexList: bytes(Uint32Array.of(1, 7)),
        },
      ]),
      slide,
    )
    if (!read.ok) throw new Error(read.reason)
    const [first, second, ellipse, path] = read.made
    expect(first?.points).toEqual([
      { x: 2, y: 2 },
      { x: 10, y: 2 },
      { x: 10, y: 8 },
    ])
    expect(second).toMatchObject({ label: 'Tumor', tool: 'freehand' })
    expect(second?.points).toHaveLength(4)
    const xs = ellipse?.points.map(({ x }) => x) ?? []
    const ys = ellipse?.points.map(({ y }) => y) ?? []
    expect(ellipse?.label).toBe('Nucleus')
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([12, 28, 16, 24])
    expect(path).toMatchObject({ tool: 'path', label: 'Path' })
    expect(path?.points).toEqual([
      { x: 0, y: 0 },
      { x: 6, y: 8 },
      { x: 10, y: 10 },
    ])
    // The last line has one point only.
    expect(read.leftOut).toBe(1)
  })

  it('whose index leads over the same points again and again are refused', async () => {
    const slide = await twoLevels()
    const count = 40_000
    const index = Uint32Array.from({ length: count }, (_, at) => (at % 2 === 0 ? 1 : 2 * count - 1))
    const group = {
      GraphicType: 'POLYGON',
      PointCoordinatesData: points(...new Float32Array(2 * count)),
      LongPrimitivePointIndexList: bytes(index),
    }
    expect(readBulkAnnotations(object([group]), slide)).toEqual({ ok: false, reason: 'tooMany' })
  })

  it('leaves out what has no number, no point or no place, and counts it', async () => {
    const slide = await twoLevels()
    const read = (group: Record<string, unknown>) => readBulkAnnotations(object([group]), slide)
    const index = (...at: number[]) => bytes(Uint32Array.from(at))
    const POINTS = { GraphicType: 'POINT' }
    expect(read({ ...POINTS, PointCoordinatesData: points(1, 2, Number.NaN, 3) })).toMatchObject({
      leftOut: 1,
      made: [{ points: [{ x: 2, y: 4 }] }],
    })
    expect(read({ ...POINTS, PointCoordinatesData: new Uint8Array(0) })).toEqual({
      ok: false,
      reason: 'nothing',
    })
    const square = points(0, 0, 4, 0, 4, 4, 0, 4)
    const LINES = { GraphicType: 'POLYGON', PointCoordinatesData: square }
    // Indices begin at 1; one leads behind the end.
    expect(read({ ...LINES, LongPrimitivePointIndexList: index(0, 1, 99) })).toMatchObject({
      leftOut: 2,
      made: [{ tool: 'freehand', points: { length: 4 } }],
    })
    expect(read({ ...LINES, GraphicType: 'BLOB', LongPrimitivePointIndexList: index(1) })).toEqual({
      ok: false,
      reason: 'nothing',
    })
  })

  it('has rectangles and ellipses as they are turned, flat or on the glass', async () => {
    const slide = await twoLevels()
    const turned = [10, 10, 14, 13, 11, 17, 7, 14]
    const boxes = readBulkAnnotations(
      object([{ GraphicType: 'RECTANGLE', PointCoordinatesData: points(...turned, ...turned) }]),
      slide,
    )
    if (!boxes.ok) throw new Error(boxes.reason)
    expect(boxes.made).toHaveLength(2)
    expect(boxes.made[0]?.points).toEqual(
      [0, 2, 4, 6].map((at) => ({ x: (turned[at] ?? 0) * 2, y: (turned[at + 1] ?? 0) * 2 })),
    )
    // With a depth of its own for each point; the ends of both axes, 8 and 4 pixels long.
    const onGlass = (x: number, y: number) => [10 - y * 0.0005, 20 - x * 0.0005, 1]
    const ends = [onGlass(4, 8), onGlass(12, 8), onGlass(8, 6), onGlass(8, 10)].flat()
    const group = { GraphicType: 'ELLIPSE', DoublePointCoordinatesData: bytes(Float64Array.from(ends)) }
    const ellipse = readBulkAnnotations(object([group], { AnnotationCoordinateType: '3D' }), slide)
    if (!ellipse.ok) throw new Error(ellipse.reason)
    const found = ellipse.made[0]?.points ?? []
    const [xs, ys] = [found.map(({ x }) => x), found.map(({ y }) => y)]
    const ranges = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
    for (const [at, edge] of [4.5, 12.5, 6.5, 10.5].entries()) expect(ranges[at]).toBeCloseTo(edge, 6)
  })

  it('on the glass is found by where the slide lies', async () => {
    const slide = await twoLevels()
    // Eight pixels of 0.0005 mm along a row, which runs to −y, and four down a column, which runs to −x.
    const data = bytes(Float64Array.of(10 - 4 * 0.0005, 20 - 8 * 0.0005))
    const group = { GraphicType: 'POINT', DoublePointCoordinatesData: data, CommonZCoordinateValue: 0 }
    const read = readBulkAnnotations(object([group], { AnnotationCoordinateType: '3D' }), slide)
    if (!read.ok) throw new Error(read.reason)
    const [at] = read.made[0]?.points ?? []
    expect(at?.x).toBeCloseTo(8.5, 6)
    expect(at?.y).toBeCloseTo(4.5, 6)
  })

  it('of another slide, of another kind or of nothing changes nothing', async () => {
    const slide = await twoLevels()
    const group = { GraphicType: 'POINT', PointCoordinatesData: points(1, 2) }
    const elsewhere = { ReferencedImageSequence: [{ ReferencedSOPInstanceUID: '2.25.99' }] }
    const reasonOf = (file: Uint8Array) => {
      const read = readBulkAnnotations(file, slide)
      return read.ok ? undefined : read.reason
    }
    expect(reasonOf(object([group], elsewhere))).toBe('otherSlide')
    expect(reasonOf(object([group], { PixelOriginInterpretation: 'FRAME' }))).toBe('otherSlide')
    expect(reasonOf(makeDicom())).toBe('notAnnotations')
    expect(reasonOf(new Uint8Array([1, 2, 3]))).toBe('notAnnotations')
    expect(reasonOf(object([]))).toBe('nothing')
    const cut = object([group]).subarray(0, 900)
    expect(() => readBulkAnnotations(cut, slide)).not.toThrow()
  })
})
