import type { ReportSection } from '@pandok/domain'
import type { CopyChoice } from '#app/clipboard/copyOptions.ts'

/** What can be done with the report as a whole; buttons, keys and the palette all come here. */
export interface ReportActions {
  copyAll(): void
  copySection(section: ReportSection): void
  clear(): void
  toggleTitles(): void
  hasTitles: boolean
  onRun: CopyChoice<'onRun'>
  setOnRun(choice: CopyChoice<'onRun'>): void
  /** How to copy, in a dialog. */
  openOptions(): void
}
