import type { ImagePoint } from '../../model/Geometry.ts'
import { distance, type Scale, unscaled } from '../geometry/point.ts'
import { simplifyRing } from '../geometry/simplifyRing.ts'
import type { Draft, DraftEvent, DraftStep } from './Draft.ts'
import { besideAxis, squareEnd } from './perpendicular.ts'
import { TOOL_SHAPES } from './toolShapes.ts'

type PointerEvent = Extract<DraftEvent, { at: ImagePoint }>

/** Applies an event to a draft. A stray click has no effect: a measurement that is too small is canceled. */
export function stepDraft(draft: Draft, event: DraftEvent): DraftStep {
  switch (event.kind) {
    case 'down':
      return { draft: pressed(draft, event.at) }
    case 'move':
      return { draft: passed(draft, event.at) }
    case 'up':
      return released({ ...draft, isPressed: false }, event)
    case 'double':
      return isCollecting(draft) ? collected(withoutRepeat(draft, event.tolerance)) : { draft }
    case 'enter':
      return isCollecting(draft) ? collected(draft) : { draft }
    case 'escape':
      // Fifty counted points aren't discarded by one key: they are kept, and can be undone.
      return isCollecting(draft) ? collected(draft) : {}
    case 'back':
      return taken(draft)
  }
}

const isCollecting = ({ tool }: Draft): boolean => TOOL_SHAPES[tool].making === 'collect'

const made = ({ tool, place }: Draft, points: readonly ImagePoint[]): DraftStep => ({
  made: { tool, place, points },
})

const collected = (draft: Draft): DraftStep =>
  draft.points.length < TOOL_SHAPES[draft.tool].points ? {} : made(draft, draft.points)

function pressed(draft: Draft, at: ImagePoint): Draft {
  const isSecondLine = TOOL_SHAPES[draft.tool].making === 'lines' && draft.points.length === 2
  if (!isSecondLine) return { ...draft, isPressed: true, next: at }
  const [a, b] = draft.points as [ImagePoint, ImagePoint]
  const start = draft.tool === 'bidirectional' ? besideAxis(a, b, at, draft.scale) : at
  return { ...draft, isPressed: true, points: [a, b, start], next: undefined }
}

function passed(draft: Draft, at: ImagePoint): Draft {
  const { making } = TOOL_SHAPES[draft.tool]
  if (making === 'stream') return streamed(draft, at)
  if (making === 'lines' && !draft.isPressed) return draft.next ? { ...draft, next: undefined } : draft
  return { ...draft, next: endOf(draft, at) }
}

/** Points closer than a quarter of a pixel add nothing, and a pointer reports hundreds of them. */
function streamed(draft: Draft, at: ImagePoint): Draft {
  const last = draft.points.at(-1)
  if (!draft.isPressed || (last && distance(last, at) < draft.pixel / 4)) return draft
  return { ...draft, points: [...draft.points, at] }
}

function endOf(draft: Draft, at: ImagePoint): ImagePoint {
  const [a, b, c] = draft.points
  return draft.tool === 'bidirectional' && a && b && c ? squareEnd(a, b, c, at, draft.scale) : at
}

function released(draft: Draft, { at, tolerance }: PointerEvent): DraftStep {
  const { making, points: requested } = TOOL_SHAPES[draft.tool]
  const end = endOf(draft, at)
  switch (making) {
    case 'click':
      return made(draft, [end])
    case 'collect':
      return { draft: { ...draft, points: [...draft.points, end], next: undefined } }
    case 'stream':
      return closed(streamed({ ...draft, isPressed: true }, end), tolerance)
    case 'drag':
      return isMeant(draft, end, tolerance) ? made(draft, [...draft.points, end]) : {}
    case 'clicks':
    case 'lines': {
      if (!isMeant(draft, end, tolerance)) return making === 'lines' ? withoutStart(draft) : { draft }
      const points = [...draft.points, end]
      return points.length === requested
        ? made(draft, points)
        : { draft: { ...draft, points, next: undefined } }
    }
    case 'command':
      return {}
  }
}

/** A line that was only touched counts as not started; if it was the first one, the draft is canceled. */
const withoutStart = (draft: Draft): DraftStep =>
  draft.points.length < 2 ? {} : { draft: { ...draft, points: draft.points.slice(0, 2), next: undefined } }

/** Areas need an extent in both directions. */
function isMeant({ tool, points }: Draft, end: ImagePoint, tolerance: Scale): boolean {
  const last = points.at(-1)
  if (!last) return true
  const [from, to] = [unscaled(last, tolerance), unscaled(end, tolerance)]
  const isFlat = Math.min(Math.abs(to.x - from.x), Math.abs(to.y - from.y)) < 0.5
  return distance(from, to) > 1 && !(TOOL_SHAPES[tool].isArea && isFlat)
}

function closed(draft: Draft, tolerance: Scale): DraftStep {
  const ring = simplifyRing(draft.points, draft.pixel / 2)
  const [xs, ys] = [ring.map(({ x }) => x / tolerance.x), ring.map(({ y }) => y / tolerance.y)]
  const isLarge = [xs, ys].every((along) => spreadOf(along) > 1)
  return ring.length >= TOOL_SHAPES[draft.tool].points && isLarge ? made(draft, ring) : {}
}

const spreadOf = (along: readonly number[]): number =>
  along.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY) -
  along.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY)

/** The second click of a double click counted the same point again. */
function withoutRepeat(draft: Draft, tolerance: Scale): Draft {
  const [before, last] = draft.points.slice(-2)
  const isRepeat = before && last && distance(unscaled(before, tolerance), unscaled(last, tolerance)) <= 1
  return isRepeat ? { ...draft, points: draft.points.slice(0, -1) } : draft
}

const taken = (draft: Draft): DraftStep =>
  draft.points.length < 2 ? {} : { draft: { ...draft, points: draft.points.slice(0, -1), next: undefined } }
