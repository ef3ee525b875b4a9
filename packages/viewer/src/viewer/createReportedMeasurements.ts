import {
  type ReportedGroup,
  type ReportedMeasurement,
  readReportedGroups,
} from '../measure/sr/readStructuredReport.ts'
import type { LoadedMeasurement, Measurements } from '../measure/store/createMeasurements.ts'
import type { Vector } from '../model/Geometry.ts'
import type { OpenInstance, StackFrame } from '../model/Stack.ts'
import { createStore, type Store } from '../session/createStore.ts'
import type { ArrangedPatient, Arrangement } from '../space/arrange/Arrangement.ts'
import { imagePoint, isInside, planeOf } from '../space/plane/ImagePlane.ts'
import { findingUid, trackingOf } from './findingUid.ts'

interface Parts {
  measurements: Pick<Measurements, 'read' | 'load'>
  studies: { read: () => Arrangement }
}

/** A report's measurement on images that aren't open. */
export interface UnseenMeasurement extends ReportedGroup {
  /** Key of its patient, UID of its study, and UID of the report itself. */
  patientKey: string
  study: string
  report: string
}

export type UnseenMeasurements = Pick<Store<{ items: readonly UnseenMeasurement[] }>, 'read' | 'subscribe'>

/** Larger than any report with measurements; beyond it only the text is read. */
const SIZE_MAX = 32 * 1024 ** 2
/** Millimetres by which a point may deviate from an image and still belong to it. */
const DISTANCE_MAX = 0.5

/**
 * Adds the measurements of reports to their images once both are open: only once, so that deleted ones don't
 * come back. Only images of the report's own patient are considered. Measurements on images that aren't open
 * are listed as values.
 */
export function createReportedMeasurements({ measurements, studies }: Parts) {
  const placed = new Set<string>()
  const unseen = createStore<{ items: readonly UnseenMeasurement[] }>({ items: [] })
  let sitting = 0

  /** The measurements of a group whose images are open and that were neither placed before nor made here. */
  function newIn(found: readonly FoundMeasurement[], group: string, frames: readonly StackFrame[]) {
    return found.flatMap(({ one, frame }, part) => {
      const key = `${group} ${part}`
      if (!frame || placed.has(key)) return []
      placed.add(key)
      const { items } = measurements.read()
      const isMade = one.uid !== '' && isKnown(items, one.uid, frame, found.length === 1 ? frames : undefined)
      return isMade ? [] : [loadedOf(one, frame)]
    })
  }

  async function place(): Promise<void> {
    const mine = sitting
    const loaded: LoadedMeasurement[] = []
    const others: UnseenMeasurement[] = []
    for (const patient of studies.read().patients) {
      const reports = reportsOf(patient)
      const frames = reports.length === 0 ? [] : framesOf(patient)
      for (const report of reports) {
        const bytes = await bytesOf(report)
        // Everything was closed while the report was read.
        if (mine !== sitting) return
        const groups = bytes && readReportedGroups(bytes, (points, uid) => findImage(frames, points, uid))
        for (const [index, group] of (groups ?? []).entries()) {
          const found = group.measurements.map((one) => ({
            one,
            frame: frames.find((open) => isOn(one, open)),
          }))
          if (found.every(({ frame }) => !frame)) others.push({ ...group, ...whereOf(patient, report) })
          loaded.push(...newIn(found, `${report.id} ${index}`, frames))
        }
      }
    }
    measurements.load(loaded)
    if (others.length > 0 || unseen.read().items.length > 0) unseen.change({ items: others })
  }

  return {
    place,
    unseen: unseen satisfies UnseenMeasurements,
    clear(): void {
      sitting++
      placed.clear()
      unseen.change({ items: [] })
    },
  }
}

/** A measurement of a report, and the open image that it is on. */
interface FoundMeasurement {
  one: ReportedMeasurement
  frame: StackFrame | undefined
}

/**
 * A finding has the same identifier in every study, so only one on the same study is the same measurement; of one with
 * several regions (without `frames`), only the region on the same image.
 */
function isKnown(
  items: ReturnType<Measurements['read']>['items'],
  uid: string,
  frame: StackFrame,
  frames: readonly StackFrame[] | undefined,
): boolean {
  const study = frame.instance.record.study.uid
  return items.some((item) => {
    const { place } = item
    if (findingUid(items, item) !== uid && trackingOf(item) !== uid) return false
    if (!frames) return place.on === 'frame' && place.frame === frame.id
    const on = place.on === 'frame' ? frames.find(({ id }) => id === place.frame) : undefined
    return on === undefined || on.instance.record.study.uid === study
  })
}

const whereOf = ({ key }: ArrangedPatient, { record }: OpenInstance) => ({
  ...{ patientKey: key, study: record.study.uid, report: record.sopInstance },
})

const reportsOf = ({ studies }: ArrangedPatient): OpenInstance[] =>
  studies
    .flatMap(({ documents }) => documents)
    .filter(({ record: { content } }) => content.kind === 'document' && !content.pdf)

const framesOf = ({ studies }: ArrangedPatient): StackFrame[] =>
  studies.flatMap(({ series }) => series.flatMap(({ stacks }) => stacks.flatMap(({ frames }) => frames)))

async function bytesOf({ source: { blob } }: OpenInstance): Promise<Uint8Array | undefined> {
  if (blob.size > SIZE_MAX) return undefined
  return blob.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
}

const isOn = ({ sopInstance, frame }: ReportedMeasurement, open: StackFrame): boolean =>
  sopInstance !== '' &&
  open.instance.record.sopInstance === sopInstance &&
  (frame === undefined || open.frame.number === frame)

/** Our own reports name an unnamed measurement by its number, which isn't imported as a label. */
const loadedOf = (one: ReportedMeasurement, { id }: StackFrame): LoadedMeasurement => ({
  ...{ tool: one.tool, points: one.points, place: { on: 'frame', frame: id } },
  label: /^\d+$/u.test(one.label) ? '' : one.label,
  ...(one.uid !== '' && { trackingUid: one.uid }),
})

function findImage(frames: readonly StackFrame[], points: readonly Vector[], frameOfReference: string) {
  if (points.length === 0 || frameOfReference === '') return undefined
  for (const frame of frames) {
    const plane = planeOf(frame)
    if (!plane || plane.frameOfReference !== frameOfReference) continue
    const found = points.map((point) => imagePoint(plane, point))
    const isThere = found.every((at) => Math.abs(at.distance) <= DISTANCE_MAX && isInside(plane, at))
    if (!isThere) continue
    const { sopInstance } = frame.instance.record
    return { points: found.map(({ x, y }) => ({ x, y })), sopInstance, frame: frame.frame.number }
  }
  return undefined
}
