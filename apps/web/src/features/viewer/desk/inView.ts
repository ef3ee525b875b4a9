import type { FrameId, OpenInstance, Stack } from '@pandok/viewer'
import type { ViewerDesk } from './ViewerDesk.ts'
import { patientsIn, slideOwner } from './whose.ts'

/** Something on the screen, as far as its file says what it is. */
export interface Looked {
  patientKey?: string | undefined
  studyKey?: string | undefined
  instance?: OpenInstance | undefined
  /** Of the frame, else of the image. */
  side?: OpenInstance['record']['laterality']
}

/** What commands are meant for: the slide, since it lies over the images, else the image of the active viewport. */
export function inView(desk: ViewerDesk): Looked | undefined {
  const [slide] = desk.slides.read().shown
  return slide === undefined ? lookedAt(desk, desk.session.activeViewport()) : lookedOn(desk, slide)
}

/** Everything on the screen. What a slide covers isn't. */
export function allInView(desk: ViewerDesk): readonly Looked[] {
  const { shown } = desk.slides.read()
  if (shown.length > 0) return shown.map((slide) => lookedOn(desk, slide))
  return desk.session.read().viewports.flatMap((viewport) => lookedAt(desk, viewport) ?? [])
}

/** Whose images are on the screen, by their keys. */
export function patientsInView(desk: ViewerDesk): ReadonlySet<string> {
  const open = new Set(patientsIn(desk.studies.read()).map(({ key }) => key))
  return new Set(allInView(desk).flatMap(({ patientKey = '' }) => (open.has(patientKey) ? [patientKey] : [])))
}

function lookedOn(desk: ViewerDesk, slide: string): Looked {
  const { patientKey, studyKey, instance } = slideOwner(desk, slide) ?? {}
  return { patientKey, studyKey, instance, side: instance?.record.laterality }
}

function lookedAt({ locate }: ViewerDesk, { frame }: { frame: FrameId | undefined }): Looked | undefined {
  const located = frame === undefined ? undefined : locate(frame)
  if (!located) return undefined
  const {
    stack,
    frame: { instance, frame: own },
  } = located
  const { patientKey, studyKey }: Stack = stack
  return { patientKey, studyKey, instance, side: own.laterality ?? instance.record.laterality }
}
