import type {
  CaughtKind,
  Exam,
  Locale,
  MeasurementKind,
  PlateContent,
  ReportSection,
  Verdict,
} from '@pandok/domain'
import type { Address, Entered, InputFault, TextRange } from '@pandok/module-engine'
import type { EarlierState } from '../prior/comparedLesions.ts'
import type { ReportLanguages } from './ReportLanguages.ts'
import type { Run, RunModule } from './Run.ts'
import type { EntryOrigin } from './why/EntryOrigin.ts'

/** A sentence of the report. Entries stand in the report's order: section, then the cell's place, ordinal, output. */
export interface ReportEntry {
  id: string
  section: ReportSection
  /** The run that wrote it; null for a sentence written by hand. */
  runId: string | null
  cellId: string | null
  /** The heading of the cell in the report. */
  title: string
  text: string
  /** Somebody changed the words: they are kept, whatever happens to the values. */
  isEdited: boolean
  /**
   * For an edited entry: what would be written now, where that has changed since the words were edited; null: nothing
   * would be written any more. Undefined: nothing to warn about.
   */
  newer: string | null | undefined
  /** The comparison with earlier examinations, made from what was decided of each lesion. */
  isComparison?: boolean | undefined
  /** In a conclusion: how urgent it is, smaller first; those without one follow in the report's order. */
  rank?: number | undefined
  /** It closes its section (an overall category): behind the others, and not part of their list. */
  isClosing?: boolean | undefined
  /** Advice for the whole exam: it is said of no conclusion by its number. */
  isGeneral?: boolean | undefined
  /** Whether it continues the line of the run's sentence before it. */
  continues?: boolean | undefined
  /** The row that it stands in, where its region has rows. */
  row?: ReportRow | undefined
  /** What of it rests on values that nobody has looked at; absent: nothing, or the words are a person's own. */
  unconfirmed?: readonly TextRange[] | undefined
}

/** A row of a region, such as a level of the spine. */
export interface ReportRow {
  region: string
  key: string
  /** The row's place, counted from the first (cranial) one. */
  index: number
  label: string
}

/** A normal sentence that isn't written because something was found. */
export interface SteppedBack {
  entry: ReportEntry
  /** The runs that took it away. */
  by: readonly string[]
}

export interface RunState {
  /** The report's main language. */
  locale: Locale
  languages: ReportLanguages
  /** The run whose form is open. */
  open: Run | undefined
  runs: readonly Run[]
  entries: readonly ReportEntry[]
  /** What was said of lesions that only earlier reports describe. */
  lesions: readonly EarlierState[]
  /** Normal sentences that gave way to findings; they come back when those go. */
  steppedBack: readonly SteppedBack[]
  /** The concerns that stand between the report and copying it. */
  concerns: readonly Concern[]
  canUndo: boolean
  canRedo: boolean
  /** How the plate's reports are put together. */
  exam: Exam | undefined
}

export type Concern =
  /** A check of the module that blocks, or an answer that is missing or wrong. */
  | { kind: 'check' | 'fault'; level: 'block'; runId: string; filling: string; at?: Address; check?: string }
  | { kind: 'check'; level: 'warn' | 'info'; runId: string; filling: string; at?: Address; check: string }
  /** A default or filled value that nobody has looked at. */
  | { kind: 'unconfirmed'; level: 'warn'; runId: string; filling: string; at: Address }
  | { kind: 'outdated'; level: 'warn'; entryId: string }
  /** Two cells that can't both be right. */
  | { kind: 'conflict'; level: 'block'; runIds: readonly [first: string, second: string] }
  /** A sentence that can't be written before the exam's blanks are filled. */
  | { kind: 'waiting'; level: 'block'; runId: string; filling: string; at: Address }
  /** It was filled with a measurement that is there no more. */
  | { kind: 'unlinked'; level: 'warn'; runId: string; filling: string; at: Address }

/** What the host (an open image, the clipboard, the clock) can tell. Never asked for more than a rule names. */
export interface HostValues {
  attribute?(name: string): string | undefined
  measurement?(
    what: MeasurementKind,
    pick: 'latest' | 'chosen',
    place: MeasuredPlace,
  ): { value: string; unit: string; image?: string; uid?: string } | undefined
  clipboard?(): string | undefined
}

/** What a measurement is for: the unit that is written there, and how many decimals it takes; undefined: any. */
export interface MeasuredPlace {
  unit?: string | undefined
  decimals?: number | undefined
}

/** A measurement on an image. `uid` leads back to it. */
export interface Measured {
  what: CaughtKind
  value: string
  unit: string
  uid: string
  image?: string | undefined
}

/** What a measurement has to say of a kind, as the place wants it; undefined: nothing. */
export type MeasuredOffer = (
  what: CaughtKind,
  place: MeasuredPlace,
) => Pick<Measured, 'value' | 'unit'> | undefined

/**
 * - `written`: stands in the report; `filling`: its form is open; `answered`: what the cell presets was entered, and the
 *   board keeps the keys; the others change nothing.
 */
export type RunResult = 'written' | 'filling' | 'answered' | 'moduleGone' | 'noCell'

/** Writing a report with one plate. Nothing of it leaves the computer. */
export interface PlateRun {
  read(): RunState
  subscribe(listener: () => void): () => void
  /** Why a sentence of the report says what it says; undefined: it isn't there. */
  origin(entryId: string): EntryOrigin | undefined
  /**
   * Phrases without fields are written at once; what has inputs opens its form, filled with presets, links and auto
   * fill. A cell that is in the report already is opened again (a phrase: stays as it is), never doubled.
   */
  run(cellId: string): RunResult
  /** Begins another run of the same cell, for another nodule. */
  another(cellId: string): RunResult
  /** Opens the form of a run that is there. */
  reopen(runId: string): void
  /** Writes the open run into the report; refused while a `block` check or a fault stands. */
  write(): Verdict<'nothingOpen' | 'notReady'>
  /** Closes the form; what was entered stays. */
  leave(): void
  /** Removes a run with its sentences, edited ones included. */
  remove(runId: string): void
  editEntry(entryId: string, text: string): void
  /** Gives an edited entry the words that the values make now. */
  takeNewer(entryId: string): void
  keepMine(entryId: string): void
  removeEntry(entryId: string): void
  /** A sentence by hand at the end of a section; answers its id. */
  addText(section: ReportSection, text: string): string
  /** The main language; sections with a language of their own keep it. */
  setLocale(locale: Locale): void
  setLanguages(languages: ReportLanguages): void
  confirmAll(): void
  /**
   * A measurement that somebody aims at a place of the open form: it takes the place of whatever stands there.
   * - a fault: it can't stand there (out of range, another unit), and nothing has changed.
   */
  take(place: { filling: string; at: Address }, measured: Measured): 'taken' | 'noPlace' | InputFault
  /**
   * A measurement was changed, or, undefined, is gone: what was filled with it follows, also in what is written. `offer`
   * says its value as a place wants it.
   */
  remeasured(uid: string, offer: MeasuredOffer | undefined): void
  /** Says what became of a lesion that only earlier reports describe; undefined takes that back. */
  tellLesion(track: string, told: Omit<EarlierState, 'track'> | undefined): void
  /** The host has something new: fills what follows it and was not entered by hand. */
  refill(): void
  clear(): void
  undo(): void
  redo(): void
  /** Compiles a cell's modules ahead of time; answers whether there was anything to do. */
  prepare(cellId: string): boolean
  /** What was entered, to open the same report again on this computer. */
  kept(): KeptRun
}

export interface KeptRun {
  locale: Locale
  /** Languages of sections that aren't written in `locale`. */
  sections?: ReportLanguages['sections']
  runs: readonly {
    id: string
    cellId: string
    ordinal: number
    isWritten: boolean
    entered: Readonly<Record<string, Entered>>
  }[]
  /** Edited and free ones; the others are made again. `base`: what the values made when the words were edited. */
  entries: readonly (Pick<ReportEntry, 'id' | 'section' | 'runId' | 'cellId' | 'text'> & {
    base?: string | null
  })[]
  /** Sentences that were taken out, with what they said. */
  removed?: readonly { id: string; base: string | null; locale: Locale }[]
  /** What was said of lesions that only earlier reports describe. */
  lesions?: readonly EarlierState[]
}

export interface PlateRunParts {
  plate: Pick<PlateContent, 'cells' | 'autoFill' | 'exam'>
  modules: readonly RunModule[]
  locale: Locale
  /** Languages of sections that aren't written in `locale`. */
  sections?: ReportLanguages['sections']
  /** YYYY-MM-DD */
  today: () => string
  newId: () => string
  /** Milliseconds; edits of one sentence, each within a second of the one before, are one step. */
  now?: () => number
  host?: HostValues
  kept?: KeptRun | undefined
}

export type CreatePlateRun = (parts: PlateRunParts) => PlateRun
