import type { ReportEntry } from '../run/PlateRun.ts'

/** What stands on one line of a section, or in one paragraph behind a title. */
export interface ReportItem {
  /** The title; '' where there is none or none is wanted. */
  title: string
  /** The rows of a region that it describes; '' where there are none. */
  rows: string
  /** Words that several entries share are written once. */
  entries: readonly ReportEntry[]
  /** With `phrases`, the entries make one sentence together. */
  joins: 'sentences' | 'phrases'
  /** Its number in a list; undefined: not numbered. */
  number: number | undefined
  /** Advice that names the conclusions that it is for: «Finding {n}: {text}», with the numbers filled in. */
  frame: string | undefined
}
