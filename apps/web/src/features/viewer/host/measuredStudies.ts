import { DRAWN_POINTS_MAX, type ReportMeasurement } from '@pandok/board'
import {
  caughtValue,
  type DrawnMeasurement,
  findingUid,
  inView,
  type Measurement,
  measurementReadings,
  patientPoint,
  planeOf,
  type ReportedGroup,
  reportedLengths,
  type Viewer,
} from '@pandok/viewer'
import type { MeasuredPlace, MeasuredStudy } from '#shared/images/ImageHost.ts'
import { dayOf } from '../stage/dayOf.ts'

/**
 * The measurements on each open study of the patient in view, drawn here or imported from structured reports,
 * each with its place unless a report's images aren't open. Open images of another patient are ignored.
 */
export function measuredStudies(viewer: Viewer): MeasuredStudy[] {
  const { patientKey } = inView(viewer) ?? {}
  const patient = viewer.studies.read().patients.find(({ key }) => key === patientKey)
  const { items } = viewer.measurements.read()
  return (patient?.studies ?? []).flatMap(({ facts }): MeasuredStudy[] => {
    const date = dayOf(facts.date)
    const own = items.flatMap((item) => onStudy(viewer, item, facts.uid))
    if (!/^\d{4}-\d{2}-\d{2}$/u.test(date)) return []
    const modality = own[0]?.modality ?? ''
    const seen = own.map(({ measurement }) => measurement)
    const unseen = unseenOn(viewer, patientKey, facts.uid).filter(
      (one) => !seen.some(({ trackingUid }) => trackingUid === one.trackingUid),
    )
    return [{ uid: facts.uid, date, modality, measurements: [...seen, ...unseen] }]
  })
}

/** Converts a measurement for a report file; the unit is that of the reading by default. */
const KINDS = [
  { what: 'length', unit: 'mm' },
  { what: 'area', unit: 'mm2' },
  { what: 'angle', unit: undefined },
  { what: 'density', unit: undefined },
] as const

function onStudy(viewer: Viewer, item: Measurement, study: string) {
  if (item.place.on !== 'frame') return []
  const located = viewer.locate(item.place.frame)?.frame
  const record = located?.instance.record
  if (!record || record.study.uid !== study) return []
  const readings = measurementReadings(viewer, item)
  const facts = {
    trackingUid: findingUid(viewer.measurements.read().items, item),
    instance: record.sopInstance,
    ...(item.label !== '' && { site: item.label.slice(0, 200) }),
    ...placeOfMeasurement(viewer, item),
    ...drawnOn(item, located.frame.number),
  }
  return KINDS.flatMap(({ what, unit }) => {
    const caught = caughtValue(item, readings, what, { unit })
    if (!caught || !/^-?\d+(?:\.\d+)?$/u.test(caught.value)) return []
    // The short axis is the relevant one of a lymph node.
    const axes = what === 'length' ? caughtValue(item, readings, 'axes', { unit }) : undefined
    const across = axes?.value.split(' × ').slice(1) ?? []
    const measurement: ReportMeasurement = {
      ...facts,
      what,
      value: caught.value,
      unit: caught.unit,
      ...(across.length > 0 && { across }),
    }
    return [{ measurement, modality: record.series.modality }]
  })
}

/** An outline with more points than a report file allows is left out, but its values are kept. */
export const drawnOn = (
  { tool, points }: Pick<Measurement, 'tool' | 'points'>,
  frame: number,
): Pick<ReportMeasurement, 'drawn'> =>
  points.length > DRAWN_POINTS_MAX ? {} : { drawn: { tool, frame, points: points.map(({ x, y }) => [x, y]) } }

/** The drawing that the viewer restores from a measurement; empty if it wasn't drawn. */
export const drawnMeasurement = (one: ReportMeasurement): DrawnMeasurement[] =>
  one.drawn === undefined || one.instance === undefined
    ? []
    : [
        {
          tool: one.drawn.tool,
          frame: one.drawn.frame,
          sopInstance: one.instance,
          label: one.site ?? '',
          trackingUid: one.trackingUid,
          points: one.drawn.points.map(([x, y]) => ({ x, y })),
        },
      ]

/** The middle of a measurement in patient coordinates; empty if its image has no position. */
export function placeOfMeasurement(viewer: Pick<Viewer, 'locate'>, item: Measurement): MeasuredPlace {
  const frame = item.place.on === 'frame' ? viewer.locate(item.place.frame)?.frame : undefined
  const plane = frame && planeOf(frame)
  const place = plane && patientPoint(plane, middleOf(item))
  return {
    ...(place && { place: [place[0], place[1], place[2]] }),
    ...(plane?.frameOfReference !== undefined && { frameOfReference: plane.frameOfReference }),
  }
}

/** Measurements in structured reports of the study on images that aren't open; they have no place. */
function unseenOn(viewer: Viewer, patientKey: string | undefined, study: string): ReportMeasurement[] {
  const ofStudy = viewer.unseen
    .read()
    .items.filter((one) => one.patientKey === patientKey && one.study === study)
  return ofStudy.flatMap((one, index) => reportedMeasurement(one, `${one.report}.${index + 1}`))
}

/**
 * The length of a lesion in a structured report; empty if there is none. A lesion without a UID gets the
 * given one.
 */
export function reportedMeasurement(group: ReportedGroup, uid: string): ReportMeasurement[] {
  const lengths = reportedLengths(group)
  if (!lengths) return []
  const site = [group.site, /^\d+$/u.test(group.label) ? '' : group.label]
    .filter((words) => words !== '')
    .join(', ')
  return [
    {
      trackingUid: group.uid || uid,
      what: 'length',
      value: decimal(lengths.long),
      unit: 'mm',
      ...(lengths.short !== undefined && { across: [decimal(lengths.short)] }),
      ...(site !== '' && { site: site.slice(0, 200) }),
    },
  ]
}

/** Lengths are rounded to a tenth of a millimeter, their usual precision on images. */
const decimal = (millimetres: number): string => String(Number(millimetres.toFixed(1)))

function middleOf({ points }: Measurement): { x: number; y: number } {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
