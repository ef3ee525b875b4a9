import type { ReportEntry } from '@pandok/board'

/** What was copied by itself. */
export interface CopyMark {
  /** The report as it was then. */
  entries: readonly ReportEntry[]
  /** How much there is to look at. */
  remarks: number
  canRestore: boolean
}
