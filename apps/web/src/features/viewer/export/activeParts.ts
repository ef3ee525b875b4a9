import { type ArrangedStudy, type Stack, slideOwner, type Viewer } from '@pandok/viewer'

export function activeStack({ session, stackOf }: Viewer): Stack | undefined {
  const { stack } = session.activeViewport()
  return stack === undefined ? undefined : stackOf(stack)
}

/** The patient of the shown slide if its file names one, otherwise of the active viewport. */
export function activePatient(viewer: Viewer): string | undefined {
  const [slide] = viewer.slides.read().shown
  const owner = slide === undefined ? undefined : slideOwner(viewer, slide)
  return owner?.patientKey ?? activeStack(viewer)?.patientKey
}

/** The study in view; if there is none, the only open one. */
export function activeStudy(viewer: Viewer): ArrangedStudy | undefined {
  const studies = viewer.studies.read().patients.flatMap((patient) => patient.studies)
  const stack = activeStack(viewer)
  if (!stack) return studies.length === 1 ? studies[0] : undefined
  // A study's key has its patient's key in it.
  return studies.find(({ key }) => key === stack.studyKey)
}
