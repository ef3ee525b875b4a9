import { afterEach, describe, expect, it, vi } from 'vitest'
import { uidOfText } from '../../measure/sr/uidOfText.ts'
import { makeSlide } from '../../slide/testkit/makeSlide.ts'
import { readCorpusFile } from '../../testkit/corpus.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { loadSlideMarks, slideMarksOf } from '../slideMarks.ts'
import { testViewer } from '../testkit/testViewer.ts'

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})
const started = () => {
  made = testViewer()
  return made
}

const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({ name, blob: new Blob([bytes]) })

const PATIENT = { PatientID: 'P1', PatientName: 'DOE^JANE', PatientBirthDate: '19700315' }
const slide = (changes: Record<string, unknown> = {}) =>
  fileOf(
    'SLIDE',
    makeSlide([64, 48], [32, 32], {
      elements: {
        ...PATIENT,
        StudyInstanceUID: '2.25.50',
        SeriesInstanceUID: '2.25.51',
        SOPInstanceUID: '2.25.51.1',
        ...changes,
      },
    }),
  )
const annotations = (changes: Record<string, unknown> = {}) =>
  fileOf(
    'ANN',
    makeDicom({
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.91.1',
      SOPInstanceUID: '2.25.52.1',
      Modality: 'ANN',
      ...PATIENT,
      StudyInstanceUID: '2.25.50',
      SeriesInstanceUID: '2.25.52',
      PixelData: undefined,
      AnnotationCoordinateType: '2D',
      PixelOriginInterpretation: 'VOLUME',
      ReferencedImageSequence: [{ ReferencedSOPInstanceUID: '2.25.51.1' }],
      AnnotationGroupSequence: [
        {
          GraphicType: 'POINT',
          AnnotationGroupLabel: 'nuclei',
          AnnotationGroupUID: '2.25.53',
          PointCoordinatesData: new Uint8Array(Float32Array.of(3, 4, 5, 6).buffer),
        },
      ],
      ...changes,
    }),
  )

const refusedBy = ({ viewer }: ReturnType<typeof testViewer>) =>
  viewer.opening.read().refused.map(({ name, refusal }) => `${name} ${refusal.reason}`)

describe('annotations in a folder with their slide', () => {
  it.each([
    ['before', [annotations(), slide()]],
    ['after', [slide(), annotations()]],
  ])('V68 are drawn on it, listed %s it, once', async (_, files) => {
    const { viewer, openAll } = started()
    await openAll(...files)
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(1))
    const [shown] = viewer.slides.read().slides
    expect(viewer.measurements.read().items).toMatchObject([
      {
        tool: 'counter',
        label: 'nuclei',
        trackingUid: uidOfText('2.25.53 0'),
        place: { on: 'slide', slide: shown?.id },
        points: [
          { x: 3, y: 4 },
          { x: 5, y: 6 },
        ],
      },
    ])
    viewer.measurements.removeAll(() => true)
    viewer.slides.leave()
    viewer.slides.show(shown?.id ?? '')
    await openAll(annotations({ SOPInstanceUID: '2.25.52.2', ReferencedImageSequence: [] }))
    expect(viewer.measurements.read().items).toEqual([])
  })

  it('V68 of highdicom are drawn where they are read by themselves', async () => {
    const { viewer, openAll } = started()
    await openAll(
      ...['sm_image', 'sm_annotations'].map((name) =>
        fileOf(name, readCorpusFile(`highdicom/${name}.dcm`) as Uint8Array<ArrayBuffer>),
      ),
    )
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(1))
    expect(viewer.measurements.read().items[0]?.points[0]).toEqual({ x: 34.6, y: 18.4 })
  })

  it('V68 in mm of the glass need to name no image of it', async () => {
    const glass = { FrameOfReferenceUID: '2.25.59' }
    const placed = {
      ...glass,
      ImageOrientationSlide: [0, -1, 0, -1, 0, 0],
      TotalPixelMatrixOriginSequence: [
        { XOffsetInSlideCoordinateSystem: 20, YOffsetInSlideCoordinateSystem: 40 },
      ],
      SharedFunctionalGroupsSequence: [{ PixelMeasuresSequence: [{ PixelSpacing: [0.001, 0.001] }] }],
    }
    const inMm = {
      AnnotationCoordinateType: '3D',
      PixelOriginInterpretation: undefined,
      ReferencedImageSequence: undefined,
      AnnotationGroupSequence: [
        {
          GraphicType: 'POINT',
          AnnotationGroupLabel: 'nuclei',
          CommonZCoordinateValue: 0,
          DoublePointCoordinatesData: new Uint8Array(Float64Array.of(20 - 0.01, 40 - 0.005).buffer),
        },
      ],
    }
    const { viewer, openAll } = started()
    await openAll(slide(placed), annotations({ ...glass, ...inMm }))
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(1))
    const [point] = viewer.measurements.read().items[0]?.points ?? []
    expect([point?.x, point?.y]).toEqual([expect.closeTo(5.5, 6), expect.closeTo(10.5, 6)])
    const other = started()
    await other.openAll(slide(placed), annotations({ ...inMm, FrameOfReferenceUID: '2.25.60' }))
    expect(refusedBy(other)).toEqual(['ANN noSlide'])
  })

  it('V68 that were kept from an earlier sitting are there once', async () => {
    const first = testViewer()
    await first.openAll(slide(), annotations())
    await vi.waitFor(() => expect(first.viewer.measurements.read().items).toHaveLength(1))
    const ids = first.viewer.slides.read().slides.map(({ id }) => id)
    const kept = slideMarksOf(first.viewer, ids)
    first.viewer.dispose()
    const { viewer, openAll } = started()
    await openAll(slide(), annotations())
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(1))
    loadSlideMarks(viewer, viewer.slides.read().slides[0]?.id ?? '', kept)
    expect(viewer.measurements.read().items).toHaveLength(1)
  })

  it('V68 are named without their slide, and drawn when it comes', async () => {
    const all = started()
    await all.openAll(annotations())
    expect(refusedBy(all)).toEqual(['ANN noSlide'])
    await all.openAll(slide())
    await vi.waitFor(() => expect(all.viewer.measurements.read().items).toHaveLength(1))
    await vi.waitFor(() => expect(refusedBy(all)).toEqual([]))
  })

  it('V5 of another patient are on no slide, whatever UIDs they name', async () => {
    const all = started()
    const other = { PatientID: 'P2', PatientName: 'ROE', PatientBirthDate: '19800101' }
    await all.openAll(slide(), annotations({ ...other, StudyInstanceUID: '2.25.99' }))
    expect(all.viewer.measurements.read().items).toEqual([])
    expect(refusedBy(all)).toEqual(['ANN noSlide'])
  })
})
