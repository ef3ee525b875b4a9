import { contourVolumes } from '../labels/contourVolumes.ts'
import { type DrawnLabels, type FrameLabels, NO_LABELS } from '../labels/FrameLabels.ts'
import { type LabelMask, labelVolumes, segmentMasks } from '../labels/segmentMasks.ts'
import type { SegmentationContent } from '../model/Labels.ts'
import type { OpenInstance } from '../model/Stack.ts'
import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import { frameSourceOf } from '../pixels/worker/frameSourceOf.ts'
import { createStore } from '../session/createStore.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'
import { createFrameLabels } from './createFrameLabels.ts'
import { createLabelBodies } from './createLabelBodies.ts'
import { createSlideLabels } from './createSlideLabels.ts'
import type { StudyIndex } from './createStudyIndex.ts'
import { labelsOnSlides, type SlideLabelsParts } from './labelsOnSlides.ts'

export interface ShownLabels {
  state: 'loading' | 'ready' | 'failed'
  /** ml by label number; absent if unknown. */
  volumes: ReadonlyMap<number, number>
  /** mm² by label number, on whole slides. */
  areas: ReadonlyMap<number, number>
  /** Numbers of hidden labels. */
  hidden: ReadonlySet<number>
}

export interface LabelsState {
  /** By the id of the instance. */
  shown: ReadonlyMap<string, ShownLabels>
  /** False if all of them are switched off temporarily. */
  isOn: boolean
  /** Opacity of the filling, from 0 to 1; outlines are always drawn. */
  opacity: number
}

interface LabelsParts {
  pool: Pick<DecoderPool, 'decode'>
  studies: Pick<StudyIndex, 'objectOf' | 'ownerOf' | 'transforms' | 'slideOfKey' | 'subscribe'>
  slides: SlideLabelsParts['slides']
}

export type Labels = ReturnType<typeof createLabels>

const START: LabelsState = { shown: new Map(), isOn: true, opacity: 0.35 }
const LOADING: ShownLabels = {
  state: 'loading',
  volumes: new Map(),
  areas: new Map(),
  hidden: new Set(),
}

/**
 * The segmentations and structure sets that the reader has opened, with their masks once they are decoded.
 */
export function createLabels({ pool, studies, slides }: LabelsParts) {
  const { read, subscribe, change } = createStore<LabelsState>(START)
  const masks = new Map<string, readonly LabelMask[]>()
  const masksOf = (id: string) => masks.get(id)
  const bodies = createLabelBodies(masksOf)
  const ofSlides = createSlideLabels({ pool, changed: () => change({}) })

  function put(id: string, changes: Partial<ShownLabels>): void {
    const known = read().shown.get(id)
    if (known) change({ shown: new Map(read().shown).set(id, { ...known, ...changes }) })
  }

  async function decode(object: OpenInstance, content: SegmentationContent): Promise<void> {
    const found: LabelMask[] = []
    const { record, source, id } = object
    if (content.tiles) {
      const areas = await ofSlides.open(object, content, content.tiles)
      return put(id, areas ? { state: 'ready', areas } : { state: 'failed' })
    }
    for (const [index, frame] of content.image.frames.entries()) {
      const outcome = await pool.decode(
        source.blob,
        frameSourceOf(content.image, frame, record.transferSyntax),
        { priority: 'near' },
      )
      if (!read().shown.has(id)) return
      if (!outcome.ok) return put(id, { state: 'failed' })
      found.push(...segmentMasks(content, index, outcome.frame))
    }
    masks.set(id, found)
    put(id, { state: 'ready', volumes: labelVolumes(content, found) })
  }

  function show(id: string): void {
    const object = studies.objectOf(id)
    const content = object?.record.content
    if (!object || (content?.kind !== 'segmentation' && content?.kind !== 'structures')) return
    change({ shown: new Map(read().shown).set(id, LOADING), isOn: true })
    if (content.kind === 'structures') put(id, { state: 'ready', volumes: contourVolumes(content) })
    else void decode(object, content).catch(() => put(id, { state: 'failed' }))
  }

  function hide(id: string): void {
    const shown = new Map(read().shown)
    shown.delete(id)
    masks.delete(id)
    bodies.delete(id)
    ofSlides.delete(id)
    change({ shown })
  }

  /** The labels that are shown, still open, and of this patient. */
  const drawn = (patientKey: string): DrawnLabels[] =>
    [...read().shown].flatMap(([id, { hidden }]) => {
      const record = studies.ownerOf(id) === patientKey ? studies.objectOf(id)?.record : undefined
      return record ? [{ id, hidden, record }] : []
    })

  const isAnyOn = () => read().isOn && read().shown.size > 0
  const frameLabels = createFrameLabels({ bodies, masksOf, drawn, isAnyOn, between: studies.transforms })
  subscribe(frameLabels.forget)

  // Closed objects are no longer drawn, and registrations may have come.
  studies.subscribe(() => {
    frameLabels.forget()
    bodies.forgetCuts()
    for (const id of read().shown.keys()) if (!studies.objectOf(id)) hide(id)
  })

  return {
    read,
    subscribe,
    toggle: (id: string): void => (read().shown.has(id) ? hide(id) : show(id)),
    toggleLabel(id: string, number: number): void {
      const hidden = new Set(read().shown.get(id)?.hidden)
      if (!hidden.delete(number)) hidden.add(number)
      put(id, { hidden })
    },
    toggleAll: (): void => change({ isOn: !read().isOn }),
    setOpacity: (opacity: number): void => change({ opacity: Math.min(Math.max(opacity, 0), 1) }),
    /** The labels that a plane cuts, in its pixels. */
    cut(plane: ImagePlane, patientKey: string): FrameLabels {
      if (!read().isOn || plane.frameOfReference === undefined) return NO_LABELS
      const between = studies.transforms(patientKey)
      return { masks: drawn(patientKey).flatMap((part) => bodies.cutBy(plane, part, between)), contours: [] }
    },
    on: frameLabels.on,
    ...labelsOnSlides({
      studies,
      slides,
      ofSlides,
      drawn: (patientKey) => (read().isOn ? drawn(patientKey) : []),
    }),
  }
}
