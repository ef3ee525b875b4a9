import {
  aspectOf,
  flipHorizontally,
  flipVertically,
  hungPlacement,
  nextColors,
  oneToOne,
  presetsFor,
  rotate,
  SCALE_LIMITS,
  scaleOf,
  settingOf,
  togglePresentation,
  type View,
  type Viewer,
} from '@pandok/viewer'
import { imageElement, imageRatio } from '../window/imageElement.ts'
import type { ViewerActions } from './ViewerActions.ts'

/** The maximum number of presets of any modality, in addition to the file's own. */
const PRESETS = 10

/** Commands that change the display of the active viewport: window, colors, zoom, orientation, overlays. */
export function displayActions(viewer: Viewer): ViewerActions {
  const { session } = viewer
  const change = (by: (view: View) => Partial<View>) => session.changeView(by(session.activeViewport().view))
  const presets = Object.fromEntries(
    Array.from({ length: PRESETS }, (_, index) => [
      `look.preset${index + 1}`,
      () => applyPreset(viewer, index + 1),
    ]),
  ) as ViewerActions
  return {
    ...presets,
    'look.auto': () => change(() => ({ voi: { kind: 'auto' } })),
    'look.invert': () => change(({ isInverted }) => ({ isInverted: !isInverted })),
    'look.colors': () => change((view) => nextColors(view, activeModality(viewer))),
    'look.zoomIn': () => zoom(viewer, 1.25),
    'look.zoomOut': () => zoom(viewer, 0.8),
    'look.fit': () =>
      change(() => {
        const { area, side } = hungPlacement(viewer) ?? {}
        return { scale: null, center: null, area, side }
      }),
    'look.oneToOne': () => change((view) => oneToOne(view, imageRatio())),
    'look.rotateRight': () => change((view) => rotate(view, 90)),
    'look.rotateLeft': () => change((view) => rotate(view, -90)),
    'look.flipHorizontally': () => change(flipHorizontally),
    'look.flipVertically': () => change(flipVertically),
    'look.smooth': () => change(({ isSmooth }) => ({ isSmooth: !isSmooth })),
    'look.overlays': () => session.toggle('hasOverlays'),
    'look.presentation': () => togglePresentation(viewer),
    'look.labels': () => viewer.labels.toggleAll(),
    'look.magnifier': () => session.toggle('hasMagnifier'),
    'look.reset': () => {
      session.resetView()
      change(() => {
        const { rotation = 0, isFlipped = false, area, side } = hungPlacement(viewer) ?? {}
        return { rotation, isFlipped, area, side }
      })
    },
  }
}

function activeModality({ session, locate }: Viewer): string {
  const { frame } = session.activeViewport()
  return (frame === undefined ? undefined : locate(frame))?.frame.instance.record.series.modality ?? ''
}

function applyPreset(viewer: Viewer, number: number): void {
  const { frame } = viewer.session.activeViewport()
  const located = frame === undefined ? undefined : viewer.locate(frame)
  const decoded = located && viewer.frames.get(located.frame.id)
  if (!located || !decoded) return
  const { unit } = located.frame.frame.modality
  const preset = presetsFor(activeModality(viewer), unit)[number]
  if (preset) viewer.session.changeView({ voi: settingOf(preset, located.frame, decoded) })
}

/** Zooms about the middle of the viewport. */
function zoom(viewer: Viewer, factor: number): void {
  const { session, frames, locate } = viewer
  const { view, frame } = session.activeViewport()
  const decoded = frame === undefined ? undefined : frames.get(frame)
  const element = imageElement(`[data-viewport="${session.read().active}"]`)
  const spacing = frame === undefined ? undefined : locate(frame)?.frame.frame.spacing
  if (!decoded || !element || !spacing) return
  const shape = { columns: decoded.columns, rows: decoded.rows, aspect: aspectOf(spacing) }
  const scale = scaleOf(view, shape, element.getBoundingClientRect()) * factor
  session.changeView({ scale: Math.min(Math.max(scale, SCALE_LIMITS.min), SCALE_LIMITS.max) })
}
