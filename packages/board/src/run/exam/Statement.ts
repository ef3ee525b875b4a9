import type { Edit } from '../document/RunDocument.ts'
import type { LiveSentence } from '../live/LiveRun.ts'
import type { ReportEntry } from '../PlateRun.ts'
import type { LiveFinding } from './findingsOf.ts'

export type EditedWords = Extract<Edit, { kind: 'words' }>

/** A candidate sentence for the report with its meaning for the exam. */
export interface Statement {
  entry: ReportEntry
  role: LiveSentence['role']
  unless: LiveSentence['unless']
  /** The text that a person wrote in place of its words. */
  edit: EditedWords | undefined
  /** The finding of its run. */
  finding: LiveFinding | undefined
}
