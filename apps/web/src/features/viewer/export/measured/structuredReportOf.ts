import {
  findingUid,
  type InstanceRecord,
  type Measurement,
  type SrImage,
  type SrItem,
  type StructuredReportResult,
  srImageOf,
  srImageOfRecord,
  toStructuredReport,
  uidOfUuid,
  VALUED,
  type Viewer,
} from '@pandok/viewer'
import type { Text } from '#platform/text/text.ts'
import { PROGRAM } from '../program.ts'
import { ownerFacts } from '../written/ownerFacts.ts'
import type { MeasuredItem } from './measuredItems.ts'
import { measurementWords } from './measurementWords.ts'

interface ReportParts {
  /** The measurements of one patient. */
  items: readonly MeasuredItem[]
  /** The study in view; without one, the first measurement decides. */
  studyKey: string | undefined
  isIdentityHidden: boolean
  text: Text
  deviceUid: string
  now?: Date
}

export function structuredReportOf(parts: ReportParts): StructuredReportResult {
  const { studyKey, isIdentityHidden, text, deviceUid, now = new Date() } = parts
  const items = reportedItems(parts.items)
  const main = items.find(({ stack }) => stack && stack.studyKey === studyKey) ?? items[0]
  if (!main) return { ok: false, reason: 'nothing' }
  const { record } = main
  if (!record) return { ok: false, reason: 'noImage' }
  const measurements = parts.items.map(({ measurement }) => measurement)
  return toStructuredReport({
    items: items.map(srItemOf),
    ...ownerFacts(record, isIdentityHidden),
    modality: record.series.modality,
    locale: text.locale,
    words: measurementWords(text),
    program: PROGRAM,
    now,
    deviceUid,
    newUid: () => uidOfUuid(crypto.randomUUID()),
    uidOf: (one) => findingUid(measurements, one),
  })
}

/** Measurements on slides don't belong in a report about radiological images. */
function reportedItems(items: readonly MeasuredItem[]): readonly MeasuredItem[] {
  const onImages = items.filter(({ slide }) => !slide)
  return onImages.length > 0 ? onImages : items
}

/**
 * The measurements that a written report restores unchanged. A report has no slab, so values that were read
 * from one would differ.
 */
export function returningItems(
  viewer: Pick<Viewer, 'returning'>,
  bytes: Uint8Array,
  items: readonly MeasuredItem[],
): Measurement[] {
  const measurements = items.map(({ measurement }) => measurement)
  const patients = new Set(items.flatMap(({ patientKey = [] }) => patientKey))
  const returning = [...patients].flatMap((key) => viewer.returning(bytes, key))
  return reportedItems(items).flatMap(({ measurement: one }) => {
    const uid = findingUid(measurements, one)
    const isThick = one.place.on === 'plane' && one.place.slab !== undefined && VALUED.has(one.tool)
    const isBack = returning.some(({ trackingUid, tool }) => trackingUid === uid && tool === one.tool)
    return isBack && !isThick ? [one] : []
  })
}

function srItemOf(item: MeasuredItem): SrItem {
  const { measurement, readings, context, stack, located, slide } = item
  if (slide) {
    return { measurement, readings, calibration: context.calibration, images: slideImagesOf(item) }
  }
  const frames = located ? [located.frame] : (stack?.frames ?? [])
  return {
    measurement,
    readings,
    calibration: context.calibration,
    images: frames.filter(({ instance }) => isDicom(instance.record)).map(srImageOf),
    ...(!located && { frameOfReference: stack?.frames[0]?.instance.record.frameOfReference }),
  }
}

/**
 * The file with the largest level, in whose pixels the points are measured; empty if the slide isn't DICOM.
 */
function slideImagesOf({ slide, record }: MeasuredItem): SrImage[] {
  const [sopInstance] = slide?.levels[0]?.instances ?? []
  if (!record || sopInstance === undefined) return []
  return [{ ...srImageOfRecord({ ...record, sopInstance }), isSlide: true }]
}

/** Photographs have no SOP class. */
const isDicom = ({ sopClass }: InstanceRecord): boolean => sopClass !== ''
