import {
  type ArrangedPatient,
  type ArrangedStudy,
  type InstanceRecord,
  type Owner,
  type Stack,
  slideOwner,
  type Viewer,
} from '@pandok/viewer'
import { activeStack } from '../activeParts.ts'

type Named = Pick<Owner, 'patientKey' | 'record'>

/**
 * The study named in the head of a print: the one in view, otherwise the only one with key images, the only
 * one shown, or the only one open. Undefined if there are several candidates.
 */
export function studyPrinted(viewer: Viewer, patient: ArrangedPatient): InstanceRecord | undefined {
  const { session, slides, stackOf, locate } = viewer
  const { viewports, keyImages } = session.read()
  const { shown } = slides.read()
  const ofSlide = (id: string): readonly Named[] => {
    const owner = slideOwner(viewer, id)
    return owner ? [owner] : []
  }
  const isOwn = ({ patientKey }: Named) => patientKey === patient.key
  const lookedAt = [...shown.slice(0, 1).flatMap(ofSlide), ...ofStack(activeStack(viewer))]
  const marked = keyImages.flatMap((frame) => ofStack(locate(frame)?.stack))
  const inView = [
    ...shown.flatMap(ofSlide),
    ...viewports.flatMap(({ stack }) => (stack === undefined ? [] : ofStack(stackOf(stack)))),
  ]
  for (const owners of [lookedAt.filter(isOwn).slice(0, 1), marked.filter(isOwn), inView.filter(isOwn)]) {
    const record = onlyStudy(owners.map((owner) => owner.record))
    if (record) return record
  }
  return onlyStudy(patient.studies.map(firstRecord))
}

const ofStack = (stack: Stack | undefined): Named[] =>
  stack ? [{ patientKey: stack.patientKey, record: stack.frames[0]?.instance.record }] : []

function onlyStudy(records: readonly (InstanceRecord | undefined)[]): InstanceRecord | undefined {
  const studies = new Set(records.map((record) => record?.study.uid))
  return studies.size === 1 ? records[0] : undefined
}

function firstRecord({ series, slides, documents }: ArrangedStudy): InstanceRecord | undefined {
  const frame = series.flatMap(({ stacks }) => stacks)[0]?.frames[0]
  return (frame?.instance ?? slides[0]?.instances[0] ?? documents[0])?.record
}
