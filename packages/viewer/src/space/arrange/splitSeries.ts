import { isLocaliser } from '../../model/isLocaliser.ts'
import type { StackFrame } from '../../model/Stack.ts'
import { groupBy } from './groupBy.ts'
import { orientationGroups } from './orientationGroups.ts'
import { type Place, placeFrames } from './placeFrames.ts'
import { splitPhases } from './splitPhases.ts'

/** A part of a series that is scrolled as one. */
export interface SeriesPart {
  frames: readonly StackFrame[]
  /** Empty if the frames aren't sorted by position. */
  places: readonly Place[]
  isLocaliser: boolean
}

/** Projection views are hung side by side rather than scrolled. */
const SINGLE_IMAGE_MODALITIES = new Set(['CR', 'DX', 'MG'])

export interface KeyedFrame {
  frame: StackFrame
  /** See `partKey`; cached, because a series is split again whenever it grows. */
  key: string
}

/** Parts in display order: by image number, localisers last. */
export function splitSeries(sorted: readonly KeyedFrame[]): SeriesPart[] {
  const groups = [...groupBy(sorted, ({ key }) => key).values()]
  const parts = groups.flatMap((group) => splitGroup(group.map(({ frame }) => frame)))
  return [...parts.filter((part) => !part.isLocaliser), ...parts.filter((part) => part.isLocaliser)]
}

function splitGroup(frames: readonly StackFrame[]): SeriesPart[] {
  const isLocaliser = frames.some(isLocaliserFrame)
  if (!frames[0]?.frame.geometry || isCine(frames)) return [{ frames, places: [], isLocaliser }]
  return orientationGroups(frames).flatMap((group): SeriesPart[] => {
    if (group.isTurning) return [{ frames: group.frames, places: [], isLocaliser }]
    const places = placeFrames(group.frames)
    const phases = splitPhases(places)
    if (!phases) return [{ frames: places.flatMap((place) => place.frames), places, isLocaliser }]
    return phases.map((phase) => {
      const own = placeFrames(phase)
      return { frames: own.flatMap((place) => place.frames), places: own, isLocaliser }
    })
  })
}

/** A cine of one position keeps its temporal order. */
const isCine = (frames: readonly StackFrame[]) =>
  frames.length > 1 &&
  frames[0]?.image.frameTimes !== undefined &&
  areOfOneImage(frames) &&
  placeFrames(frames).length === 1

const areOfOneImage = ([first, ...others]: readonly StackFrame[]) =>
  first !== undefined &&
  (first.instance.record.concatenation !== undefined ||
    others.every(({ instance }) => instance === first.instance))

const isLocaliserFrame = ({ instance }: StackFrame) => isLocaliser(instance.record.imageType)

/** Returns the properties that frames of one stack have in common, apart from orientation and phase. */
export function partKey(frame: StackFrame): string {
  const { image, instance } = frame
  const { record } = instance
  const { modality } = record.series
  if (record.concatenation)
    return JSON.stringify(['parts', record.concatenation.uid, frame.frame.geometry !== undefined])
  if (image.declaredFrames > 1 || image.frames.length > 1) {
    return JSON.stringify(['frames', instance.id, frame.frame.geometry !== undefined])
  }
  if (SINGLE_IMAGE_MODALITIES.has(modality)) return JSON.stringify(['single', instance.id])
  // Gray-scale and Doppler images of one examination stay in acquisition order, whatever their size.
  if (modality === 'US' && !frame.frame.geometry) return 'ultrasound'
  const { rows, columns, samples, photometric } = image.format
  return JSON.stringify([
    record.sopClass,
    isLocaliserFrame(frame),
    frame.frame.geometry !== undefined,
    record.frameOfReference ?? '',
    rows,
    columns,
    samples,
    samples > 1 ? 'color' : photometric,
  ])
}
