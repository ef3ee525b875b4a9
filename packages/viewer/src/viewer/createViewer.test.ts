import { afterEach, describe, expect, it, vi } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import type { DecodeOutcome, InspectOutcome } from '../pixels/worker/DecodeJob.ts'
import { makeLevel } from '../slide/testkit/makeLevel.ts'
import { makeSlide } from '../slide/testkit/makeSlide.ts'
import { makeTiff } from '../slide/testkit/makeTiff.ts'
import { inView, patientsInView } from './inView.ts'
import { isOf, NOBODYS, patientsIn } from './patientsIn.ts'
import { requestedFrames } from './requestedFrames.ts'
import { dicomFile, filesOf, testViewer } from './testkit/testViewer.ts'

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})
const started = (...parts: Parameters<typeof testViewer>) => {
  made = testViewer(...parts)
  return made
}

const slice = (series: number, number: number, elements: Record<string, unknown> = {}) =>
  dicomFile(`IM${series}.${number}`, {
    SeriesInstanceUID: `2.25.7.${series}`,
    SOPInstanceUID: `2.25.7.${series}.${number}`,
    SeriesNumber: series,
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, number],
    ...elements,
  })
const ofPatient = (name: string, number: number) =>
  slice(number, 1, { PatientID: name, PatientName: name, StudyInstanceUID: `2.25.8.${number}` })

const tissue = () => {
  const { header, body } = makeTiff([makeLevel(0, 600, 400, 256), makeLevel(1, 150, 100, 256)])
  return { name: 'tissue.tif', blob: new Blob([header, body] as BlobPart[]) }
}
const photograph = () => ({ name: 'a.jpg', blob: new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]) })

const serverSlide = (release: () => void) => {
  const read = readInstance(makeSlide([64, 48], [32, 32]))
  if (!read.ok) throw new Error(read.refusal.reason)
  return { record: read.record, slide: { name: 'far', load: async () => [], release } }
}

describe('a file', () => {
  it('is shown once it is read, with the pixels that came along', async () => {
    const { viewer, openAll, keptFrames } = started()
    await openAll(dicomFile('IM1'))
    expect(viewer.studies.read().patients).toHaveLength(1)
    expect(viewer.session.activeViewport().stack).toBeDefined()
    expect(keptFrames()).toHaveLength(1)
    expect(viewer.opening.read()).toMatchObject({ taken: 1, isRunning: false })
  })

  it.each([
    ['an image', () => dicomFile('IM1')],
    ['a photograph', photograph],
  ])('V13 with %s that was read when everything had been closed doesn’t come back', async (_, file) => {
    const { viewer, reading, keptFrames } = started()
    const opening = viewer.open(filesOf(file()))
    await reading.asked()
    viewer.close()
    reading.answer()
    await opening
    expect(viewer.studies.read().patients).toEqual([])
    expect(viewer.session.activeViewport().stack).toBeUndefined()
    expect(keptFrames()).toEqual([])
    expect(viewer.opening.read()).toMatchObject({ taken: 0, done: 0, refused: [] })
  })

  it('V13 of one patient that is read late isn’t among those of the next one', async () => {
    const { viewer, reading } = started()
    const first = viewer.open(filesOf(ofPatient('first', 1)))
    await reading.asked()
    viewer.close()
    const second = viewer.open(filesOf(ofPatient('second', 2)))
    // Both are answered now, the older one first.
    reading.answer()
    await first
    await reading.asked()
    reading.answer()
    await second
    expect(viewer.studies.read().patients.map(({ facts }) => facts.id)).toEqual(['second'])
    expect(inView(viewer)?.instance?.record.patient.id).toBe('second')
  })

  it('V13 with a slide that was read when everything had been closed doesn’t come back', async () => {
    const { viewer } = started()
    const opening = viewer.slides.add([tissue()])
    viewer.close()
    expect(await opening).toBeUndefined()
    expect(viewer.slides.read()).toMatchObject({ slides: [], shown: [] })
  })
})

describe('a file without any UID', () => {
  const NAMELESS = { SOPInstanceUID: undefined, StudyInstanceUID: '', SeriesInstanceUID: '' }
  const KIM = { PatientID: '7', PatientName: 'KIM', PatientBirthDate: '19700101' }

  it('V2 opens, says that it is without identity, and belongs to no patient, whatever name it has', async () => {
    const { viewer, openAll } = started()
    await openAll(
      slice(1, 1, KIM),
      dicomFile('a', { ...KIM, ...NAMELESS }),
      dicomFile('b', { ...KIM, ...NAMELESS }),
    )
    expect(viewer.opening.read()).toMatchObject({ taken: 3, refused: [] })
    const { patients } = viewer.studies.read()
    const stacks = patients.map(({ studies }) =>
      studies.flatMap(({ series }) => series.map(({ stacks: [one] }) => one)),
    )
    expect(stacks.map((own) => own.map((one) => one?.frames.length))).toEqual([[1], [1], [1]])
    const remarks = stacks
      .flat()
      .map((stack) => stack?.remarks.map(({ kind }) => kind).includes('unidentified'))
    expect(remarks.filter(Boolean)).toHaveLength(2)
    expect(new Set(patients.map(({ key }) => key)).size).toBe(3)
  })
})

describe('a file whose decoding had to be ended', () => {
  it('V16 is named, keeps its place, and isn’t tried again', async () => {
    let decodes = 0
    const slow: InspectOutcome = { ok: false, refusal: { reason: 'tooSlow' } }
    const pool = {
      async inspect(blob: Blob, { decode }: { decode?: string } = {}): Promise<InspectOutcome> {
        return decode === 'first' ? slow : readInstance(new Uint8Array(await blob.arrayBuffer()))
      },
      async decode(): Promise<DecodeOutcome> {
        decodes++
        return { ok: false, refusal: { reason: 'tooSlow' } }
      },
      dispose: () => undefined,
    } as Partial<DecoderPool> as DecoderPool
    const { viewer, openAll } = started({ pool })
    await openAll(dicomFile('stalled', { NumberOfFrames: 5, PixelData: new Uint8Array(5 * 48) }))
    expect(viewer.opening.read().refused).toEqual([{ name: 'stalled', refusal: { reason: 'tooSlow' } }])
    const stack = viewer.stackOf(viewer.session.activeViewport().stack ?? '')
    expect(stack?.frames).toHaveLength(5)
    await vi.waitFor(() => {
      const failures = stack?.frames.map(({ id }) => viewer.frames.failureOf(id)?.reason)
      expect(failures).toEqual(Array.from({ length: 5 }, () => 'tooSlow'))
    })
    // The first one was given up when the file was read; of the others no more than run at once before that is known.
    expect(decodes).toBeLessThanOrEqual(4)
  })
})

describe('more images than memory holds', () => {
  it('V17 stay within the budget, and those that had to go are read again when they are looked at', async () => {
    // Each of the images takes 48 bytes: three fit.
    const { viewer, openAll, decoding, keptFrames } = started({ budgetBytes: 150 })
    await openAll(...Array.from({ length: 12 }, (_, index) => slice(1, index + 1)))
    const frames = viewer.stackOf(viewer.session.activeViewport().stack ?? '')?.frames ?? []
    expect(frames).toHaveLength(12)
    for (const position of [11, 6, 0, 11]) {
      viewer.session.goTo(position)
      await vi.waitFor(() => {
        decoding.answer()
        expect(viewer.frames.get(frames[position]?.id ?? '')).toBeDefined()
      })
      expect(keptFrames().length).toBeLessThanOrEqual(3)
    }
  })
})

describe('a series that is being read', () => {
  const remarksOf = ({ studies }: ReturnType<typeof testViewer>['viewer']) =>
    studies
      .read()
      .patients.flatMap((patient) => patient.studies.flatMap(({ series }) => series))
      .flatMap(({ stacks }) => stacks.map(({ remarks }) => remarks.map(({ kind }) => kind)))

  it('V78 is called incomplete once all files are read, and not before', async () => {
    const { viewer, reading } = started({ drawn: () => new Promise(() => undefined) })
    let release: () => void = () => undefined
    const isReleased = new Promise<void>((resolve) => {
      release = resolve
    })
    async function* inTwoParts() {
      for (const number of [1, 2, 3, 9, 10]) yield slice(1, number)
      await isReleased
      yield slice(1, 11)
    }
    const opening = viewer.open(inTwoParts())
    const frames = () => viewer.stackOf(viewer.session.activeViewport().stack ?? '')?.frames.length
    const read = async (count: number) =>
      vi.waitFor(() => {
        reading.answer()
        expect(frames()).toBe(count)
      })
    await read(5)
    expect(remarksOf(viewer)).toEqual([[]])
    expect(viewer.multiplanar.open()).toEqual({ reason: 'arriving' })
    release()
    await read(6)
    await opening
    expect(remarksOf(viewer)).toEqual([['missing', 'gap']])
    expect(viewer.multiplanar.open()).toEqual({ reason: 'gap' })
  })

  it('V78 is called incomplete when reading was stopped, and what is on its way hangs', async () => {
    const { viewer, reading } = started()
    async function* thatHangs() {
      for (const number of [1, 2, 3, 9, 10]) yield slice(1, number)
      await new Promise(() => undefined)
    }
    void viewer.open(thatHangs())
    await vi.waitFor(() => {
      reading.answer()
      expect(viewer.opening.read().taken).toBe(5)
      expect(viewer.stackOf(viewer.session.activeViewport().stack ?? '')?.frames.length).toBe(5)
    })
    expect(remarksOf(viewer)).toEqual([[]])
    viewer.opening.cancel()
    expect(remarksOf(viewer)).toEqual([['missing', 'gap']])
  })
})

describe('slides in DICOM files', () => {
  const slideFile = (series: number) => ({
    name: `SM${series}`,
    blob: new Blob([
      makeSlide([64, 48], [32, 32], {
        elements: { SeriesInstanceUID: `2.25.9.${series}`, SOPInstanceUID: `2.25.9.${series}.1` },
      }),
    ]),
  })

  it('that are all that was opened are shown, the first of them, without a press', async () => {
    const { viewer, openAll } = started()
    await openAll(slideFile(1))
    const { slides, shown } = viewer.slides.read()
    expect(shown).toEqual(slides.map(({ id }) => id))
    expect(shown).toHaveLength(1)
  })

  it('leave images that came with them where they are', async () => {
    const { viewer, openAll } = started()
    await openAll(slice(1, 1), slideFile(1))
    expect(viewer.slides.read().shown).toEqual([])
    expect(viewer.session.activeViewport().stack).toBeDefined()
  })
})

describe('a slide on a server', () => {
  it('V13 is let go when everything was closed while it was arranged', async () => {
    let released = 0
    const { viewer } = started()
    const { record, slide } = serverSlide(() => released++)
    const opening = viewer.openServerSlide(record, slide)
    viewer.close()
    expect(await opening).toBeUndefined()
    expect([released, viewer.studies.read().patients]).toEqual([1, []])
  })

  it('is let go with all others, and when it is there already', async () => {
    let released = 0
    const { viewer } = started()
    const { record, slide } = serverSlide(() => released++)
    await viewer.openServerSlide(record, slide)
    expect(released).toBe(0)
    expect(await viewer.openServerSlide(record, { ...slide })).toMatchObject({ reason: 'duplicate' })
    expect(released).toBe(1)
    viewer.close()
    expect(released).toBe(2)
  })
})

describe('pixels', () => {
  it('V13 that were decoded for what was closed are nobody’s', async () => {
    const { viewer, openAll, decoding } = started()
    await openAll(slice(1, 1), slice(1, 2), slice(1, 3))
    const frames = viewer.studies.read().patients[0]?.studies[0]?.series[0]?.stacks[0]?.frames ?? []
    // What came along with the files has to be decoded once more.
    viewer.close()
    viewer.frames.request(frames)
    await decoding.asked()
    viewer.close()
    decoding.answer()
    await Promise.resolve()
    expect(frames.map(({ id }) => viewer.frames.get(id))).toEqual([undefined, undefined, undefined])
  })

  it('are requested in the order in which they are seen', async () => {
    const { viewer, openAll } = started()
    await openAll(...[1, 2, 3, 4].map((number) => slice(1, number)), slice(2, 1), slice(2, 2))
    viewer.session.scroll(1)
    const order = requestedFrames(viewer).map(({ instance: { record } }) => [
      ...[record.series.number, record.number],
    ])
    // Slices are read from the head down. Around the one that is seen, then the first of the other series for the list.
    expect(order).toEqual([...[3, 2, 4, 1].map((number) => [1, number]), [2, 2]])
  })
})

describe('the images', () => {
  it('V32 are hung once all are known, unless the reader has moved something', async () => {
    const stacks = ({ viewer }: ReturnType<typeof testViewer>) =>
      viewer.session.read().viewports.map(({ stack }) => viewer.stackOf(stack ?? '')?.frames.length)
    const untouched = started()
    await untouched.openAll(slice(1, 1), slice(1, 2))
    expect(stacks(untouched)).toEqual([2])
    expect(inView(untouched.viewer)?.instance?.record.number).toBe(2)
    untouched.viewer.dispose()

    const touched = started()
    const { viewer, reading } = touched
    const opening = viewer.open(filesOf(slice(1, 1), slice(1, 2)))
    await reading.asked()
    reading.answer()
    await reading.asked()
    viewer.session.changeView({ isInverted: true })
    reading.answer()
    await opening
    expect(inView(viewer)?.instance?.record.number).toBe(1)
  })

  it('V33 have the focus: the first one that hangs, not an empty place', async () => {
    const { viewer, openAll } = started()
    const breast = (number: number, side: string, view: string) =>
      slice(number, 1, {
        Modality: 'MG',
        SOPClassUID: '1.2.840.10008.5.1.4.1.1.1.2',
        ImageLaterality: side,
        ViewPosition: view,
        ImagePositionPatient: undefined,
        ImageOrientationPatient: undefined,
      })
    await openAll(breast(1, 'L', 'CC'), breast(2, 'R', 'MLO'), breast(3, 'L', 'MLO'))
    const { rows, columns, active, viewports, missingViews } = viewer.session.read()
    expect([rows, columns, active]).toEqual([2, 2, 1])
    expect(viewports.map(({ stack }) => stack !== undefined)).toEqual([false, true, true, true])
    expect(missingViews).toEqual([{ view: 'CC', side: 'R' }])
  })

  it('come to the front when one of them is asked for, and slides give way', async () => {
    const { viewer, openAll } = started()
    await openAll(slice(1, 1), slice(2, 1), tissue())
    const [slide] = viewer.slides.read().slides
    viewer.slides.show(slide?.id ?? '')
    viewer.session.changeView({ isInverted: true })
    expect(viewer.slides.read().shown).toHaveLength(1)
    const other = viewer.studies.read().patients[0]?.studies[0]?.series[1]?.stacks[0]
    viewer.session.show(other?.id ?? '')
    expect(viewer.slides.read().shown).toEqual([])
  })
})

describe('patients', () => {
  it('V3 are told apart: what comes later doesn’t take the place of whom one looks at', async () => {
    const { viewer, openAll } = started()
    await openAll(ofPatient('first', 1))
    await openAll(ofPatient('second', 2))
    expect(patientsIn(viewer.studies.read()).map(({ facts }) => facts.id)).toEqual(['first', 'second'])
    const [first, second] = patientsIn(viewer.studies.read()).map(({ key }) => key)
    expect([...patientsInView(viewer)]).toEqual([first])
    expect(inView(viewer)?.patientKey).toBe(first)
    // A file without a patient belongs to neither of two patients.
    expect(isOf(viewer, first, undefined)).toBe(false)
    expect(isOf(viewer, first, second)).toBe(false)
    expect(isOf(viewer, NOBODYS, undefined)).toBe(true)
  })

  it('V4 aren’t made by photographs, which belong to the only one who is open', async () => {
    const { viewer, openAll } = started()
    await openAll(ofPatient('first', 1), photograph())
    const [patient, ...others] = patientsIn(viewer.studies.read())
    expect([patient?.facts.id, others]).toEqual(['first', []])
    expect(isOf(viewer, patient?.key, undefined)).toBe(true)
  })

  it('a slide that covers the images hides whose they are', async () => {
    const { viewer, openAll } = started()
    await openAll(ofPatient('first', 1), tissue())
    viewer.slides.show(viewer.slides.read().slides[0]?.id ?? '')
    expect(inView(viewer)?.patientKey).toBeUndefined()
    expect([...patientsInView(viewer)]).toEqual([])
  })

  it('V13 leave nothing behind when everything is closed', async () => {
    const { viewer, openAll, keptFrames } = started()
    await openAll(ofPatient('first', 1), tissue())
    const frame = viewer.session.activeViewport().frame ?? ''
    viewer.measurements.add({ tool: 'probe', place: { on: 'frame', frame }, points: [{ x: 1, y: 1 }] })
    viewer.session.toggleKeyImage(frame)
    viewer.close()
    expect(viewer.studies.read().patients).toEqual([])
    expect(viewer.measurements.read()).toMatchObject({ items: [], canUndo: false })
    expect(viewer.session.read()).toMatchObject({ keyImages: [], viewports: [{ stack: undefined }] })
    expect(viewer.slides.read().slides).toEqual([])
    expect([keptFrames(), viewer.locate(frame), inView(viewer)]).toEqual([[], undefined, undefined])
  })
})
