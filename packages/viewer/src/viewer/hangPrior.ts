import { itemAt } from '@pandok/domain'
import type { Stack, StackFrame } from '../model/Stack.ts'
import type { ArrangedPatient, ArrangedStudy } from '../space/arrange/Arrangement.ts'
import { breastOrientation } from '../space/hanging/breasts.ts'
import { mostSimilarStack, priorsOf, sameLevel } from '../space/hanging/priors.ts'
import { stacksOf } from '../space/hanging/proposeLayout.ts'
import type { Viewer } from './Viewer.ts'

type Parts = Pick<Viewer, 'session' | 'studies' | 'stackOf'>

interface Comparison {
  current: Stack
  frame: StackFrame
  priors: readonly Stack[]
}

/**
 * Shows the stack in view beside the most similar stack of an older study, at the same level, and links both.
 * Called again, it shows the study before that one. Returns the number of studies for comparison; with 0
 * nothing changes.
 */
export function hangPrior(viewer: Parts): number {
  const { session, stackOf } = viewer
  const comparison = comparisonOf(viewer)
  if (!comparison || comparison.priors.length === 0) return 0
  const { current, frame, priors } = comparison
  const beside = session.read().viewports.map(({ stack }) => stack)
  const shown = priors.findIndex(({ id }) => beside.includes(id))
  const prior = itemAt(priors, (shown + 1) % priors.length)
  const { view } = session.activeViewport()
  session.layout(1, 2)
  session.show(prior.id, 1, sameLevel(current, frame, prior)?.id)
  session.show(current.id, 0, frame.id)
  session.changeView(view, 0)
  // The older image gets the same window, so that differences are those of the body.
  session.changeView({ voi: view.voi, isInverted: view.isInverted, ...orientationOf(prior) }, 1)
  if (stackOf(prior.id)) session.linkHere()
  return priors.length
}

/** Mammograms lie as they are hung, whichever way their file has them. */
const orientationOf = (stack: Stack) =>
  stack.frames[0]?.instance.record.series.modality === 'MG' ? breastOrientation(stack) : {}

/** The stack in view, in the newest study being compared; an older one beside it is its prior. */
function comparisonOf({ session, studies, stackOf }: Parts): Comparison | undefined {
  const { viewports, active } = session.read()
  const [left] = viewports
  // If the older of the two is active, both are meant.
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
    (prior) => mostSimilarStack(stacksOf(prior, modality), current) ?? [],
  )
}
