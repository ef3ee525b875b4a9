import type { Named } from './expression/NameTable.ts'
import type { Printed } from './phrase/Printed.ts'

/** The rows of a report: their group, their names, and how these are printed. */
export interface ReportRows {
  group: string
  /** The names that are valid in a row, including those of the whole report. */
  names: Map<string, Named>
  prints: Map<string, Printed>
}
