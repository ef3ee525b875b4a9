import type { ReportEntry } from '@pandok/board'

/** Describes an automatic copy. */
export interface CopyMark {
  /** The report at that time. */
  entries: readonly ReportEntry[]
  /** Number of remarks to look at. */
  remarks: number
  canRestore: boolean
}
