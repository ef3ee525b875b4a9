import {
  aspectOf,
  type DisplayedArea,
  type Matrix,
  maskFor,
  matrixOf,
  type PresentationStateResult,
  paintedFrameIn,
  presentationIn,
  toImage,
  toPresentationState,
  uidOfUuid,
  type View,
  type Viewer,
  windowOf,
} from '@pandok/viewer'
import { readingLines } from '#features/viewer/stage/readingLines.ts'
import type { Text } from '#platform/text/text.ts'
import type { MeasuredItem } from '../measured/measuredItems.ts'
import { PROGRAM } from '../program.ts'
import { ownerFacts } from './ownerFacts.ts'

interface Parts {
  /** Measurements on images of the patient in view. */
  items: readonly MeasuredItem[]
  /** The size of the viewport in CSS pixels. */
  size: { width: number; height: number }
  isIdentityHidden: boolean
  text: Text
  deviceUid: string
  now?: Date
}

/** The present view of the active viewport with the drawings on its stack, as a presentation state. */
export function presentationStateOf(
  viewer: Viewer,
  { items, size, isIdentityHidden, text, deviceUid, now = new Date() }: Parts,
): PresentationStateResult | { ok: false; reason: 'nothing' | 'subtracted' } {
  const viewport = viewer.session.activeViewport()
  const located = viewport.frame === undefined ? undefined : viewer.locate(viewport.frame)
  const decoded = located && viewer.frames.get(located.frame.id)
  if (!located || !decoded) return { ok: false, reason: 'nothing' }
  const state = presentationIn(viewer, viewport)
  // Its window is for differences, and the state that is written has no mask.
  if (state && maskFor(state, located.frame)) return { ok: false, reason: 'subtracted' }
  const { view } = viewport
  const frame = paintedFrameIn(viewer, viewport, located.frame)
  const shape = { columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(frame.frame.spacing) }
  const matrix = matrixOf(view, shape, size)
  return toPresentationState({
    frames: located.stack.frames,
    shown: {
      frame,
      view,
      matrix,
      appearance: windowOf(frame, decoded, view.voi),
      area: seenArea(view, shape, matrix, size),
    },
    drawn: items.flatMap(({ measurement, located: place, readings }) =>
      place
        ? [{ measurement, frame: place.frame, lines: readingLines(measurement.label, readings, text) }]
        : [],
    ),
    hasOverlays: viewer.session.read().hasOverlays,
    description: text('viewer.presentation.own'),
    ...ownerFacts(located.frame.instance.record, isIdentityHidden),
    program: PROGRAM,
    deviceUid,
    now,
    newUid: () => uidOfUuid(crypto.randomUUID()),
  })
}

/** The whole image if it is fitted; otherwise its visible part. */
function seenArea(
  { scale, center, area }: View,
  { columns, rows }: { columns: number; rows: number },
  matrix: Matrix,
  { width, height }: Parts['size'],
): DisplayedArea {
  if (scale === null && center === null) return area ?? { left: 0, top: 0, right: columns, bottom: rows }
  const corners = [
    toImage(matrix, { x: 0, y: 0 }),
    toImage(matrix, { x: width, y: 0 }),
    toImage(matrix, { x: width, y: height }),
    toImage(matrix, { x: 0, y: height }),
  ]
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return {
    left: Math.round(Math.min(...xs)),
    top: Math.round(Math.min(...ys)),
    right: Math.round(Math.max(...xs)),
    bottom: Math.round(Math.max(...ys)),
  }
}
