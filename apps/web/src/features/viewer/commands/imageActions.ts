import type { Stack, Viewer } from '@pandok/viewer'
import { intervalOf } from '../stage/useCine.ts'
import { imageElement } from '../window/imageElement.ts'
import { neighborOf } from './neighborOf.ts'
import type { ViewerActions } from './ViewerActions.ts'

/** Number of images for Page up and Page down. */
const PAGE = 10

/** Commands that change the image: scrolling, cine, series, study and viewport. */
export function imageActions(viewer: Viewer): ViewerActions {
  const { session } = viewer
  return {
    'image.next': () => session.scroll(1),
    'image.previous': () => session.scroll(-1),
    'image.forward': () => session.scroll(PAGE),
    'image.back': () => session.scroll(-PAGE),
    'image.first': () => session.scroll(Number.MIN_SAFE_INTEGER),
    'image.last': () => session.scroll(Number.MAX_SAFE_INTEGER),
    'series.next': () => showNeighbor(viewer, 'series', 1),
    'series.previous': () => showNeighbor(viewer, 'series', -1),
    'study.next': () => showNeighbor(viewer, 'study', 1),
    'study.previous': () => showNeighbor(viewer, 'study', -1),
    'viewport.next': () => moveViewport(viewer, 1),
    'viewport.previous': () => moveViewport(viewer, -1),
    'cine.toggle': () => {
      const { cine } = session.activeViewport()
      session.setCine(cine ? undefined : { isSwinging: false })
    },
    'cine.faster': () => changePace(viewer, 1.25),
    'cine.slower': () => changePace(viewer, 0.8),
    'cine.swing': () => {
      const { cine } = session.activeViewport()
      session.setCine({ ...cine, isSwinging: !cine?.isSwinging })
    },
  }
}

function activeStack({ session, stackOf }: Viewer): Stack | undefined {
  const { stack } = session.activeViewport()
  return stack === undefined ? undefined : stackOf(stack)
}

function showNeighbor(viewer: Viewer, what: 'series' | 'study', steps: number): void {
  const next = neighborOf(viewer.studies.read(), viewer.session.activeViewport().stack, what, steps)
  if (next !== undefined) viewer.session.show(next)
}

function moveViewport({ session }: Viewer, steps: number): void {
  const { active, viewports } = session.read()
  const next = (active + steps + viewports.length) % viewports.length
  session.activate(next)
  // The focus waits one frame, because with a single viewport the next one is mounted only now.
  requestAnimationFrame(() => imageElement(`[data-viewport="${next}"]`)?.focus())
}

function changePace(viewer: Viewer, factor: number): void {
  const { cine } = viewer.session.activeViewport()
  const interval = (cine?.interval ?? intervalOf(activeStack(viewer))) / factor
  viewer.session.setCine({
    isSwinging: cine?.isSwinging ?? false,
    interval: Math.min(Math.max(interval, 8), 5000),
  })
}
