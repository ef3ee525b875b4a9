import type { PresentationContent } from '../model/Presentation.ts'
import type { StackFrame } from '../model/Stack.ts'
import { presentationView } from '../presentation/presentationView.ts'
import { presentedFrame } from '../presentation/presentedFrame.ts'
import { itemFor, refersTo } from '../presentation/refersTo.ts'
import { VIEW_RESET, type Viewport } from '../session/ViewerState.ts'
import type { Viewer } from './Viewer.ts'

/** The view without a state, in which nothing of its changes remains. */
const NO_PRESENTATION = { ...VIEW_RESET, area: undefined, aspect: undefined, side: undefined }

type Parts = Pick<Viewer, 'session' | 'studies' | 'stackOf' | 'pixelRatio'>

/** The state applied to a viewport; undefined if there is none or it is switched off. */
export function presentationIn(
  { studies }: Pick<Viewer, 'studies'>,
  { presentation, stack }: Pick<Viewport, 'presentation' | 'stack'>,
): PresentationContent | undefined {
  if (!presentation?.isOn || stack === undefined) return undefined
  if (studies.stackOf(stack)?.patientKey !== studies.ownerOf(presentation.object)) return undefined
  const content = studies.objectOf(presentation.object)?.record.content
  return content?.kind === 'presentation' ? content : undefined
}

/** A frame as painted in a viewport. */
export function paintedFrameIn(
  viewer: Pick<Viewer, 'studies'>,
  viewport: Pick<Viewport, 'presentation' | 'stack'>,
  frame: StackFrame,
): StackFrame {
  const state = presentationIn(viewer, viewport)
  return state ? presentedFrame(frame, state) : frame
}

/** Applies a state to the active viewport, with the first image that it references unless one is shown. */
export function choosePresentation(viewer: Parts, object: string): void {
  const { session, studies, stackOf } = viewer
  const content = studies.objectOf(object)?.record.content
  if (content?.kind !== 'presentation') return
  const at = session.read().active
  const { stack: stackId, frame: frameId } = session.activeViewport()
  const patientKey = studies.ownerOf(object)
  const stack = stackId === undefined ? undefined : stackOf(stackId)
  const own = stack?.patientKey === patientKey ? stack : undefined
  const shown = own?.frames.find(({ id }) => id === frameId)
  const found =
    shown && refersTo(content.images, shown) ? { frame: shown } : firstOf(viewer, content, patientKey)
  if (!found) return
  if ('stack' in found) session.show(found.stack, at, found.frame.id)
  session.present(
    { object, isOn: true },
    { ...NO_PRESENTATION, ...presentationView(content, found.frame, screenOf(viewer)) },
    at,
  )
}

/** Toggles between the state and the file's own display. */
export function togglePresentation(viewer: Parts): void {
  const { session } = viewer
  const { presentation } = session.activeViewport()
  if (!presentation) return
  if (presentation.isOn) session.present({ ...presentation, isOn: false }, NO_PRESENTATION)
  else choosePresentation(viewer, presentation.object)
}

const screenOf = ({ session, pixelRatio }: Parts) => ({
  pixelRatio: pixelRatio(),
  pixelMm: session.read().screenPixelMm,
})

/** The first image that the state names and that is open. */
function firstOf(
  { studies }: Pick<Viewer, 'studies'>,
  { images }: PresentationContent,
  patientKey: string | undefined,
): { stack: string; frame: StackFrame } | undefined {
  const patient = studies.read().patients.find(({ key }) => key === patientKey)
  const stacks = (patient?.studies ?? []).flatMap(({ series }) => series.flatMap((one) => one.stacks))
  for (const image of images)
    for (const { id, frames } of stacks) {
      const frame = frames.find((one) => refersTo([image], one))
      if (frame) return { stack: id, frame }
    }
  return undefined
}

/**
 * Gives each image of a state the area that the state has for it when the reader scrolls to it, and true size when
 * the screen is measured or another one. Returns a function that ends this.
 */
export function followAreas(viewer: Parts): () => void {
  const { session, stackOf } = viewer
  const placed = new Map<string, string | undefined>()
  let pixelMm = session.read().screenPixelMm
  return session.subscribe(() => {
    const isResized = session.read().screenPixelMm !== pixelMm
    pixelMm = session.read().screenPixelMm
    for (const [at, viewport] of session.read().viewports.entries()) {
      const { id, frame: frameId, stack = '', presentation } = viewport
      const before = placed.get(id)
      placed.set(id, presentation?.isOn ? frameId : undefined)
      const state = presentationIn(viewer, viewport)
      // The reader's own zoom stays where one area is for all images.
      const hasOwnAreas = state?.areas.some(({ images }) => images.length > 0) ?? false
      const isScrolled = hasOwnAreas && before !== undefined && before !== frameId
      if (!state || !(isScrolled || isResized)) continue
      const frame = stackOf(stack)?.frames.find((one) => one.id === frameId)
      const isNamed = frame !== undefined && refersTo(state.images, frame)
      if (!isScrolled && !(isNamed && itemFor(state.areas, frame)?.pixelSize)) continue
      const { area, aspect, scale = null } = isNamed ? presentationView(state, frame, screenOf(viewer)) : {}
      session.changeView({ area, aspect, scale, center: null }, at)
    }
  })
}
