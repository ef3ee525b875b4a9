import {
  createArrangement,
  createLabels,
  createMeasurements,
  createMultiplanar,
  createReportedMeasurements,
  createSession,
  createSlideStore,
  createSnapshots,
  createStudyIndex,
  type DecodedFrame,
  type OpenInstance,
  readInstance,
  type Viewer,
} from '@pandok/viewer'
import { makeSlide } from '@pandok/viewer/slide/testkit'
import { makeDicom } from '@pandok/viewer/testkit'

let made = 0

/** A file that is open. */
export const openFile = (elements: Record<string, unknown> = {}): OpenInstance =>
  openBytes(makeDicom(elements))

/** A slide of one level, by default in its own study. */
export const openSlideFile = (elements: Record<string, unknown> = {}): OpenInstance =>
  openBytes(
    makeSlide([64, 48], [32, 32], {
      elements: { StudyInstanceUID: '2.25.50', SeriesInstanceUID: '2.25.50.1', ...elements },
    }),
  )

export function openBytes(bytes: Uint8Array<ArrayBuffer>): OpenInstance {
  const read = readInstance(bytes)
  if (!read.ok) throw new Error(read.refusal.reason)
  made++
  return { id: `i${made}`, record: read.record, source: { name: `IM${made}`, blob: new Blob([bytes]) } }
}

/** Shows the open DICOM slides over the images: the first two, side by side. */
export async function showSlides({ slides, studies }: Viewer): Promise<void> {
  const [first, second] = studies
    .read()
    .patients.flatMap((patient) => patient.studies.flatMap((study) => study.slides))
  if (first) await slides.showSeries(first)
  if (second) await slides.showSeries(second, slides.compare)
}

/** A viewer with these files, the first series in view, and pixels that count from 0. */
export async function viewerWith(files: readonly OpenInstance[]): Promise<Viewer> {
  const arrangement = createArrangement()
  for (const file of files) await arrangement.add(file)
  const studies = createStudyIndex()
  studies.show(arrangement.read())
  const newId = () => crypto.randomUUID()
  const session = createSession({ newId, stackOf: studies.stackOf })
  const [stack] = studies.read().patients[0]?.studies[0]?.series[0]?.stacks ?? []
  if (stack) {
    session.show(stack.id)
    session.seen.add(stack.id, session.activeViewport().frame ?? '')
  }
  // Tiles needn't be decoded here.
  const slides = createSlideStore({} as Parameters<typeof createSlideStore>[0])
  const measurements = createMeasurements({ newId })
  const decoded: DecodedFrame = {
    rows: 4,
    columns: 6,
    samples: 1,
    min: 0,
    max: 23,
    values: Uint16Array.from({ length: 24 }, (_, index) => index),
  }
  return {
    session,
    pixelRatio: () => 1,
    studies,
    measurements,
    returning: createReportedMeasurements({ measurements, studies, slides }).returning,
    stackOf: studies.stackOf,
    locate: studies.locate,
    hungLayout: () => undefined,
    multiplanar: createMultiplanar({ session, studies, budgetBytes: 1024 ** 3, uncover: slides.leave }),
    snapshots: createSnapshots(newId),
    // Segmentations needn't be decoded here.
    labels: createLabels({ studies, slides, pool: {} as Parameters<typeof createLabels>[0]['pool'] }),
    slides,
    unseen: { read: () => ({ items: [] }), subscribe: () => () => undefined },
    frames: {
      get: () => decoded,
      failureOf: () => undefined,
      request: () => undefined,
      pin: () => undefined,
      unpin: () => undefined,
      reserve: () => undefined,
      budgetBytes: 1024 ** 3,
      subscribe: () => () => undefined,
    },
    // Parts that need a screen are missing.
  } as Partial<Viewer> as Viewer
}
