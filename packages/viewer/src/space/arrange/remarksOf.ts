import type { StackFrame, StackRemark } from '../../model/Stack.ts'
import { chordOf, cross, degreesBetween, isWithin, subtract } from '../vector.ts'
import { missingBefore, missingNumbers } from './missingNumbers.ts'
import { GAP_FACTOR, spacingTolerance, stepsBetween, usualSpacing } from './spacings.ts'
import type { SeriesPart } from './splitSeries.ts'

interface SeriesContext {
  /** Instance Numbers of the whole series. */
  numbers: ReadonlySet<number>
  /** The number of images according to the files, if all of them are in this stack. */
  declared?: number | undefined
  /** True while more images are expected. */
  isGrowing: boolean
  sharesUid: (frame: StackFrame) => boolean
}

/** Less is rounding of cosines and positions. */
const SMALLEST_TILT_DEGREES = 0.5
const SMALLEST_TURN = chordOf(0.1)

const CROSS_SECTIONS = new Set(['CT', 'MR', 'PT'])

/** While a series grows, only what no further image can refute. */
export function remarksOf(part: SeriesPart, context: SeriesContext): StackRemark[] {
  return [
    ...(context.isGrowing ? [] : [...missingAndGaps(part, context), ...placeRemarks(part)]),
    ...alikeRemarks(part.frames),
    ...fileRemarks(part.frames, context),
  ]
}

function missingAndGaps({ frames, places }: SeriesPart, { numbers, declared }: SeriesContext): StackRemark[] {
  const steps = stepsBetween(places)
  const spacing = usualSpacing(steps)
  const gaps: StackRemark[] = []
  let between = 0
  let passed = 0
  steps.forEach((step, index) => {
    passed += places[index]?.frames.length ?? 0
    if (places.length < 4 || step <= spacing * GAP_FACTOR) return
    gaps.push({ kind: 'gap', after: passed, distance: step })
    const holes = step / spacing
    if (Math.abs(holes - Math.round(holes)) < 0.1) between += Math.round(holes) - 1
  })
  const singles = frames.filter(({ image }) => image.frames.length === 1)
  const own = singles.flatMap(({ instance }) => instance.record.number ?? [])
  const inside = Math.max(between, missingNumbers(own, numbers), undelivered(frames))
  const files = new Set(frames.map(({ instance }) => instance)).size
  // At the ends, only the files' declarations or a count that starts late reveal missing images.
  const missing = Math.max(inside + missingBefore(own, numbers), (declared ?? 0) - files)
  const of = frames.length + missing
  return missing > 0 ? [{ kind: 'missing', have: frames.length, of }, ...gaps] : gaps
}

/** The number of frames that the header declares but the file doesn't contain. */
function undelivered(frames: readonly StackFrame[]): number {
  const images = new Set(frames.map(({ image }) => image))
  const cut = [...images].reduce(
    (sum, { declaredFrames, frames: own }) => sum + Math.max(0, declaredFrames - own.length),
    0,
  )
  return cut + missingParts(frames)
}

/**
 * The number of frames in the missing parts of a divided image. Parts behind the last one that is open are assumed to be as
 * long as it.
 */
function missingParts(frames: readonly StackFrame[]): number {
  const instances = new Set(frames.map(({ instance }) => instance.record))
  const parts = [...instances].flatMap(({ concatenation, content }) =>
    concatenation && content.kind === 'image' ? [{ ...concatenation, length: content.declaredFrames }] : [],
  )
  parts.sort((one, other) => one.number - other.number)
  let [missing, passed, last] = [0, 0, 0]
  for (const { number, framesBefore, length } of parts) {
    missing +=
      framesBefore === undefined
        ? Math.max(0, number - last - 1) * length
        : Math.max(0, framesBefore - passed)
    passed = (framesBefore ?? passed) + length
    last = number
  }
  const { total = last, length = 0 } = parts.at(-1) ?? {}
  return missing + Math.max(0, total - last) * length
}

function placeRemarks({ places }: SeriesPart): StackRemark[] {
  const remarks: StackRemark[] = []
  const doubled = places.reduce((sum, { frames }) => sum + (frames.length > 1 ? frames.length : 0), 0)
  if (doubled > 0 && places.length > 1) remarks.push({ kind: 'duplicatePositions', count: doubled })
  const steps = stepsBetween(places)
  const spacing = usualSpacing(steps)
  const uneven = (step: number) =>
    step <= spacing * GAP_FACTOR && Math.abs(step - spacing) > spacingTolerance(spacing)
  if (steps.length > 1 && steps.some(uneven)) remarks.push({ kind: 'unequalSpacing' })
  const degrees = tiltOf(places)
  if (degrees >= SMALLEST_TILT_DEGREES) remarks.push({ kind: 'tilted', degrees })
  return remarks
}

function tiltOf(places: SeriesPart['places']): number {
  const first = places[0]?.frames[0]?.frame.geometry
  const last = places.at(-1)?.frames[0]?.frame.geometry
  if (!first || !last || places.length < 3) return 0
  const degrees = degreesBetween(subtract(last.position, first.position), cross(first.row, first.column))
  return Math.min(degrees, 180 - degrees)
}

function alikeRemarks(frames: readonly StackFrame[]): StackRemark[] {
  const first = frames[0]
  if (!first) return []
  const { geometry, spacing } = first.frame
  if (!geometry) {
    return CROSS_SECTIONS.has(first.instance.record.series.modality) ? [{ kind: 'noGeometry' }] : []
  }
  const remarks: StackRemark[] = []
  const turned = ({ frame }: StackFrame) =>
    frame.geometry !== undefined &&
    !(
      isWithin(frame.geometry.row, geometry.row, SMALLEST_TURN) &&
      isWithin(frame.geometry.column, geometry.column, SMALLEST_TURN)
    )
  if (frames.some(turned)) remarks.push({ kind: 'unequalOrientation' })
  const resized = ({ frame }: StackFrame) =>
    frame.spacing !== spacing &&
    (frame.spacing.pixel?.[0] !== spacing.pixel?.[0] || frame.spacing.pixel?.[1] !== spacing.pixel?.[1])
  if (frames.some(resized)) remarks.push({ kind: 'unequalPixels' })
  return remarks
}

function fileRemarks(frames: readonly StackFrame[], { sharesUid }: SeriesContext): StackRemark[] {
  const remarks: StackRemark[] = []
  if (frames.some(({ instance }) => instance.record.isUnidentified)) remarks.push({ kind: 'unidentified' })
  const shared = new Set(frames.filter(sharesUid).map(({ instance }) => instance)).size
  if (shared > 0) remarks.push({ kind: 'sameUid', count: shared })
  const cut = frames.filter(({ frame }) => frame.data.isTruncated).length
  if (cut > 0) remarks.push({ kind: 'truncated', count: cut })
  return remarks
}
