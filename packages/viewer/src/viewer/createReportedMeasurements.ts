import {
  type ReportedGroup,
  type ReportedMeasurement,
  readReportedGroups,
} from '../measure/sr/readStructuredReport.ts'
import type { LoadedMeasurement, Measurements } from '../measure/store/createMeasurements.ts'
import type { Measurement } from '../model/Measurement.ts'
import type { OpenInstance } from '../model/Stack.ts'
import { createStore, type Store } from '../session/createStore.ts'
import type { ArrangedPatient, Arrangement } from '../space/arrange/Arrangement.ts'
import { findingUid, trackingOf } from './findingUid.ts'
import { createReportTargets, type ReportTarget, type ReportTargets } from './reportTargets.ts'
import type { SlideStore } from './slides/createSlideStore.ts'

interface Parts {
  measurements: Pick<Measurements, 'read' | 'load'>
  studies: { read: () => Arrangement }
  slides: Pick<SlideStore, 'read' | 'seriesOf'>
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

/**
 * Adds the measurements of reports to their images, planes and slides once both are open: only once, so that
 * deleted ones don't come back. Only what is of the report's own patient is considered. Measurements on images
 * that aren't open are listed as values.
 */
export function createReportedMeasurements({ measurements, studies, slides }: Parts) {
  const placed = new Set<string>()
  const unseen = createStore<{ items: readonly UnseenMeasurement[] }>({ items: [] })
  let sitting = 0

  const targetsOf = (patient: ArrangedPatient) => createReportTargets(patient, slides)

  async function place(): Promise<void> {
    const mine = sitting
    const loaded: LoadedMeasurement[] = []
    const others: UnseenMeasurement[] = []
    for (const patient of studies.read().patients) {
      const reports = reportsOf(patient)
      if (reports.length === 0) continue
      const targets = targetsOf(patient)
      for (const report of reports) {
        const bytes = await bytesOf(report)
        // Everything was closed while the report was read.
        if (mine !== sitting) return
        const groups = bytes && readReportedGroups(bytes, targets.find)
        for (const [index, group] of (groups ?? []).entries()) {
          const found = foundIn(group, targets)
          if (found.every(({ target }) => !target)) others.push({ ...group, ...whereOf(patient, report) })
          loaded.push(...newIn(found, `${report.id} ${index}`, { targets, placed, ...measurements.read() }))
        }
      }
    }
    measurements.load(loaded)
    if (others.length > 0 || unseen.read().items.length > 0) unseen.change({ items: others })
  }

  return {
    place,
    unseen: unseen satisfies UnseenMeasurements,
    /** The measurements that a report would bring back onto the open images of a patient. */
    returning(bytes: Uint8Array, patientKey: string): LoadedMeasurement[] {
      const patient = studies.read().patients.find(({ key }) => key === patientKey)
      const targets = patient && targetsOf(patient)
      const groups = (targets && readReportedGroups(bytes, targets.find)) ?? []
      return groups.flatMap((group) =>
        foundIn(group, targets).flatMap(({ one, target }) => (target ? [loadedOf(one, target)] : [])),
      )
    },
    clear(): void {
      sitting++
      placed.clear()
      unseen.change({ items: [] })
    },
  }
}

interface KnownMarks {
  targets: ReportTargets
  placed: Set<string>
  items: ReturnType<Measurements['read']>['items']
}

/** The measurements of a group whose images are open and that were neither placed before nor made here. */
function newIn(
  found: readonly FoundMeasurement[],
  group: string,
  { targets, placed, items }: KnownMarks,
): LoadedMeasurement[] {
  return found.flatMap(({ one, target }, part) => {
    const key = `${group} ${part}`
    if (!target || placed.has(key)) return []
    placed.add(key)
    const isMade = one.uid !== '' && isKnown(items, one.uid, target, found.length === 1 ? targets : undefined)
    return isMade ? [] : [loadedOf(one, target)]
  })
}

/** A measurement of a report, and what it is on if that is open. */
interface FoundMeasurement {
  one: ReportedMeasurement
  target: ReportTarget | undefined
}

const foundIn = ({ measurements }: ReportedGroup, targets: ReportTargets | undefined): FoundMeasurement[] =>
  measurements.map((one) => ({ one, target: targets?.targetOf(one) }))

/**
 * A finding has the same identifier in every study, so only one on the same study is the same measurement; of one with
 * several regions (without `targets`), only the region on the same image.
 */
function isKnown(
  items: ReturnType<Measurements['read']>['items'],
  uid: string,
  target: ReportTarget,
  targets: ReportTargets | undefined,
): boolean {
  return items.some((item) => {
    if (findingUid(items, item) !== uid && trackingOf(item) !== uid) return false
    if (!targets) return isSamePlace(item.place, target.place)
    const study = targets.studyOf(item.place)
    return study === undefined || study === target.study
  })
}

function isSamePlace(one: Measurement['place'], other: Measurement['place']): boolean {
  if (one.on === 'frame') return other.on === 'frame' && one.frame === other.frame
  if (one.on === 'slide') return other.on === 'slide' && one.slide === other.slide
  return other.on === 'plane' && JSON.stringify(one.geometry) === JSON.stringify(other.geometry)
}

const whereOf = ({ key }: ArrangedPatient, { record }: OpenInstance) => ({
  patientKey: key,
  study: record.study.uid,
  report: record.sopInstance,
})

const reportsOf = ({ studies }: ArrangedPatient): OpenInstance[] =>
  studies
    .flatMap(({ documents }) => documents)
    .filter(({ record: { content } }) => content.kind === 'document' && !content.pdf)

async function bytesOf({ source: { blob } }: OpenInstance): Promise<Uint8Array | undefined> {
  if (blob.size > SIZE_MAX) return undefined
  return blob.arrayBuffer().then(
    (buffer) => new Uint8Array(buffer),
    () => undefined,
  )
}

/** Our own reports name an unnamed measurement by its number, which isn't imported as a label. */
const loadedOf = (one: ReportedMeasurement, { place, points }: ReportTarget): LoadedMeasurement => ({
  tool: one.tool,
  points,
  place,
  label: /^\d+$/u.test(one.label) ? '' : one.label,
  ...(one.uid !== '' && { trackingUid: one.uid }),
})
