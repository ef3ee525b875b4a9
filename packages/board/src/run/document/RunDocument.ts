import type { Locale, ReportSection } from '@pandok/domain'
import type { Entered } from '@pandok/module-engine'
import type { EarlierState } from '../../prior/comparedLesions.ts'
import type { ReportLanguages } from '../ReportLanguages.ts'

/** What a report is made from: everything that somebody did, nothing that follows from it. Never changed in place. */
export interface RunDocument {
  /** In the order in which they began. */
  runs: readonly DocumentRun[]
  /** The run whose form is open. */
  open: string | undefined
  /** By entry. */
  edits: ReadonlyMap<string, Edit>
  texts: readonly OwnText[]
  /** What was said of lesions that only earlier reports describe. */
  lesions: readonly EarlierState[]
  /** Those in which linked words were filled in. */
  languages: ReportLanguages
}

export interface DocumentRun {
  id: string
  cellId: string
  isWritten: boolean
  /** By filling. */
  entered: Readonly<Record<string, Entered>>
}

/** What became of a sentence by hand. `base` is what its values made when that happened; null: nothing. */
export type Edit =
  | { kind: 'words'; text: string; base: string | null }
  /** Holds for what was read; other words, in the language in which it was read, show again. */
  | { kind: 'removed'; base: string | null; locale: Locale }

/** A sentence by hand, at the end of its section. */
export interface OwnText {
  id: string
  section: ReportSection
  text: string
}

export const emptyDocument = (languages: ReportLanguages): RunDocument => ({
  runs: [],
  open: undefined,
  edits: new Map(),
  texts: [],
  lesions: [],
  languages,
})

/** Whether both say the same report, whichever form is open. */
export const isSameReport = (a: RunDocument, b: RunDocument): boolean =>
  isSameList(a.runs, b.runs) &&
  a.edits === b.edits &&
  isSameList(a.texts, b.texts) &&
  isSameList(a.lesions, b.lesions)

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]))
