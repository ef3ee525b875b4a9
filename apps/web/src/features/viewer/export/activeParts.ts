import { type ArrangedStudy, type Stack, slideOwner, type Viewer } from '@pandok/viewer'

/** What the active viewport shows. */
export function activeStack({ session, stackOf }: Viewer): Stack | undefined {
  const { stack } = session.activeViewport()
  return stack === undefined ? undefined : stackOf(stack)
}

/** Whose images are looked at: of the slide that is shown where its file says so, else of the active viewport. */
export function activePatient(viewer: Viewer): string | undefined {
  const [slide] = viewer.slides.read().shown
  const owner = slide === undefined ? undefined : slideOwner(viewer, slide)
  return owner?.patientKey ?? activeStack(viewer)?.patientKey
}

/** The study that is looked at; where nothing is, the only one that is open. */
export function activeStudy(viewer: Viewer): ArrangedStudy | undefined {
  const studies = viewer.studies.read().patients.flatMap((patient) => patient.studies)
  const stack = activeStack(viewer)
  if (!stack) return studies.length === 1 ? studies[0] : undefined
  return studies.find(({ key, patientKey }) => key === stack.studyKey && patientKey === stack.patientKey)
}
