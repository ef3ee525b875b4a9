import type { PlateRun } from '@pandok/board'
import type { Locale } from '@pandok/domain'
import type { DemoForm } from './DemoForm.tsx'
import type { DemoCellId } from './demoCells.ts'

export interface ReportPart {
  name: string
  sentences: readonly { id: string; text: string }[]
}

/** The board and the module engine of the program, running the demo plate. */
export interface DemoEngine {
  run: PlateRun
  press(cellId: DemoCellId): void
  undo(): void
  /** The current report in a language. */
  report(locale: Locale): readonly ReportPart[]
  Form: typeof DemoForm
}
