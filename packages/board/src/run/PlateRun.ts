import type {
  CaughtKind,
  Exam,
  ExamAnswers,
  Locale,
  MeasurementKind,
  PlateContent,
  PresetAnswer,
  ReportSection,
  Verdict,
  Words,
} from '@pandok/domain'
import type { Address, Entered, InputFault, OptionFollowUp, TextRange } from '@pandok/module-engine'
import type { PlannedFollowUp } from '../follow-up/FollowUp.ts'
import type { EarlierLesionState } from '../prior/comparedLesions.ts'
import type { BesideFindings, Contest } from './document/RunDocument.ts'
import type { ReportLanguages } from './ReportLanguages.ts'
import type { Run, RunModule } from './Run.ts'
import type { EntryOrigin } from './why/EntryOrigin.ts'

/**
 * A sentence of the report. Entries are in the order of the report: section, then place of the cell, ordinal,
 * output.
 */
export interface ReportEntry {
  id: string
  section: ReportSection
  /** The run that wrote it; null for a sentence that was typed by hand. */
  runId: string | null
  cellId: string | null
  /** The module whose sentence it is; absent for phrases and typed sentences. */
  moduleId?: string | undefined
  /** The heading of the cell in the report. */
  title: string
  text: string
  /** Somebody changed the words. They are kept whatever happens to the values. */
  isEdited: boolean
  /**
   * For an edited entry: the text that would be written now, if it changed since the edit; null if nothing
   * would be written any more; undefined if there is nothing to warn about.
   */
  newer: string | null | undefined
  /** The comparison with earlier examinations, made from the decisions about each lesion. */
  isComparison?: boolean | undefined
  /** The urgency in a conclusion, smaller first. Entries without one follow in the order of the report. */
  rank?: number | undefined
  /** The entry closes its section (an overall category): it comes last and is not part of the list. */
  isClosing?: boolean | undefined
  /** Advice for the whole exam, which refers to no conclusion by its number. */
  isGeneral?: boolean | undefined
  /** Whether it continues the line of the run's sentence before it. */
  continues?: boolean | undefined
  /** The row of the entry, if its region has rows. */
  row?: ReportRow | undefined
  /** The ranges that depend on unconfirmed values; absent if there are none or a person wrote the words. */
  unconfirmed?: readonly TextRange[] | undefined
  /** What the sentence recommends, as data; absent if that is nothing or a person wrote the words. */
  followUps?: readonly OptionFollowUp[] | undefined
}

/** A row of a region, such as a level of the spine. */
export interface ReportRow {
  region: string
  key: string
  /** The index of the row, counted from the first (cranial) one. */
  index: number
  label: string
}

/** A normal sentence that isn't written because of a finding. */
export interface SuppressedSentence {
  entry: ReportEntry
  /** The runs with those findings. */
  by: readonly string[]
}

/** An edited normal sentence that is written although findings contradict it, until somebody decides. */
export interface Contradicted {
  entryId: string
  /** The run of the sentence. */
  runId: string
  /** The runs with those findings. */
  by: readonly string[]
}

export interface RunState {
  locale: Locale
  languages: ReportLanguages
  /** The run whose form is open. */
  open: Run | undefined
  runs: readonly Run[]
  entries: readonly ReportEntry[]
  /** The decisions about lesions that only earlier reports describe. */
  lesions: readonly EarlierLesionState[]
  /** The recommended examinations, as data. */
  followUps: readonly PlannedFollowUp[]
  /** Normal sentences that were replaced by findings; they return when the findings are removed. */
  suppressed: readonly SuppressedSentence[]
  /** The concerns to settle before the report is copied. */
  concerns: readonly Concern[]
  canUndo: boolean
  canRedo: boolean
  exam: Exam | undefined
}

export type Concern =
  /** A check of the module that blocks, or an answer that is missing or wrong. */
  | { kind: 'check' | 'fault'; level: 'block'; runId: string; filling: string; at?: Address; check?: string }
  | { kind: 'check'; level: 'warn' | 'info'; runId: string; filling: string; at?: Address; check: string }
  /** A default or filled value that nobody has confirmed. */
  | { kind: 'unconfirmed'; level: 'warn'; runId: string; filling: string; at: Address }
  | { kind: 'outdated'; level: 'warn'; entryId: string }
  /**
   * Two cells that can't stand together. If `entryId` is given, it is only this edited normal sentence of the
   * first run that the finding of the second contradicts. If `contest` is given, it is only the answers to
   * blanks of the exam that the runs stand for. If `isRepeated`, the runs are of one cell and say the same in every sentence.
   * If `advice` is given, it is only these sentences, which want one examination at two times.
   */
  | {
      kind: 'conflict'
      level: 'block' | 'warn'
      runIds: readonly [first: string, second: string]
      entryId?: string | undefined
      contest?: AnswerConflict | undefined
      isRepeated?: boolean | undefined
      advice?: AdviceConflict | undefined
    }
  /** Findings are written, and nothing is concluded from them, or only that the exam is normal. */
  | { kind: 'unconcluded'; level: 'warn'; runIds: readonly string[]; section: 'impression' }
  /** A sentence that can't be written before the exam's blanks are filled. */
  | { kind: 'waiting'; level: 'block'; runId: string; filling: string; at: Address }
  /** A sentence of the run that can't be written before this input of its own form is filled. */
  | { kind: 'lacking'; level: 'block'; runId: string; filling: string; at: Address }
  /** A sentence of the run that can't be written because this value can't be computed, as in a division by zero. */
  | { kind: 'incomputable'; level: 'block'; runId: string; filling: string; value: Address }
  /** A value that was filled from a measurement which no longer exists. */
  | { kind: 'unlinked'; level: 'warn'; runId: string; filling: string; at: Address }

/** Two runs that give the whole exam different categories. */
export interface Disputed {
  runIds: readonly [overall: string, own: string]
  level: 'block' | 'warn'
}

/** Two sentences that recommend the same examination for times that exclude each other. */
export interface AdviceConflict {
  exam: Words
  entryIds: readonly [sooner: string, later: string]
}

/** Answers of a cell that contradict those in the form of the exam. */
export interface AnswerConflict {
  /** The run of the form. */
  runId: string
  /** The cell that would answer otherwise. */
  cellId: string
  answers: readonly { blank: string; now: PresetAnswer; other: PresetAnswer }[]
}

/**
 * What the host (an open image, the clipboard, the clock) can provide. It is only asked for what a rule
 * names.
 */
export interface HostValues {
  attribute?(name: string): string | undefined
  measurement?(
    what: MeasurementKind,
    pick: 'latest' | 'chosen',
    place: MeasuredPlace,
  ): { value: string; unit: string; image?: string; uid?: string } | undefined
  clipboard?(): string | undefined
}

/** The place that a measurement is for: its unit and its number of decimals, or undefined for any. */
export interface MeasuredPlace {
  unit?: string | undefined
  decimals?: number | undefined
}

/** A measurement on an image. `uid` identifies it there. */
export interface Measured {
  what: CaughtKind
  value: string
  unit: string
  uid: string
  image?: string | undefined
}

/** Returns the value of a measurement of this kind in the form of the place, or undefined if it has none. */
export type MeasuredOffer = (
  what: CaughtKind,
  place: MeasuredPlace,
) => Pick<Measured, 'value' | 'unit'> | undefined

/**
 * - `written`: the cell is in the report.
 * - `filling`: its form is open.
 * - `answered`: the preset of the cell was entered, and the board keeps the keys.
 * - `moduleGone`, `noCell`: nothing changed.
 */
export type RunResult = 'written' | 'filling' | 'answered' | 'moduleGone' | 'noCell'

/** Writes a report with one plate. Nothing of it leaves the computer. */
export interface PlateRun {
  read(): RunState
  subscribe(listener: () => void): () => void
  /** Explains why a sentence of the report says what it says; undefined if it doesn't exist. */
  origin(entryId: string): EntryOrigin | undefined
  /**
   * A phrase without fields is written at once. A cell with inputs opens its form, filled with presets, links
   * and auto-fill. A cell that is already in the report is opened again (a phrase stays as it is) and never
   * doubled.
   */
  run(cellId: string): RunResult
  /** Begins another run of the same cell, for instance for a second nodule. */
  another(cellId: string): RunResult
  /** Opens the form of an existing run. */
  reopen(runId: string): void
  /** Writes the open run into the report. It is refused while there is a blocking check or a fault. */
  write(): Verdict<'nothingOpen' | 'notReady'>
  /** Closes the form and keeps what was entered. */
  leave(): void
  /** Removes a run with its sentences, including edited ones. */
  remove(runId: string): void
  editEntry(entryId: string, text: string): void
  /** Replaces the words of an edited entry with those of the current values. */
  takeNewer(entryId: string): void
  keepMine(entryId: string): void
  /** Decides whether an edited normal sentence stays beside the findings that contradict it. */
  settleEdited(entryId: string, how: 'stays' | 'givesWay'): void
  /** Decides whether the answers of a cell take the place of those of the exam, or go with its run. */
  settleAnswers(contest: Pick<AnswerConflict, 'runId' | 'cellId'>, how: 'taken' | 'left'): void
  removeEntry(entryId: string): void
  /** Adds a typed sentence at the end of a section and returns its id. */
  addText(section: ReportSection, text: string): string
  /** Adds a recommended examination, whose sentence is made in the report's language, and returns its id. */
  addFollowUp(planned: PlannedFollowUp): string
  /** Sets the main language. Sections with a language of their own keep it. */
  setLocale(locale: Locale): void
  setLanguages(languages: ReportLanguages): void
  confirmAll(): void
  /**
   * Puts a measurement into a chosen input of the open form and replaces its value. If a fault is returned (out
   * of range, another unit), nothing has changed.
   */
  take(place: { filling: string; at: Address }, measured: Measured): 'taken' | 'noPlace' | InputFault
  /**
   * Follows a changed measurement, or a deleted one (undefined): what was filled with it changes as well,
   * also in sentences that are already written. `offer` returns its value for a place.
   */
  remeasured(uid: string, offer: MeasuredOffer | undefined): void
  /** Records the decision about a lesion that only earlier reports describe; undefined reverts it. */
  setLesionState(track: string, told: Omit<EarlierLesionState, 'track'> | undefined): void
  /**
   * Must be called when the host has new values. It fills inputs that follow the host and were not entered by
   * hand.
   */
  refill(): void
  clear(): void
  undo(): void
  redo(): void
  /** Compiles the modules of a cell ahead of time and returns whether there was anything to do. */
  prepare(cellId: string): boolean
  /** Returns what was entered, to open the same report again on this computer. */
  kept(): StoredRun
}

export interface StoredRun {
  locale: Locale
  /** The languages of sections that aren't written in `locale`. */
  sections?: ReportLanguages['sections']
  runs: readonly {
    id: string
    cellId: string
    ordinal: number
    isWritten: boolean
    entered: Readonly<Record<string, Entered>>
    givenByCells?: ExamAnswers | undefined
    contests?: readonly Contest[] | undefined
  }[]
  /**
   * The edited and typed entries; the others are written again. `base` is the text of the values at the time
   * of the edit.
   */
  entries: readonly (Pick<ReportEntry, 'id' | 'section' | 'runId' | 'cellId' | 'text'> & {
    base?: string | null
  } & BesideFindings)[]
  /** Sentences that were removed, with their text at that time. */
  removed?: readonly { id: string; base: string | null; locale: Locale }[]
  /** The decisions about lesions that only earlier reports describe. */
  lesions?: readonly EarlierLesionState[]
  /** The recommended examinations, as data. */
  followUps?: readonly PlannedFollowUp[]
}

export interface PlateRunParts {
  plate: Pick<PlateContent, 'cells' | 'autoFill' | 'exam'>
  modules: readonly RunModule[]
  locale: Locale
  /** The languages of sections that aren't written in `locale`. */
  sections?: ReportLanguages['sections']
  /** The date as YYYY-MM-DD. */
  today: () => string
  newId: () => string
  /**
   * A clock in milliseconds. Edits of one sentence that follow each other within a second are one undo step.
   */
  now?: () => number
  host?: HostValues
  kept?: StoredRun | undefined
}

export type CreatePlateRun = (parts: PlateRunParts) => PlateRun
