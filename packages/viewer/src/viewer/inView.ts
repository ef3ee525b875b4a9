import type { FrameId, OpenInstance, Stack } from '../model/Stack.ts'
import { patientsIn } from './patientsIn.ts'
import { slideOwner } from './slideOwner.ts'
import type { Viewer } from './Viewer.ts'

/** Something on the screen, with what its file says about it. */
export interface ViewedItem {
  patientKey?: string | undefined
  studyKey?: string | undefined
  instance?: OpenInstance | undefined
  /** The side of the frame, otherwise of the image. */
  side?: OpenInstance['record']['laterality']
}

/** The target of commands: the slide, which covers the images, otherwise the image of the active viewport. */
export function inView(viewer: Viewer): ViewedItem | undefined {
  const [slide] = viewer.slides.read().shown
  return slide === undefined ? viewedAt(viewer, viewer.session.activeViewport()) : viewedOn(viewer, slide)
}

/** Everything on the screen, without what a slide covers. */
export function allInView(viewer: Viewer): readonly ViewedItem[] {
  const { shown } = viewer.slides.read()
  if (shown.length > 0) return shown.map((slide) => viewedOn(viewer, slide))
  return viewer.session.read().viewports.flatMap((viewport) => viewedAt(viewer, viewport) ?? [])
}

/** The keys of the patients on the screen. */
export function patientsInView(viewer: Viewer): ReadonlySet<string> {
  const open = new Set(patientsIn(viewer.studies.read()).map(({ key }) => key))
  return new Set(
    allInView(viewer).flatMap(({ patientKey = '' }) => (open.has(patientKey) ? [patientKey] : [])),
  )
}

function viewedOn(viewer: Viewer, slide: string): ViewedItem {
  const { patientKey, studyKey, instance } = slideOwner(viewer, slide) ?? {}
  return { patientKey, studyKey, instance, side: instance?.record.laterality }
}

function viewedAt({ locate }: Viewer, { frame }: { frame: FrameId | undefined }): ViewedItem | undefined {
  const located = frame === undefined ? undefined : locate(frame)
  if (!located) return undefined
  const {
    stack,
    frame: { instance, frame: own },
  } = located
  const { patientKey, studyKey }: Stack = stack
  return { patientKey, studyKey, instance, side: own.laterality ?? instance.record.laterality }
}
