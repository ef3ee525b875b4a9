import type { ReportEntry } from '../run/PlateRun.ts'

/** What stands on one line of a section, or in one paragraph behind a title. */
export interface ReportItem {
  /** '' where there is none or none is wanted. */
  title: string
  entries: readonly ReportEntry[]
  /** Its number in a list; undefined: not numbered. */
  number: number | undefined
}
