import type { ExamAnswers, Locale, ReportSection } from '@pandok/domain'
import type { Entered } from '@pandok/module-engine'
import type { PlannedFollowUp } from '../../follow-up/FollowUp.ts'
import type { EarlierLesionState } from '../../prior/comparedLesions.ts'
import type { ReportLanguages } from '../ReportLanguages.ts'

/**
 * The source of a report: everything that somebody did and nothing that is derived from it. It is immutable.
 */
export interface RunDocument {
  /** The runs in the order in which they began. */
  runs: readonly DocumentRun[]
  open: string | undefined
  /** The edits by entry id. */
  edits: ReadonlyMap<string, Edit>
  texts: readonly OwnText[]
  /** The decisions about lesions that only earlier reports describe. */
  lesions: readonly EarlierLesionState[]
  /** The recommended examinations, as data. */
  followUps: readonly PlannedFollowUp[]
  /** The languages in which linked words were filled in. */
  languages: ReportLanguages
}

export interface DocumentRun {
  id: string
  cellId: string
  isWritten: boolean
  /** The entered values by filling id. */
  entered: Readonly<Record<string, Entered>>
  /** For a form of the exam: the answers that cells gave. Any other was given by a person or the image. */
  givenByCells?: ExamAnswers | undefined
  /** For a form of the exam: what cells would answer against it, until somebody decides. */
  contests?: readonly Contest[] | undefined
}

/** Answers of a cell that were not entered, because they contradict what the report rests on. */
export interface Contest {
  cellId: string
  answers: ExamAnswers
  /** The answers that the form had then and that `answers` contradict. */
  against: ExamAnswers
}

/** A manual change of a sentence. `base` is the text of the values at that time, null if there was none. */
export type Edit =
  | ({ kind: 'words'; text: string; base: string | null } & BesideFindings)
  /**
   * The removal applies to the text that was read. If the values make other words in the same language, the
   * sentence appears again.
   */
  | { kind: 'removed'; base: string | null; locale: Locale }

/**
 * What somebody decided about an edited normal sentence that findings contradict. A finding that is in neither
 * list has not been decided about.
 */
export interface BesideFindings {
  /** The runs whose findings leave the sentence in the report. */
  staysBeside?: readonly string[] | undefined
  /** The runs whose findings replace the sentence. */
  givesWayTo?: readonly string[] | undefined
}

/** A sentence that was typed at the end of its section. */
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
  followUps: [],
  languages,
})

/** Returns whether both make the same report, whichever form is open. */
export const isSameReport = (a: RunDocument, b: RunDocument): boolean =>
  isSameList(a.runs, b.runs) &&
  a.edits === b.edits &&
  isSameList(a.texts, b.texts) &&
  isSameList(a.lesions, b.lesions) &&
  isSameList(a.followUps, b.followUps)

const isSameList = (a: readonly unknown[], b: readonly unknown[]): boolean =>
  a === b || (a.length === b.length && a.every((item, index) => item === b[index]))
