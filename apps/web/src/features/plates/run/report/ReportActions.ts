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
  | 'print'

/** The actions on the report as a whole, shared by buttons, keys and the palette. */
export interface ReportActions {
  copyAll(): void
  copySection(section: ReportSection): void
  /** Prints the report, or passes its words to `hand`, unless something prevents it. */
  print(hand?: (words: string) => void): void
  /** The errors and open points of the report. */
  openPoints(): readonly string[]
  clear(): void
  /** The present report as text. */
  words(): string
  toggleTitles(): void
  hasTitles: boolean
  onRun: CopyChoice<'onRun'>
  setOnRun(choice: CopyChoice<'onRun'>): void
  /** Stored for the plate, like the languages of sections. */
  setLocale(locale: Locale): void
  setLanguages(languages: ReportLanguages): void
  open(dialog: ReportDialog): void
}
