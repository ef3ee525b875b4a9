import type { ReportLanguages } from '@pandok/board'
import type { Locale, ReportSection } from '@pandok/domain'
import type { CopyChoice } from '#platform/clipboard/copyOptions.ts'

export type ReportDialog =
  | 'options'
  | 'preview'
  | 'languages'
  | 'destinations'
  | 'stop'
  | 'checkRules'
  | 'priors'
  | 'followUp'
  | 'critical'

/** What can be done with the report as a whole; buttons, keys and the palette all come here. */
export interface ReportActions {
  copyAll(): void
  copySection(section: ReportSection): void
  clear(): void
  /** As it reads now. */
  words(): string
  toggleTitles(): void
  hasTitles: boolean
  onRun: CopyChoice<'onRun'>
  setOnRun(choice: CopyChoice<'onRun'>): void
  /** Remembered for the plate, as are languages of sections. */
  setLocale(locale: Locale): void
  setLanguages(languages: ReportLanguages): void
  /** What to copy and how, in a dialog. */
  open(dialog: ReportDialog): void
}
