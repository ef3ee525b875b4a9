import { contourVolumes } from '../labels/contourVolumes.ts'
import {
  type DrawnLabels,
  type FrameLabels,
  NO_LABELS,
  segmentationOn,
  structuresOn,
} from '../labels/FrameLabels.ts'
import { planeTolerance } from '../labels/labelsOn.ts'
import { type LabelMask, labelVolumes, segmentMasks } from '../labels/segmentMasks.ts'
import type { SegmentationContent } from '../model/Labels.ts'
import type { OpenInstance, Stack } from '../model/Stack.ts'
import type { DecoderPool } from '../pixels/worker/createDecoderPool.ts'
import { frameSourceOf } from '../pixels/worker/frameSourceOf.ts'
import { createStore } from '../session/createStore.ts'
import { type ImagePlane, planeOf } from '../space/plane/ImagePlane.ts'
import { createLabelBodies } from './createLabelBodies.ts'
import type { StudyIndex } from './createStudyIndex.ts'

export interface ShownLabels {
  state: 'loading' | 'ready' | 'failed'
  /** ml by label number; absent if unknown. */
  volumes: ReadonlyMap<number, number>
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
  studies: Pick<StudyIndex, 'objectOf' | 'ownerOf' | 'transforms' | 'subscribe'>
}

type LabelledStack = Pick<Stack, 'frames' | 'patientKey'>

export type Labels = ReturnType<typeof createLabels>

const START: LabelsState = { shown: new Map(), isOn: true, opacity: 0.35 }
const LOADING: ShownLabels = { state: 'loading', volumes: new Map(), hidden: new Set() }

/**
 * The segmentations and structure sets that the reader has opened, with their masks once they are decoded.
 */
export function createLabels({ pool, studies }: LabelsParts) {
  const { read, subscribe, change } = createStore<LabelsState>(START)
  const masks = new Map<string, readonly LabelMask[]>()
  const bodies = createLabelBodies((id) => masks.get(id))

  function put(id: string, changes: Partial<ShownLabels>): void {
    const known = read().shown.get(id)
    if (known) change({ shown: new Map(read().shown).set(id, { ...known, ...changes }) })
  }

  async function decode(object: OpenInstance, content: SegmentationContent): Promise<void> {
    const found: LabelMask[] = []
    const { record, source, id } = object
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
    change({ shown })
  }

  /** The labels that are shown, still open, and of this patient. */
  const drawn = (patientKey: string): DrawnLabels[] =>
    [...read().shown].flatMap(([id, { hidden }]) => {
      const record = studies.ownerOf(id) === patientKey ? studies.objectOf(id)?.record : undefined
      return record ? [{ id, hidden, record }] : []
    })

  // Images are looked through again and again, and each would go through all masks each time.
  let onFrames = new WeakMap<Stack['frames'], FrameLabels[]>()
  subscribe(() => {
    onFrames = new WeakMap()
  })

  // Closed objects are no longer drawn, and registrations may have come.
  studies.subscribe(() => {
    onFrames = new WeakMap()
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
      const masksOf = (part: DrawnLabels) => bodies.cutBy(plane, part, between)
      return { masks: drawn(patientKey).flatMap(masksOf), contours: [] }
    },
    /**
     * The labels on a frame of a stack: of all shown objects, or of one only, of which then only what lies on the
     * frame itself counts.
     */
    on(stack: LabelledStack, index: number, only?: string): FrameLabels {
      if (only !== undefined) return labelsOf(stack, index, only)
      const known = onFrames.get(stack.frames) ?? []
      onFrames.set(stack.frames, known)
      const found = known[index] ?? labelsOf(stack, index)
      known[index] = found
      return found
    },
  }

  function labelsOf(stack: LabelledStack, index: number, only?: string): FrameLabels {
    const frame = stack.frames[index]
    if (!frame || !read().isOn || read().shown.size === 0) return NO_LABELS
    const place = { frame, tolerance: planeTolerance(stack.frames, index) }
    const parts = drawn(stack.patientKey).filter(({ id }) => only === undefined || only === id)
    const plane = only === undefined ? planeOf(frame) : undefined
    const between = studies.transforms(stack.patientKey)
    const found = parts.map((part) => {
      const own = segmentationOn(place, part, masks.get(part.id) ?? [])
      const contours = structuresOn(place, part)
      // What lies on the frame itself is drawn as it is, and everything else is cut.
      const there = [...own.map(({ mask }) => mask.label), ...contours.map(({ label }) => label)]
      const rest = { ...part, hidden: new Set([...part.hidden, ...there]) }
      const cut = plane ? bodies.cutOn({ id: frame.id, plane }, rest, between) : []
      return { masks: [...own, ...cut], contours }
    })
    return joined(found)
  }
}

const joined = (parts: readonly FrameLabels[]): FrameLabels => ({
  masks: parts.flatMap(({ masks }) => masks),
  contours: parts.flatMap(({ contours }) => contours),
})
