import { afterEach, describe, expect, it } from 'vitest'
import { hangPrior } from './hangPrior.ts'
import { dicomFile, testViewer } from './testkit/testViewer.ts'
import type { Viewer } from './Viewer.ts'

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})

/** A study of ten slices, 5 mm apart, that begins so many mm above the table's zero. */
const study = (day: string, from = 0, elements: Record<string, unknown> = {}) =>
  Array.from({ length: 10 }, (_, index) =>
    dicomFile(`${day} ${index}`, {
      StudyInstanceUID: `2.25.8${day}`,
      SeriesInstanceUID: `2.25.8${day}.1`,
      StudyDate: day,
      SOPInstanceUID: `2.25.8${day}.1.${index}`,
      FrameOfReferenceUID: `2.25.8${day}.9`,
      InstanceNumber: index + 1,
      ImagePositionPatient: [0, 0, from + index * 5],
      ...elements,
    }),
  )

async function opened(...studies: ReturnType<typeof study>[]): Promise<Viewer> {
  made = testViewer()
  await made.openAll(...studies.flat())
  const { viewer } = made
  const newest = viewer.studies.read().patients[0]?.studies[0]?.series[0]?.stacks[0]
  viewer.session.layout(1, 1)
  if (newest) viewer.session.show(newest.id, 0)
  return viewer
}

/** Day and place of what each viewport shows. */
const seen = ({ session, stackOf }: Viewer) =>
  session.read().viewports.map(({ stack = '', frame }) => {
    const found = stackOf(stack)?.frames.find(({ id }) => id === frame)
    return found && [found.instance.record.study.date, found.frame.geometry?.position[2]]
  })

const goTo = ({ session, stackOf }: Viewer, z: number) =>
  session.goTo(
    stackOf(session.activeViewport().stack ?? '')?.frames.findIndex(
      ({ frame }) => frame.geometry?.position[2] === z,
    ) ?? 0,
  )

describe('one key', () => {
  it('V34 hangs the newest prior beside the study, at the same place, and both scroll together', async () => {
    const viewer = await opened(study('20260105'), study('20250105', 5), study('20240105'))
    goTo(viewer, 20)
    expect(hangPrior(viewer)).toBe(2)
    expect(seen(viewer)).toEqual([
      ['20260105', 20],
      ['20250105', 20],
    ])
    goTo(viewer, 35)
    expect(seen(viewer)).toEqual([
      ['20260105', 35],
      ['20250105', 35],
    ])
  })

  it('pressed again goes to the study before, and round again', async () => {
    const viewer = await opened(study('20260105'), study('20250105'), study('20240105'))
    const days = () => seen(viewer).map((one) => one?.[0])
    hangPrior(viewer)
    hangPrior(viewer)
    expect(days()).toEqual(['20260105', '20240105'])
    viewer.session.activate(1)
    hangPrior(viewer)
    expect(days()).toEqual(['20260105', '20250105'])
  })

  it('goes by the share of the way where the tables lie apart', async () => {
    const viewer = await opened(study('20260105'), study('20250105', 1000))
    goTo(viewer, 45)
    hangPrior(viewer)
    expect(seen(viewer)[1]).toEqual(['20250105', 1045])
  })

  it('V34 compares neither other parts of the body nor other kinds nor other patients', async () => {
    const viewer = await opened(
      study('20260105', 0, { BodyPartExamined: 'CHEST' }),
      study('20250105', 0, { BodyPartExamined: 'HEAD' }),
      study('20240105', 0, { Modality: 'MR' }),
      study('20230105', 0, { PatientID: 'P2', PatientName: 'ROE^RICHARD' }),
    )
    const before = seen(viewer)
    expect(hangPrior(viewer)).toBe(0)
    expect(seen(viewer)).toEqual(before)
  })

  it('V45 compares a mammogram with the same view and side, its chest wall to the middle', async () => {
    const mammogram = (day: string, ViewPosition: string, ImageLaterality: string, orientation: string[]) =>
      dicomFile(`${day} ${ViewPosition} ${ImageLaterality}`, {
        StudyInstanceUID: `2.25.8${day}`,
        StudyDate: day,
        Modality: 'MG',
        ViewPosition,
        ImageLaterality,
        SeriesInstanceUID: `2.25.8${day}.${ViewPosition.length}${ImageLaterality.charCodeAt(0)}`,
        ImagePositionPatient: undefined,
        ImageOrientationPatient: undefined,
        FrameOfReferenceUID: undefined,
        PatientOrientation: orientation,
        BodyPartExamined: 'BREAST',
      })
    const views = (day: string, orientation: string[]) =>
      ['CC', 'MLO'].flatMap((view) => ['R', 'L'].map((side) => mammogram(day, view, side, orientation)))
    const viewer = await opened(views('20260105', ['A', 'F']), views('20250105', ['P', 'F']))
    const { session, stackOf } = viewer
    const shown = () =>
      session.read().viewports.map(({ stack = '', view }) => {
        const { study: facts, viewPosition, laterality } = stackOf(stack)?.frames[0]?.instance.record ?? {}
        return [facts?.date, viewPosition, laterality, view.isFlipped]
      })
    const left = viewer.studies
      .read()
      .patients[0]?.studies[0]?.series.flatMap(({ stacks }) => stacks)
      .find(({ frames: [first] }) => {
        const { viewPosition, laterality } = first?.instance.record ?? {}
        return viewPosition === 'MLO' && laterality === 'L'
      })
    session.layout(1, 1)
    session.show(left?.id ?? '', 0)
    expect(hangPrior(viewer)).toBe(1)
    expect(shown()).toEqual([
      ['20260105', 'MLO', 'L', false],
      ['20250105', 'MLO', 'L', true],
    ])
  })
})
