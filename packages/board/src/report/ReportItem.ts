import type { ReportEntry } from '../run/PlateRun.ts'

/** One line of a section, or one paragraph after a title. */
export interface ReportItem {
  /** The title; '' if there is none or none is wanted. */
  title: string
  /** The rows of a region that the item describes; '' if there are none. */
  rows: string
  /** Words that several entries share are written once. */
  entries: readonly ReportEntry[]
  /** With `phrases`, the entries together make one sentence. */
  joins: 'sentences' | 'phrases'
  /** The number in a list; undefined if the item isn't numbered. */
  number: number | undefined
  /**
   * A frame for advice that names the conclusions it is for: «Finding {n}: {text}», with the numbers filled
   * in.
   */
  frame: string | undefined
  /** The item begins another form. Forms don't share lines. */
  startsForm?: boolean | undefined
}
