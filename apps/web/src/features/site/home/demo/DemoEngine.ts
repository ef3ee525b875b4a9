import type { PlateRun } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { DemoForm } from './DemoForm.tsx'
import type { DemoCellId } from './demoCells.ts'

/** A part of a report under its heading. */
export interface ReportPart {
  name: string
  sentences: readonly { id: string; text: string }[]
}

/** The program's own board and module engine at work on the introduction's plate. */
export interface DemoEngine {
  run: PlateRun
  press(cellId: DemoCellId): void
  undo(): void
  /** The report of now, in any language. */
  report(locale: Locale): readonly ReportPart[]
  Form: typeof DemoForm
}
