import { parseFile, readInstance, stringsOf, tagOf } from '../../dicom/index.ts'
import { readReportedGroups } from '../../measure/sr/readStructuredReport.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import { areOfOnePatient } from '../../space/arrange/areOfOnePatient.ts'
import type { PriorReport } from './PriorReport.ts'

/**
 * Reads a file as a TID 1500 report of measurements; undefined if it is something else, is damaged, or is of
 * another patient or study than it was asked for. The file itself decides, whatever the server said about it.
 */
export function readPriorReport(
  bytes: Uint8Array,
  study: string,
  current: InstanceRecord,
): Omit<PriorReport, 'modality'> | undefined {
  const read = readInstance(bytes)
  if (!read.ok || read.record.content.kind !== 'document') return undefined
  const { record } = read
  const { date } = record.study
  if (record.study.uid !== study || !/^\d{8}$/u.test(date) || !areOfOnePatient(record, current))
    return undefined
  const groups = groupsIn(bytes)
  if (groups.length === 0) return undefined
  return { study, date, sopInstance: record.sopInstance, written: writtenAt(bytes), groups }
}

function groupsIn(bytes: Uint8Array) {
  try {
    return readReportedGroups(bytes)?.filter(({ values }) => values.length > 0) ?? []
  } catch {
    return []
  }
}

const [CONTENT_DATE = 0, CONTENT_TIME = 0] = [tagOf('ContentDate'), tagOf('ContentTime')]

function writtenAt(bytes: Uint8Array): string {
  const parsed = parseFile(bytes)
  const said = (tag: number) => (parsed.ok ? (stringsOf(parsed.file.dataset, tag)[0] ?? '') : '')
  return `${said(CONTENT_DATE)}${said(CONTENT_TIME).slice(0, 6)}`
}
