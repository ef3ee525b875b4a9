import type { FrameId, OpenInstance, Stack } from '../model/Stack.ts'
import { patientsIn } from './patientsIn.ts'
import { slideOwner } from './slideOwner.ts'
import type { Viewer } from './Viewer.ts'

/** Something on the screen, with what its file says about it. */
export interface Looked {
  patientKey?: string | undefined
  studyKey?: string | undefined
  instance?: OpenInstance | undefined
  /** Of the frame, otherwise of the image. */
  side?: OpenInstance['record']['laterality']
}

/**
 * What commands apply to: the slide, since it covers the images, otherwise the image of the active viewport.
 */
export function inView(viewer: Viewer): Looked | undefined {
  const [slide] = viewer.slides.read().shown
  return slide === undefined ? lookedAt(viewer, viewer.session.activeViewport()) : lookedOn(viewer, slide)
}

/** Everything on the screen, without what a slide covers. */
export function allInView(viewer: Viewer): readonly Looked[] {
  const { shown } = viewer.slides.read()
  if (shown.length > 0) return shown.map((slide) => lookedOn(viewer, slide))
  return viewer.session.read().viewports.flatMap((viewport) => lookedAt(viewer, viewport) ?? [])
}

/** The keys of the patients on the screen. */
export function patientsInView(viewer: Viewer): ReadonlySet<string> {
  const open = new Set(patientsIn(viewer.studies.read()).map(({ key }) => key))
  return new Set(
    allInView(viewer).flatMap(({ patientKey = '' }) => (open.has(patientKey) ? [patientKey] : [])),
  )
}

function lookedOn(viewer: Viewer, slide: string): Looked {
  const { patientKey, studyKey, instance } = slideOwner(viewer, slide) ?? {}
  return { patientKey, studyKey, instance, side: instance?.record.laterality }
}

function lookedAt({ locate }: Viewer, { frame }: { frame: FrameId | undefined }): Looked | undefined {
  const located = frame === undefined ? undefined : locate(frame)
  if (!located) return undefined
  const {
    stack,
    frame: { instance, frame: own },
  } = located
  const { patientKey, studyKey }: Stack = stack
  return { patientKey, studyKey, instance, side: own.laterality ?? instance.record.laterality }
}
