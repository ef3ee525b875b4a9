import {
  type ByteSource,
  createArrangement,
  createDecoderPool,
  createFrameStore,
  createMeasurements,
  createOpening,
  createPainter,
  createSession,
  type FileKind,
  frameSourceOf,
  linkStacks,
  matchingFrame,
  type OpenInstance,
  type Refusal,
  type StackFrame,
  withRanges,
} from '@pandok/viewer'
import { savedLayoutFor } from '../layouts/savedLayouts.ts'
import { afterFrame } from './afterFrame.ts'
import { createPlaneWish } from './createPlaneWish.ts'
import { createSlideShelf } from './createSlideShelf.ts'
import { createSnapshots } from './createSnapshots.ts'
import { createStudyIndex } from './createStudyIndex.ts'
import { hangFirst, isUntouched } from './hangFirst.ts'
import { memoryBudget } from './memoryBudget.ts'
import { readDirectory } from './readDirectory.ts'
import { decodePlainImage, PLAIN, readPlainImage } from './readPlainImage.ts'
import type { ViewerDesk } from './ViewerDesk.ts'

/** Frames up to here in the wish are seen or about to be. */
const [VISIBLE, NEAR] = [4, 24]

const workers = (): number => Math.min(Math.max(navigator.hardwareConcurrency || 2, 1), 4)

/** Puts the parts of the viewer together. Whoever makes one disposes of it. */
export function createViewerDesk(): ViewerDesk {
  const newId = () => crypto.randomUUID()
  const pool = withRanges(createDecoderPool({ size: workers(), depth: 4 }))
  const budget = memoryBudget((navigator as { deviceMemory?: number }).deviceMemory)
  const painter = createPainter({ textureBudget: budget.textures })
  // Compiling what paints takes as long as reading the first file: it is done before that.
  const warming = setTimeout(() => {
    pool.warmUp()
    painter.warmUp()
  }, 50)
  const measurements = createMeasurements({ newId })
  const studies = createStudyIndex()
  const slides = createSlideShelf(pool)
  const snapshots = createSnapshots(newId)
  const planeWish = createPlaneWish()
  let arrangement = createArrangement()

  const frames = createFrameStore<StackFrame>({
    budgetBytes: budget.frames,
    lanes: workers() * 2,
    onGone: painter.forget,
    async decode(frame, { rank, signal }) {
      const { record, source } = frame.instance
      if (record.transferSyntax === PLAIN) {
        const decoded = await decodePlainImage(source.blob)
        return 'reason' in decoded ? { ok: false, refusal: decoded } : { ok: true, frame: decoded }
      }
      const priority = rank < VISIBLE ? 'visible' : rank < NEAR ? 'near' : 'rest'
      const content = frameSourceOf(frame.image, frame.frame, record.transferSyntax)
      return pool.decode(source.blob, content, { priority, signal })
    },
  })

  const session = createSession({
    newId,
    stackOf: studies.stackOf,
    firstView: ({ frames: [first] }) => {
      const saved = first && savedLayoutFor(first.instance.record.series.modality)
      return saved ? { voi: saved.voi } : {}
    },
    matching(target, from, anchors) {
      const link =
        anchors && linkStacks({ ...from, frame: anchors.from }, { stack: target, frame: anchors.target })
      return matchingFrame(target, from, link)?.id
    },
  })

  /** Whoever asks for a stack wants to see it. */
  let shownStack: string | undefined
  session.subscribe(() => {
    const { stack } = session.activeViewport()
    if (stack !== undefined && stack !== shownStack) slides.leave()
    shownStack = stack
  })

  /** Many files a second come in: the list is drawn a few times a second, the first one at once. */
  let publishing: ReturnType<typeof setTimeout> | undefined
  function publish(): void {
    clearTimeout(publishing)
    publishing = undefined
    studies.show(arrangement.read())
    session.stacksChanged()
  }
  const publishSoon = () => {
    publishing ??= setTimeout(publish, 300)
  }

  type Decoded = Parameters<typeof frames.put>[1]
  async function takeInstance(
    instance: OpenInstance,
    decoded: Decoded | undefined,
    into: typeof arrangement,
  ) {
    const refusal = await into.add(instance)
    // Everything was closed while this one was read: it must not come back.
    if (refusal || into !== arrangement) return refusal
    const { content } = instance.record
    const [first] = content.kind === 'image' ? content.frames : []
    if (decoded && first && content.kind === 'image') {
      frames.put({ id: `${instance.id}#${first.number}`, instance, image: content, frame: first }, decoded)
    }
    if (studies.read().patients.length > 0) return void publishSoon()
    publish()
    hangFirst({ session, studies: studies.read() })
    return undefined
  }

  async function take(source: ByteSource, kind: FileKind, isFirst: boolean): Promise<Refusal | undefined> {
    const into = arrangement
    if (kind === 'jpeg' || kind === 'png') {
      const plain = await readPlainImage(source, newId())
      return 'reason' in plain ? plain : takeInstance(plain.instance, plain.decoded, into)
    }
    if (kind === 'tiff') {
      const made = await slides.add([source])
      if (!made) return undefined
      if ('reason' in made) return made
      if (studies.read().patients.length === 0 && slides.read().shown.length === 0) slides.show(made.id)
      return undefined
    }
    const priority = isFirst ? 'visible' : 'rest'
    const outcome = await pool.inspect(source.blob, { decode: 'first', priority })
    if (!outcome.ok) return outcome.refusal
    const refusal = await takeInstance({ id: newId(), record: outcome.record, source }, outcome.frame, into)
    // It keeps its place among the others, where it says why it isn't seen; whoever doesn't get there reads it in the list.
    return refusal ?? outcome.failure
  }

  const opening = createOpening({
    lanes: workers() * 4,
    take,
    directory: readDirectory,
    shown: () => new Promise((resolve) => void afterFrame(resolve)),
  })

  return {
    ...{ session, measurements, opening, studies, slides, snapshots, painter, planeWish },
    frames: { ...frames, budgetBytes: budget.frames },
    stackOf: studies.stackOf,
    locate: studies.locate,
    async open(sources) {
      const wasEmpty = studies.read().patients.length === 0
      await opening.open(sources)
      publish()
      // What came first was shown at once; what belongs there is known only now. Nothing moves under a reader's hands.
      if (wasEmpty && isUntouched(session)) hangFirst({ session, studies: studies.read() })
    },
    async openServerSlide(record, slide) {
      const source = { name: slide.name, blob: new Blob([]) }
      const into = arrangement
      const refusal = await takeInstance({ id: newId(), record, source }, undefined, into)
      if (into !== arrangement) {
        slide.release()
        return undefined
      }
      publish()
      if (refusal) {
        slide.release()
        return refusal
      }
      const { uid } = record.series
      slides.keepOnServer(uid, slide)
      const isFree =
        slides.read().shown.length === 0 && session.read().viewports.every(({ stack }) => stack === undefined)
      const arranged = studies
        .read()
        .patients.flatMap((patient) => patient.studies.flatMap((study) => study.slides))
        .find(({ facts }) => facts.uid === uid)
      return arranged && isFree ? slides.showSeries(arranged) : undefined
    },
    close() {
      opening.clear()
      arrangement = createArrangement()
      measurements.clear()
      frames.clear()
      slides.clear()
      snapshots.clear()
      publish()
      session.clear()
    },
    dispose() {
      clearTimeout(publishing)
      clearTimeout(warming)
      opening.cancel()
      pool.dispose()
      frames.clear()
      slides.clear()
      painter.dispose()
    },
  }
}
