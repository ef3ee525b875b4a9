import type { LiveSentence } from '../live/LiveRun.ts'
import type { ReportEntry } from '../PlateRun.ts'
import type { LiveFinding } from './findingOf.ts'

/** A candidate sentence for the report with its meaning for the exam. */
export interface Statement {
  entry: ReportEntry
  role: LiveSentence['role']
  unless: LiveSentence['unless']
  /** The finding of its run. */
  finding: LiveFinding | undefined
}
