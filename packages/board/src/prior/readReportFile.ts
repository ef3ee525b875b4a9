import { fieldsOf } from '@pandok/domain'
import { REPORT_FILE_MAX_CHARACTERS } from './limits.ts'
import { REPORT_FILE_VERSION, type ReportFile, reportFile } from './ReportFile.ts'

export const REPORT_FILE_FAULTS = ['tooLarge', 'notJson', 'notAReport', 'newer', 'damaged'] as const
export type ReportFileFault = (typeof REPORT_FILE_FAULTS)[number]

export type ReportFileRead =
  | { ok: true; file: ReportFile }
  /** `path` is the place of the first mistake in a damaged file. */
  | { ok: false; fault: ReportFileFault; path?: string }

/** Reads a dropped file. It never throws, and it takes either the whole file or nothing. */
export function readReportFile(text: string): ReportFileRead {
  if (text.length > REPORT_FILE_MAX_CHARACTERS) return { ok: false, fault: 'tooLarge' }
  const document = parsed(text)
  if (document === undefined) return { ok: false, fault: 'notJson' }
  const { pandok, version } = fieldsOf(document)
  if (pandok !== 'report') return { ok: false, fault: 'notAReport' }
  if (typeof version === 'number' && version > REPORT_FILE_VERSION) return { ok: false, fault: 'newer' }
  const read = reportFile.safeParse(document)
  if (read.success) return { ok: true, file: read.data }
  return { ok: false, fault: 'damaged', path: read.error.issues[0]?.path.map(String).join('.') ?? '' }
}

function parsed(text: string): unknown {
  try {
    // Windows programs put a byte order mark before JSON.
    return JSON.parse(text.replace(/^\uFEFF/u, ''))
  } catch {
    return undefined
  }
}
