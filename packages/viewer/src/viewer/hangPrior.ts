import type { Stack, StackFrame } from '../model/Stack.ts'
import type { ArrangedPatient, ArrangedStudy } from '../space/arrange/Arrangement.ts'
import { likest, priorsOf, sameLevel } from '../space/hanging/priors.ts'
import { stacksOf } from '../space/hanging/proposeLayout.ts'
import type { Viewer } from './Viewer.ts'

type Parts = Pick<Viewer, 'session' | 'studies' | 'stackOf'>

interface Comparison {
  current: Stack
  frame: StackFrame
  priors: readonly Stack[]
}

/**
 * Shows what is looked at beside the likest stack of an older study, at the same level, and scrolls both together from
 * there. Pressed again, the study before that one. Answers how old studies there are to compare with: 0, and nothing moves.
 */
export function hangPrior(viewer: Parts): number {
  const { session, stackOf } = viewer
  const comparison = comparisonOf(viewer)
  if (!comparison || comparison.priors.length === 0) return 0
  const { current, frame, priors } = comparison
  const beside = session.read().viewports.map(({ stack }) => stack)
  const shown = priors.findIndex(({ id }) => beside.includes(id))
  const prior = priors[(shown + 1) % priors.length] as Stack
  const { view } = session.activeViewport()
  session.layout(1, 2)
  session.show(prior.id, 1, sameLevel(current, frame, prior)?.id)
  session.show(current.id, 0, frame.id)
  session.changeView(view, 0)
  // The older image under the same window, so that a difference is one of the body.
  session.changeView({ voi: view.voi, isInverted: view.isInverted }, 1)
  if (stackOf(prior.id)) session.linkHere()
  return priors.length
}

/** The stack that is looked at, in the newest study in which it is compared; an older one shown beside it is its prior. */
function comparisonOf({ session, studies, stackOf }: Parts): Comparison | undefined {
  const { viewports, active } = session.read()
  const [left] = viewports
  // Whoever looks at the older one of the two and presses again means both.
  const viewport = active > 0 && left?.anchor !== undefined ? left : session.activeViewport()
  const current = viewport.stack === undefined ? undefined : stackOf(viewport.stack)
  const frame = current?.frames.find(({ id }) => id === viewport.frame)
  const patient = studies.read().patients.find(({ key }) => key === current?.patientKey)
  const study = patient?.studies.find(({ key }) => key === current?.studyKey)
  if (!current || !frame || !patient || !study) return undefined
  return { current, frame, priors: priorStacks(patient, study, current) }
}

function priorStacks(patient: ArrangedPatient, study: ArrangedStudy, current: Stack): Stack[] {
  const modality = current.frames[0]?.instance.record.series.modality ?? ''
  return priorsOf(patient, study, modality).flatMap(
    (prior) => likest(stacksOf(prior, modality), current) ?? [],
  )
}
