import type { LiveSentence } from '../live/LiveRun.ts'
import type { ReportEntry } from '../PlateRun.ts'
import type { LiveFinding } from './findingOf.ts'

/** A sentence that could stand in the report, with what it says about the exam. */
export interface Statement {
  entry: ReportEntry
  role: LiveSentence['role']
  unless: LiveSentence['unless']
  /** What its run has found. */
  finding: LiveFinding | undefined
}
