import { afterEach, describe, expect, it, vi } from 'vitest'
import { contextOf } from '../measure/reading/contextOf.ts'
import { readingsOf } from '../measure/reading/readingsOf.ts'
import type { SrWords } from '../measure/sr/measurementGroup.ts'
import { reportedLengths } from '../measure/sr/reportedLengths.ts'
import { srImageOf } from '../measure/sr/SrImage.ts'
import { toStructuredReport } from '../measure/sr/toStructuredReport.ts'
import type { Measurement } from '../model/Measurement.ts'
import { makeDicom } from '../testkit/makeDicom.ts'
import { makeKeyObjects, makePresentation, referenceTo } from '../testkit/makePresentation.ts'
import { makeRegions } from '../testkit/makeRegions.ts'
import { findingUid, trackingOf } from './findingUid.ts'
import { choosePresentation, paintedFrameIn, presentationIn, togglePresentation } from './presentations.ts'
import { dicomFile, testViewer } from './testkit/testViewer.ts'
import type { Viewer } from './Viewer.ts'

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})
const started = () => {
  made = testViewer()
  return made
}

const slice = (number: number, elements: Record<string, unknown> = {}) =>
  dicomFile(`IM${number}`, {
    SOPInstanceUID: `2.25.7.${number}`,
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, number],
    ...elements,
  })
const fileOf = (name: string, bytes: Uint8Array<ArrayBuffer>) => ({ name, blob: new Blob([bytes]) })
const activeFrame = ({ session, stackOf }: Viewer) => {
  const { stack = '', frame } = session.activeViewport()
  const found = stackOf(stack)?.frames.find(({ id }) => id === frame)
  if (!found) throw new Error('nothing is shown')
  return found
}

/** The image with this Instance Number. Stacks are in the order of the body. */
function showNumber({ session, stackOf }: Viewer, number: number): void {
  const frames = stackOf(session.activeViewport().stack ?? '')?.frames ?? []
  session.goTo(frames.findIndex(({ instance }) => instance.record.number === number))
}

describe('key objects', () => {
  it('are a series of the images that they name, in their order, and say what is missing', async () => {
    const { viewer, openAll } = started()
    const note = 'for the tumour board'
    await openAll(
      ...[1, 2, 3, 4].map((number) => slice(number)),
      fileOf('KO', makeKeyObjects(['2.25.7.4', '2.25.7.4', '2.25.7.2', '2.25.7.99'], note)),
    )
    const [key] = viewer.studies.keyStacks()
    expect(key?.frames.map(({ instance }) => instance.record.number)).toEqual([4, 2])
    expect(key).toMatchObject({ title: 'Of Interest', note, named: 3 })
    expect(key?.remarks).toEqual([{ kind: 'missing', have: 2, of: 3 }])
    viewer.session.show(key?.id ?? '')
    viewer.session.scroll(1)
    expect(activeFrame(viewer).instance.record.number).toBe(2)
    // The image is still one of its own series: what is measured on it stands there.
    expect(viewer.locate(activeFrame(viewer).id)?.stack.frames).toHaveLength(4)
  })

  it('V77 say what is missing beside an image of several frames', async () => {
    const { viewer, openAll } = started()
    const clip = makeDicom({ SOPInstanceUID: '2.25.7.8', NumberOfFrames: 3, PixelData: new Uint8Array(144) })
    await openAll(fileOf('clip', clip), fileOf('KO', makeKeyObjects(['2.25.7.8', '2.25.7.99'])))
    const [key] = viewer.studies.keyStacks()
    expect(key?.frames).toHaveLength(3)
    expect(key?.remarks).toEqual([{ kind: 'missing', have: 1, of: 2 }])
  })

  it('V78 aren’t called missing while images are arriving', async () => {
    const { viewer, openAll } = started()
    const said: string[] = []
    viewer.studies.subscribe(() => {
      const [key] = viewer.studies.keyStacks()
      if (key) said.push(`${key.frames.length} ${key.remarks.map(({ kind }) => kind).join()}`)
    })
    const keyObjects = makeKeyObjects(['2.25.7.1', '2.25.7.2', '2.25.7.99'])
    await openAll(slice(1), fileOf('KO', keyObjects), slice(2))
    expect(said.at(-1)).toBe('2 missing')
    expect(said.slice(0, -1).filter((one) => one.includes('missing'))).toEqual([])
  })

  it('V30 keep the image in view when more files come in', async () => {
    const { viewer, openAll } = started()
    await openAll(slice(1), slice(2), fileOf('KO', makeKeyObjects(['2.25.7.2'])))
    const [before] = viewer.studies.keyStacks()
    viewer.session.show(before?.id ?? '')
    await openAll(slice(3))
    expect(viewer.studies.keyStacks()[0]).toBe(before)
    expect(activeFrame(viewer).instance.record.number).toBe(2)
  })
})

describe('a presentation state', () => {
  const windowed = () =>
    makePresentation('2.25.7.2', {
      RescaleSlope: 1,
      RescaleIntercept: -1024,
      ImageRotation: 90,
      ImageHorizontalFlip: 'N',
      SoftcopyVOILUTSequence: [{ WindowCenter: -600, WindowWidth: 1500 }],
    })
  const stateIn = ({ studies }: Viewer) =>
    studies
      .read()
      .patients[0]?.studies[0]?.objects.find(({ record }) => record.content.kind === 'presentation')

  it('V38 that is chosen brings its image and shows it as it wants; one key puts it out and brings it back', async () => {
    const { viewer, openAll } = started()
    await openAll(slice(1), slice(2), fileOf('PR', windowed()))
    expect(viewer.opening.read()).toMatchObject({ taken: 3, refused: [] })
    const { session } = viewer
    showNumber(viewer, 1)
    choosePresentation(viewer, stateIn(viewer)?.id ?? '')
    expect(activeFrame(viewer).instance.record.number).toBe(2)
    expect(session.activeViewport().view).toMatchObject({ rotation: 90, voi: { kind: 'auto' } })
    const painted = () => paintedFrameIn(viewer, session.activeViewport(), activeFrame(viewer)).frame.voi[0]
    expect(painted()).toMatchObject({ center: -600, width: 1500 })
    togglePresentation(viewer)
    expect([painted(), session.activeViewport().view.rotation]).toEqual([undefined, 0])
    expect(presentationIn(viewer, session.activeViewport())).toBeUndefined()
    togglePresentation(viewer)
    expect(painted()).toMatchObject({ center: -600 })
    // Another image of the series is shown as its file wants.
    showNumber(viewer, 1)
    expect(painted()).toBeUndefined()
  })

  it('V38 begins with the first image that it names, and has an area for each', async () => {
    const { viewer, openAll } = started()
    const area = (number: number, right: number) => ({
      ReferencedImageSequence: [referenceTo(`2.25.7.${number}`)],
      PresentationSizeMode: 'SCALE TO FIT',
      PresentationPixelAspectRatio: [1, 1],
      DisplayedAreaTopLeftHandCorner: [1, 1],
      DisplayedAreaBottomRightHandCorner: [right, 2],
    })
    const state = makePresentation('2.25.7.3', {
      ReferencedSeriesSequence: [
        {
          SeriesInstanceUID: '2.25.1000.1',
          ReferencedImageSequence: ['2.25.7.3', '2.25.7.1'].map((uid) => referenceTo(uid)),
        },
      ],
      DisplayedAreaSelectionSequence: [area(3, 4), area(1, 2)],
    })
    await openAll(slice(1), slice(2), slice(3), fileOf('PR', state))
    showNumber(viewer, 2)
    choosePresentation(viewer, stateIn(viewer)?.id ?? '')
    const shown = () => [
      activeFrame(viewer).instance.record.number,
      viewer.session.activeViewport().view.area?.right,
    ]
    expect(shown()).toEqual([3, 4])
    showNumber(viewer, 1)
    expect(shown()).toEqual([1, 2])
    showNumber(viewer, 2)
    expect(shown()).toEqual([2, undefined])
    showNumber(viewer, 3)
    expect(shown()).toEqual([3, 4])
    // Zooming and panning on one image isn't undone.
    viewer.session.changeView({ scale: 3 })
    expect(viewer.session.activeViewport().view.scale).toBe(3)
  })

  it('V38 takes true size as soon as the screen is measured, and leaves it on a screen of unknown size', async () => {
    const { viewer, openAll } = started()
    const { session } = viewer
    const state = makePresentation('2.25.7.2', {
      DisplayedAreaSelectionSequence: [
        {
          PresentationSizeMode: 'TRUE SIZE',
          PresentationPixelSpacing: [0.5, 0.5],
          DisplayedAreaTopLeftHandCorner: [1, 1],
          DisplayedAreaBottomRightHandCorner: [4, 2],
        },
      ],
    })
    await openAll(slice(1), slice(2), fileOf('PR', state))
    choosePresentation(viewer, stateIn(viewer)?.id ?? '')
    const scale = () => session.activeViewport().view.scale
    expect(scale()).toBeNull()
    session.setScreenPixel(0.25)
    expect(scale()).toBe(2)
    session.changeView({ scale: 3 })
    session.setScreenPixel(0.25)
    expect(scale()).toBe(3)
    session.setScreenPixel(0.2)
    expect(scale()).toBe(2.5)
    session.setScreenPixel(undefined)
    expect([scale(), session.activeViewport().view.area?.right]).toEqual([null, 4])
    // The view of an image that the state doesn't name is the reader's.
    showNumber(viewer, 1)
    session.changeView({ scale: 3 })
    session.setScreenPixel(0.25)
    expect(scale()).toBe(3)
  })

  it('whose images aren’t open changes nothing', async () => {
    const { viewer, openAll } = started()
    await openAll(slice(1), fileOf('PR', makePresentation('2.25.99')))
    const before = viewer.session.activeViewport()
    choosePresentation(viewer, stateIn(viewer)?.id ?? '')
    expect(viewer.session.activeViewport()).toBe(before)
  })
})

const words: SrWords = {
  sources: new Proxy({}, { get: () => 'source' }) as SrWords['sources'],
  quantities: new Proxy({}, { get: () => 'quantity' }) as SrWords['quantities'],
  notice: 'not for diagnosis',
}

/** Our own report of everything that is measured. */
function reportOf(
  viewer: Viewer,
  uidOf = ({ trackingUid, number }: Measurement) => trackingUid ?? `2.25.6.${number}`,
): Uint8Array<ArrayBuffer> {
  const items = viewer.measurements.read().items.map((measurement: Measurement) => {
    const located = measurement.place.on === 'frame' ? viewer.locate(measurement.place.frame) : undefined
    if (!located) throw new Error('not on a frame')
    const context = contextOf(located.frame, measurement)
    const readings = readingsOf(measurement, context)
    return { measurement, readings, calibration: context.calibration, images: [srImageOf(located.frame)] }
  })
  const { patient, study } = activeFrame(viewer).instance.record
  let uids = 0
  const result = toStructuredReport({
    items,
    patient,
    study,
    modality: 'CT',
    locale: 'ko',
    words,
    deviceUid: '2.25.1',
    program: { name: 'Pandok', version: '0' },
    now: new Date(2026, 0, 2),
    newUid: () => `2.25.5.${++uids}`,
    uidOf,
  })
  if (!result.ok) throw new Error(result.reason)
  return result.bytes
}

const patientKeyOf = (viewer: Viewer) => viewer.studies.read().patients[0]?.key

describe('a report of measurements', () => {
  async function measured() {
    const first = testViewer()
    await first.openAll(slice(1), slice(2))
    showNumber(first.viewer, 1)
    const frame = activeFrame(first.viewer).id
    const place = { on: 'frame', frame } as const
    const points = [
      { x: 1, y: 1 },
      { x: 4, y: 3.5 },
    ]
    first.viewer.measurements.add({ tool: 'length', place, points, label: '결절' })
    first.viewer.measurements.add({ tool: 'rectangle', place, points })
    const bytes = reportOf(first.viewer)
    first.viewer.dispose()
    return { bytes, points }
  }

  it('V63 opens as measurements again, on their images, with their names and tracking ids', async () => {
    const { bytes, points } = await measured()
    const { viewer, openAll } = started()
    await openAll(slice(1), slice(2), fileOf('SR', bytes))
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(2))
    const { items, canUndo } = viewer.measurements.read()
    expect(items.map(({ tool, label, trackingUid }) => [tool, label, trackingUid])).toEqual([
      ['length', '결절', '2.25.6.1'],
      ['rectangle', '', '2.25.6.2'],
    ])
    expect(items[0]?.points).toEqual(points)
    expect(
      items.map(
        ({ place }) => place.on === 'frame' && viewer.locate(place.frame)?.frame.instance.record.number,
      ),
    ).toEqual([1, 1])
    expect(canUndo).toBe(false)
    // Written again they are still the same findings.
    const again = testViewer()
    await again.openAll(slice(1), fileOf('SR', reportOf(viewer)))
    await vi.waitFor(() => expect(again.viewer.measurements.read().items).toHaveLength(2))
    expect(again.viewer.measurements.read().items[0]?.trackingUid).toBe('2.25.6.1')
    again.viewer.dispose()
  })

  it('V63 keeps a lesion that was measured again as the same finding, on both studies', async () => {
    const then = slice(1, {
      StudyInstanceUID: '2.25.71',
      SeriesInstanceUID: '2.25.71.1',
      StudyDate: '20250105',
    })
    const now = slice(2, {
      StudyInstanceUID: '2.25.72',
      SeriesInstanceUID: '2.25.72.1',
      StudyDate: '20260105',
    })
    const first = testViewer({ newId: () => crypto.randomUUID() })
    await first.openAll(then, now)
    const frames = first.viewer.studies
      .read()
      .patients.flatMap(({ studies }) => studies)
      .flatMap(({ series }) => series.flatMap(({ stacks }) => stacks.flatMap((stack) => stack.frames)))
    const placeOn = (number: number) => ({
      on: 'frame' as const,
      frame: frames.find(({ instance }) => instance.record.number === number)?.id ?? '',
    })
    const points = [
      { x: 1, y: 1 },
      { x: 4, y: 3.5 },
    ]
    const { measurements } = first.viewer
    const before = measurements.add({ tool: 'length', place: placeOn(1), points })
    const follows = trackingOf(before)
    measurements.add({ tool: 'length', place: placeOn(2), points, follows })
    const { items } = measurements.read()
    const bytes = reportOf(first.viewer, (one) => findingUid(items, one))
    // The same report opened beside its own measurements brings none twice.
    await first.openAll(fileOf('SR', bytes), slice(3))
    expect(measurements.read().items).toHaveLength(2)
    first.viewer.dispose()
    const { viewer, openAll } = started()
    await openAll(then, now, fileOf('SR', bytes))
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(2))
    const found = viewer.measurements.read().items
    expect(found.map(({ trackingUid }) => trackingUid)).toEqual([follows, follows])
    const studies = found.map(
      ({ place }) => place.on === 'frame' && viewer.locate(place.frame)?.frame.instance.record.study.uid,
    )
    expect(studies.toSorted()).toEqual(['2.25.71', '2.25.72'])
  })

  it('V63 waits for its images, and brings nothing back that was deleted', async () => {
    const { bytes } = await measured()
    const { viewer, openAll } = started()
    await openAll(slice(2), fileOf('SR', bytes))
    await openAll(slice(1))
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(2))
    viewer.measurements.removeAll(({ tool }) => tool === 'length')
    await openAll(slice(3))
    await openAll(slice(4))
    expect(viewer.measurements.read().items.map(({ tool }) => tool)).toEqual(['rectangle'])
  })

  it('V67 a finding with a region on each of several images is a measurement on each, also if one comes later', async () => {
    const square = (at: number) => [at, at, at + 2, at, at + 2, at + 2, at, at + 2, at, at]
    const bytes = makeRegions([1, 2].map((number) => [`2.25.7.${number}`, square(number)]))
    const { viewer, openAll } = started()
    await openAll(slice(1), fileOf('SR', bytes))
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(1))
    await openAll(slice(2))
    await vi.waitFor(() => expect(viewer.measurements.read().items).toHaveLength(2))
    const { items } = viewer.measurements.read()
    expect(items.map(({ tool, label, trackingUid }) => [tool, label, trackingUid])).toEqual([
      ['rectangle', 'Lesion', '2.25.9'],
      ['rectangle', 'Lesion', '2.25.9'],
    ])
    const numbers = items.map(
      ({ place }) => place.on === 'frame' && viewer.locate(place.frame)?.frame.instance.record.number,
    )
    expect(numbers).toEqual([1, 2])
    expect(items.map(({ points }) => points[0])).toEqual([
      { x: 1, y: 1 },
      { x: 2, y: 2 },
    ])
    expect(viewer.unseen.read().items).toEqual([])
  })

  it('tells the numbers of what it measured on images that aren’t open, until they are', async () => {
    const { bytes } = await measured()
    const { viewer, openAll } = started()
    await openAll(slice(2), fileOf('SR', bytes))
    await vi.waitFor(() => expect(viewer.unseen.read().items).toHaveLength(2))
    const [length, rectangle] = viewer.unseen.read().items
    expect(length).toMatchObject({ label: '결절', uid: '2.25.6.1', patientKey: patientKeyOf(viewer) })
    expect(length?.study).toBe(activeFrame(viewer).instance.record.study.uid)
    expect(length && reportedLengths(length)).toMatchObject({ long: expect.closeTo(1.95, 1) })
    expect(rectangle && reportedLengths(rectangle)).toBeUndefined()
    await openAll(slice(1))
    await vi.waitFor(() => expect(viewer.unseen.read().items).toEqual([]))
    viewer.close()
    expect(viewer.unseen.read().items).toEqual([])
  })

  it('V5 of another patient is on no image, whatever UIDs it names', async () => {
    const { bytes } = await measured()
    const { viewer, openAll } = started()
    const other = { PatientID: 'P2', PatientName: 'ROE', PatientBirthDate: '19800101' }
    await openAll(slice(1, other), fileOf('SR', bytes))
    await openAll(slice(5, other))
    expect(viewer.measurements.read().items).toEqual([])
  })
})
