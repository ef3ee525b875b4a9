import { createMeasurements } from '../measure/store/createMeasurements.ts'
import type { ByteSource } from '../model/ByteSource.ts'
import type { Refusal } from '../model/Refusal.ts'
import type { StackFrame } from '../model/Stack.ts'
import { arrangeInstance } from '../open/arrange/arrangeInstance.ts'
import { type Arranging, createArranging, type Intake } from '../open/arrange/createArranging.ts'
import { createOpening, type Opening } from '../open/createOpening.ts'
import { createStackDecoding } from '../open/decode/createStackDecoding.ts'
import { openFile } from '../open/openFile.ts'
import type { ParsedInstance } from '../open/parse/ParsedInstance.ts'
import { parseDirectory } from '../open/parse/parseDirectory.ts'
import { createFrameStore } from '../pixels/store/createFrameStore.ts'
import { createHanging } from './createHanging.ts'
import { createLabels } from './createLabels.ts'
import { createMultiplanar } from './createMultiplanar.ts'
import { createReportedMeasurements } from './createReportedMeasurements.ts'
import { createSnapshots } from './createSnapshots.ts'
import { createStudyIndex, type StudyIndex } from './createStudyIndex.ts'
import { createViewerSession } from './createViewerSession.ts'
import { openServerSlide } from './openServerSlide.ts'
import { followAreas } from './presentations.ts'
import { requestedFrames } from './requestedFrames.ts'
import { createSlideAnnotations } from './slides/createSlideAnnotations.ts'
import { createSlideStore } from './slides/createSlideStore.ts'
import type { Viewer, ViewerPorts } from './Viewer.ts'
import { vertebraLabel } from './vertebrae.ts'

/** The viewer without a screen. The caller has to dispose it, and with it its pool and painter. */
export function createViewer(ports: ViewerPorts): Viewer {
  const stores = createStores(ports)
  const pixelRatio = ports.pixelRatio ?? (() => 1)
  const { studies, session, slides, multiplanar, frames, measurements, snapshots, labels } = stores
  const hanging = createHanging(session, ports.savedLayouts)
  const arranging = createArranging(
    (arranged) => {
      studies.show(arranged)
      session.stacksChanged()
    },
    () => opening.read().isRunning,
  )
  const arrange = createArrange(stores, arranging, hanging)
  const opening = createOpening({
    lanes: ports.cores * 8,
    take(source, kind, isFirst) {
      const intake = arranging.begin()
      return openFile(
        source,
        { kind, isFirst },
        {
          ...ports,
          openSlide: (slide) => openSlide(stores, slide),
          arrange: (parsed) => arrange(parsed, intake),
        },
      )
    },
    directory: parseDirectory,
    shown: ports.drawn,
  })
  const stop = follow(stores, pixelRatio)
  const stopOpening = followEnd(opening, arranging)
  const reported = createReportedMeasurements(stores)
  const annotations = createSlideAnnotations({ ...stores, refuse: opening.refuseLate })
  const stopAnnotations = followSlides(slides, annotations, reported)

  return {
    session,
    pixelRatio,
    measurements,
    opening,
    studies,
    slides,
    snapshots,
    multiplanar,
    labels,
    painter: ports.painter,
    unseen: reported.unseen,
    returning: reported.returning,
    frames: { ...frames, budgetBytes: ports.budgetBytes },
    hungLayout: hanging.layout,
    stackOf: studies.stackOf,
    locate: studies.locate,
    async open(sources) {
      const wasEmpty = hasNoPatients(studies)
      await opening.open(sources)
      arranging.publish()
      void reported.place()
      // The first image was shown at once; the final layout is known only now. It isn't applied if the reader
      // has already changed something.
      if (wasEmpty && hanging.isUntouched()) hanging.hang(studies.read(), { isFinal: true })
      await showOnlySlides(stores)
      await annotations.place()
      annotations.tell()
    },
    openServerSlide: (record, slide) =>
      openServerSlide(record, slide, { ...stores, newId: ports.newId, arranging, arrange }),
    close() {
      opening.clear()
      arranging.clear()
      for (const store of [measurements, frames, slides, snapshots]) store.clear()
      arranging.publish()
      reported.clear()
      annotations.clear()
      session.clear()
    },
    dispose() {
      stop()
      stopOpening()
      stopAnnotations()
      arranging.dispose()
      multiplanar.dispose()
      opening.cancel()
      ports.pool.dispose()
      frames.clear()
      slides.clear()
      ports.painter.dispose()
    },
  }
}

function createArrange(
  { frames, studies }: Pick<ViewerStores, 'frames' | 'studies'>,
  arranging: Arranging,
  hanging: ReturnType<typeof createHanging>,
) {
  return (parsed: ParsedInstance, intake: Intake) =>
    arrangeInstance(parsed, {
      intake,
      keep: frames.put,
      refuse: frames.refuse,
      onArranged() {
        if (!hasNoPatients(studies)) return arranging.publishSoon()
        // The first image is shown at once.
        arranging.publish()
        hanging.hang(studies.read(), { isFinal: false })
      },
    })
}

/** What is missing is known when reading ends, also where it was stopped or a server failed. */
function followEnd(opening: Opening, arranging: Arranging): () => void {
  let wasRunning = false
  return opening.subscribe(() => {
    const { isRunning } = opening.read()
    if (wasRunning && !isRunning) arranging.publish()
    wasRunning = isRunning
  })
}

/** A slide is shown at once if nothing else is open. */
async function openSlide(
  { slides, studies }: Pick<ViewerStores, 'slides' | 'studies'>,
  source: ByteSource,
): Promise<Refusal | undefined> {
  const made = await slides.add([source])
  if (!made) return undefined
  if ('reason' in made) return made
  if (hasNoPatients(studies) && slides.read().shown.length === 0) slides.show(made.id)
  return undefined
}

const hasNoPatients = (studies: StudyIndex): boolean => studies.read().patients.length === 0

/** Reports are read again for slides that were opened, not for every change of the view. */
function followSlides(
  slides: ReturnType<typeof createSlideStore>,
  annotations: ReturnType<typeof createSlideAnnotations>,
  reported: ReturnType<typeof createReportedMeasurements>,
): () => void {
  let open = slides.read().slides
  return slides.subscribe(() => {
    void annotations.place().then(annotations.tell)
    if (slides.read().slides !== open) void reported.place()
    open = slides.read().slides
  })
}

/** If only slides were opened, the first of them is shown without a press. */
async function showOnlySlides({ session, studies, slides }: ViewerStores): Promise<void> {
  const isOccupied =
    slides.read().shown.length > 0 || session.read().viewports.some(({ stack }) => stack !== undefined)
  const [first] = studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .flatMap((study) => study.slides)
  if (first && !isOccupied) await slides.showSeries(first)
}

type ViewerStores = ReturnType<typeof createStores>

function createStores(ports: ViewerPorts) {
  const { newId, pool, budgetBytes, cores, painter } = ports
  const studies = createStudyIndex()
  const session = createViewerSession({ ...ports, studies })
  const slides = createSlideStore(pool)
  const decode = createStackDecoding(ports)
  return {
    studies,
    session,
    slides,
    measurements: createMeasurements({
      newId,
      labelFor: (made, items) => vertebraLabel(studies, made, items),
    }),
    snapshots: createSnapshots(newId),
    labels: createLabels({ pool, studies, slides }),
    multiplanar: createMultiplanar({ session, studies, budgetBytes, uncover: slides.leave }),
    frames: createFrameStore<StackFrame>({
      budgetBytes,
      lanes: cores * 2,
      onGone: painter.forget,
      decode,
    }),
  }
}

/** Reacts to what is in view: slides give way to images, and frames are decoded in the order of use. */
function follow(stores: ViewerStores, pixelRatio: () => number): () => void {
  const { session, slides, studies, frames, multiplanar } = stores
  let shownStack: string | undefined
  const request = () => {
    const fused = multiplanar.read().fused?.shape.frames
    frames.request(requestedFrames({ session, studies, stackOf: studies.stackOf }, fused))
  }
  const stops = [
    session.subscribe(() => {
      const { stack } = session.activeViewport()
      // Selecting a stack shows it, so slides are left.
      if (stack !== undefined && stack !== shownStack) slides.leave()
      shownStack = stack
    }),
    session.subscribe(request),
    studies.subscribe(request),
    multiplanar.subscribe(request),
    followAreas({ session, studies, stackOf: studies.stackOf, pixelRatio }),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
