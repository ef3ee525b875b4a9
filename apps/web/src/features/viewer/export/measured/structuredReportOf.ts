import {
  findingUid,
  type InstanceRecord,
  type SrItem,
  type StructuredReportResult,
  srImageOf,
  toStructuredReport,
  uidOfUuid,
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
  const main = items.find(({ stack }) => stack?.studyKey === studyKey) ?? items[0]
  if (!main) return { ok: false, reason: 'nothing' }
  const record = main.stack?.frames[0]?.instance.record
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

/** Measurements on slides don't belong into a report about radiological images. */
export function reportedItems(items: readonly MeasuredItem[]): readonly MeasuredItem[] {
  const onImages = items.filter(({ slide }) => !slide)
  return onImages.length > 0 ? onImages : items
}

function srItemOf({ measurement, readings, context, stack, located }: MeasuredItem): SrItem {
  const frames = located ? [located.frame] : (stack?.frames ?? [])
  return {
    ...{ measurement, readings, calibration: context.calibration },
    images: frames.filter(({ instance }) => isDicom(instance.record)).map(srImageOf),
    ...(!located && { frameOfReference: stack?.frames[0]?.instance.record.frameOfReference }),
  }
}

/** Photographs have no SOP class. */
const isDicom = ({ sopClass }: InstanceRecord): boolean => sopClass !== ''
