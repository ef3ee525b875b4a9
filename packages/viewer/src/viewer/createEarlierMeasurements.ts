import type { Measurement } from '../model/Measurement.ts'
import type { StackFrame } from '../model/Stack.ts'
import { findingUid, trackingOf } from './findingUid.ts'
import { inView } from './inView.ts'
import { isKeptShape, type KeptShape } from './keptShape.ts'
import type { Viewer } from './Viewer.ts'

/** A measurement of an earlier report as it was drawn. Its image may not be open. */
export interface DrawnMeasurement extends Omit<KeptShape, 'tool'> {
  /** The tool as named in the report; a tool that we don't have isn't drawn. */
  tool: string
  sopInstance: string
  /** Counted from 1. */
  frame: number
}

/**
 * Draws the measurements of earlier reports of the patient in view on their images once these are open: only
 * once, so that deleted ones don't come back, and not where the study already has the finding.
 */
export function createEarlierMeasurements(viewer: Viewer) {
  const { measurements, studies } = viewer
  const placed = new Set<string>()
  let given: readonly DrawnMeasurement[] = []

  function place(): void {
    const { patients } = studies.read()
    if (patients.length === 0) placed.clear()
    const patient = patients.find(({ key }) => key === inView(viewer)?.patientKey)
    const waiting = given.filter((one) => !placed.has(keyOf(one)))
    if (!patient || waiting.length === 0) return
    const frames = new Map(
      patient.studies
        .flatMap(({ series }) => series.flatMap(({ stacks }) => stacks.flatMap((stack) => stack.frames)))
        .map((frame) => [imageOf(frame), frame]),
    )
    for (const one of waiting) {
      const frame = frames.get(`${one.sopInstance}#${one.frame}`)
      if (!frame || one.sopInstance === '' || !isKeptShape(one)) continue
      placed.add(keyOf(one))
      if (isThere(one, frame)) continue
      const { tool, points, label, trackingUid } = one
      measurements.load([{ tool, points, label, trackingUid, place: { on: 'frame', frame: frame.id } }])
    }
  }

  /** A finding has the same identifier in every study, so only one of the same study is this measurement. */
  function isThere({ trackingUid }: DrawnMeasurement, { instance }: StackFrame): boolean {
    const { items } = measurements.read()
    const studyOf = ({ place }: Measurement) =>
      place.on === 'frame' ? viewer.locate(place.frame)?.frame.instance.record.study.uid : undefined
    return items.some(
      (item) =>
        [findingUid(items, item), trackingOf(item)].includes(trackingUid) &&
        studyOf(item) === instance.record.study.uid,
    )
  }

  return {
    place,
    /** Replaces those that wait for their images. */
    draw(next: readonly DrawnMeasurement[]): void {
      given = next
      place()
    },
  }
}

const keyOf = ({ sopInstance, frame, trackingUid }: DrawnMeasurement): string =>
  `${sopInstance}#${frame} ${trackingUid}`

const imageOf = ({ instance, frame }: StackFrame): string => `${instance.record.sopInstance}#${frame.number}`
