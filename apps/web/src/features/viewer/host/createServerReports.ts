import { REPORT_MEASUREMENTS_MAX, type ReportMeasurement } from '@pandok/board'
import {
  createPriorReports,
  type DicomWebFault,
  type PriorReport,
  type PriorReportState,
  type ReportServer,
  type Viewer,
} from '@pandok/viewer'
import type { MeasuredStudy, ServerReports } from '#shared/images/ImageHost.ts'
import { dayOf } from '../stage/dayOf.ts'
import { drawnOn, reportedMeasurement } from './measuredStudies.ts'

export interface ServerReportParts {
  servers: () => readonly ReportServer[]
  faultWords: (fault: DicomWebFault) => string
}

/**
 * Earlier reports of the patient in view on the member's image servers. They are searched only while there
 * are listeners.
 */
export function createServerReports(viewer: Viewer, { servers, faultWords }: ServerReportParts) {
  const found = createPriorReports({ viewer, servers })
  let listeners = 0
  let stop: () => void = () => undefined
  let known: { state: PriorReportState; told: ServerReports } | undefined

  return {
    read(): ServerReports {
      const state = found.read()
      if (known?.state !== state) known = { state, told: toldOf(state, faultWords) }
      return known.told
    },
    subscribe(listener: () => void): () => void {
      const unsubscribe = found.subscribe(listener)
      if (listeners++ === 0) stop = found.start()
      return () => {
        unsubscribe()
        if (--listeners === 0) stop()
      }
    },
    again: found.again,
  }
}

function toldOf(
  { patient, reports, lookups }: PriorReportState,
  faultWords: ServerReportParts['faultWords'],
): ServerReports {
  return {
    patient: patient && { id: patient.id, issuer: patient.issuer, birthDate: patient.birthDate },
    studies: studiesOf(reports),
    lookups: lookups.map(({ fault, ...lookup }) => ({
      ...lookup,
      ...(fault !== undefined && { fault: faultWords(fault) }),
    })),
  }
}

/**
 * Lists each study once. If several reports of a study contain the same lesion, the latest of them counts.
 */
function studiesOf(reports: readonly PriorReport[]): MeasuredStudy[] {
  const latestLast = reports.toSorted((a, b) => (a.written < b.written ? -1 : a.written > b.written ? 1 : 0))
  const studies = [...new Set(latestLast.map(({ study }) => study))]
  return studies.flatMap((uid): MeasuredStudy[] => {
    const own = latestLast.filter(({ study }) => study === uid)
    const lesions = new Map(own.flatMap(measurementsOf).map((one) => [one.trackingUid, one]))
    const [first] = own
    if (!first || lesions.size === 0) return []
    const measurements = [...lesions.values()].slice(0, REPORT_MEASUREMENTS_MAX)
    return [{ uid, date: dayOf(first.date), modality: first.modality, measurements }]
  })
}

const measurementsOf = ({ groups, sopInstance }: PriorReport): ReportMeasurement[] =>
  groups.flatMap((group, index) => {
    const [measured] = reportedMeasurement(group, `${sopInstance}.${index + 1}`)
    if (!measured) return []
    const [shape, ...others] = group.measurements
    // A lesion in several regions isn't one shape.
    if (!shape || others.length > 0) return [measured]
    return [{ ...measured, instance: shape.sopInstance, ...drawnOn(shape, shape.frame ?? 1) }]
  })
