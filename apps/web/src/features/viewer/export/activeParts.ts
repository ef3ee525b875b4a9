import type { ArrangedStudy, Stack } from '@pandok/viewer'
import type { ViewerDesk } from '../desk/ViewerDesk.ts'
import { slideOwner } from '../desk/whose.ts'

/** What the active viewport shows. */
export function activeStack({ session, stackOf }: ViewerDesk): Stack | undefined {
  const { stack } = session.activeViewport()
  return stack === undefined ? undefined : stackOf(stack)
}

/** Whose images are looked at: of the slide that is shown where its file says so, else of the active viewport. */
export function activePatient(desk: ViewerDesk): string | undefined {
  const [slide] = desk.slides.read().shown
  const owner = slide === undefined ? undefined : slideOwner(desk, slide)
  return owner?.patientKey ?? activeStack(desk)?.patientKey
}

/** The study that is looked at; where nothing is, the only one that is open. */
export function activeStudy(desk: ViewerDesk): ArrangedStudy | undefined {
  const studies = desk.studies.read().patients.flatMap((patient) => patient.studies)
  const stack = activeStack(desk)
  if (!stack) return studies.length === 1 ? studies[0] : undefined
  return studies.find(({ key, patientKey }) => key === stack.studyKey && patientKey === stack.patientKey)
}
