import type { Locale, ReportSection } from '@pandok/domain'
import type { OptionFollowUp } from '../document/followUp.ts'
import type { Input, Option } from '../document/input.ts'
import type { Computed } from '../document/logic.ts'
import type { OutputAbout } from '../document/phrase.ts'

/** The address of a value. `row` is the key of the row if the name belongs to a repeat group. */
export interface Address {
  id: string
  row?: string
}

/**
 * A value outside the engine: exact decimals as text, answers as option ids, sides as R, L, B, days as
 * YYYY-MM-DD.
 */
export type EdgeValue = string | boolean | readonly string[]

export type ValueState = 'empty' | 'default' | 'auto' | 'entered' | 'confirmed' | 'overridden'

/** The source of a value, which is shown beside it and recorded in the trace. It stays on the computer. */
export type ValueSource =
  | { from: 'typed' }
  | { from: 'default' }
  | { from: 'dicom'; attribute: string }
  /** `isCaught` is true if a person chose this input for the measurement. */
  | {
      from: 'measurement'
      what: string
      image?: string
      uid?: string
      isCaught?: true
      /** For a size: the measurement of each dimension, '' if it was typed; `uid` is the latest. */
      axes?: readonly string[]
    }
  | { from: 'cell'; cell: string }
  | { from: 'prior'; date?: string }
  | { from: 'clipboard' }
  | { from: 'today' }
  | { from: 'expr' }

/** The fault of an entered value. The entered text is kept, so that nothing typed is lost. */
export type InputFault =
  | 'missing'
  | 'notANumber'
  | 'notAnInteger'
  | 'outOfRange'
  | 'tooManyDecimals'
  | 'notAnOption'
  | 'tooFew'
  | 'tooMany'
  | 'notADate'
  | 'tooLong'
  | 'unitUnknown'

export interface InputView {
  address: Address
  input: Input
  /** The text as typed, even if it is faulty. */
  raw: EdgeValue | undefined
  /** The value; undefined is unknown. */
  value: EdgeValue | undefined
  state: ValueState
  source: ValueSource | undefined
  fault: InputFault | undefined
  visible: boolean
  required: boolean
  /** True for a default or filled value that a person must confirm first. */
  needsConfirming: boolean
}

export interface ComputedView {
  address: Address
  computed: Computed
  /** The value; undefined is unknown, which outputs leave out or say in words. */
  value: EdgeValue | undefined
  state: 'known' | 'unknown' | 'overridden' | 'failed'
  /** The missing inputs because of which it is unknown. */
  waitsFor: readonly Address[]
  /** The declared failure of an expression, such as a division by zero. */
  failure: string | undefined
  /** The option of the value, for kind `choice`. */
  option: Option | undefined
}

export interface FiredCheck {
  id: string
  level: 'block' | 'warn' | 'info'
  row?: string
  at?: Address
}

/** The reasons of a sentence: what it read and which rows decided, in the order of the decisions. */
export type Reason =
  | {
      kind: 'input'
      address: Address
      value: EdgeValue | undefined
      state: ValueState
      /** Nobody has confirmed the value yet. */
      isUnconfirmed?: true
    }
  | {
      kind: 'computed'
      address: Address
      value: EdgeValue | undefined
      by: 'expr' | 'table' | 'score' | 'override'
      expr?: string
    }
  | { kind: 'table'; table: string; row: number; rowKey?: string; cite?: number }
  | { kind: 'score'; address: Address; parts: readonly { input: string; option?: string; points: string }[] }
  /** A value of an earlier examination; for a nadir that of the minimum. */
  | {
      kind: 'prior'
      address: Address
      aspect: 'value' | 'nadir' | 'days' | 'date'
      date: string | undefined
      value: EdgeValue | undefined
    }
  | { kind: 'condition'; expr: string; result: boolean | undefined }

/** A part of a text with its reasons; the parts joined are the text of the output. */
export interface Piece {
  text: string
  reasons: readonly Reason[]
}

export interface RenderedOutput {
  id: string
  section: ReportSection
  /**
   * The text; null if it isn't written now because its condition doesn't hold (`off`), is undecided, or a
   * value is unknown (`waiting`).
   */
  text: string | null
  status: 'written' | 'off' | 'waiting' | 'tooLong'
  /** True if the output belongs to the text: its condition holds, or it has none. */
  isDue: boolean
  waitsFor: readonly Address[]
  pieces: readonly Piece[]
  reasons: readonly Reason[]
  /** What the printed answers recommend, as data. */
  followUps: readonly OptionFollowUp[]
  /** The regions that the written sentence is about now, if its output names any. */
  about?: readonly OutputAbout[]
}

/** An immutable snapshot. Unchanged parts keep their identity, so that a screen can compare them with `===`. */
export interface Snapshot {
  /**
   * The inputs in the order of the definition; an input of a group is repeated for each row, in the order of
   * the rows.
   */
  inputs: readonly InputView[]
  computed: readonly ComputedView[]
  /** The row keys of each group, in order; the n-th row is «lesion n». */
  rows: Readonly<Record<string, readonly string[]>>
  checks: readonly FiredCheck[]
  /** The inputs that are required and empty, or faulty, and so prevent a finished text. */
  faults: readonly Address[]
  /** True if the outputs may be copied: there is no blocking check and no fault. */
  isReady: boolean
}

/** What was entered, which is enough to open the same session again (a draft, a saved test, another window). */
export interface Entered {
  /** The values by input; rows of a group are a list. An empty text is a value that somebody cleared. */
  values: Readonly<Record<string, EdgeValue | readonly Readonly<Record<string, EdgeValue>>[]>>
  /** The automatic values, those of them that were confirmed, and the overruled ones; absent if there are none. */
  filled?: readonly (EnteredAddress & { raw: EdgeValue; source: ValueSource })[]
  confirmed?: readonly (EnteredAddress & { value: EdgeValue })[]
  overruled?: readonly (EnteredAddress & { value: EdgeValue })[]
  /** The lesions of rows, by group and row index. */
  tracks?: readonly { group: string; row: number; track: string }[]
  /** The earlier examinations that the session is compared with. */
  compared?: Compared
}

/** Rows are identified by their index from 0, because keys belong to one session. */
export interface EnteredAddress {
  id: string
  row?: number
}

/** One filling of one module. A change only re-evaluates what depends on it. */
export interface ModuleSession {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  /**
   * Text is read by the kind of the input («3,5 cm» into mm is 35 if cm is an alternative unit). '' clears
   * the input; undefined reverts what was entered, so that a filled or default value is visible again. With a
   * `source` other than `typed`, the value comes from the host: its state is `auto`, and it never replaces
   * what a person entered.
   */
  set(address: Address, raw: EdgeValue | undefined, source?: ValueSource): void
  confirm(address: Address): void
  /** Confirms these inputs, or all, in one change. */
  confirmAll(only?: readonly Address[]): void
  /** Overrules a computed value if the module allows it; undefined reverts that. */
  overrule(address: Address, value: EdgeValue | undefined): void
  addRow(group: string): string | undefined
  removeRow(group: string, row: string): void
  /** Fills the empty inputs of the row from the row above. */
  sameAsAbove(group: string, row: string): void
  moveRow(group: string, row: string, to: number): void
  sortRows(group: string): void
  /** Returns to the state without entries; the host supplies its values again. */
  reset(): void
  /**
   * Sets the earlier examinations, in any order. They are sorted by day, and later ones than this are
   * ignored. They stay until they are set again, also after a reset. `examDate` is the day of this
   * examination, by default today.
   */
  setPriors(priors: readonly PriorRecord[], examDate?: string, track?: string): void
  compared(): Compared | undefined
  /** Sets the lesion of a row, so that its earlier values are found; undefined reverts that. */
  setTrack(group: string, row: string, track: string | undefined): void
  trackOf(group: string, row: string): string | undefined
  /** Returns the values of this examination for a later one. */
  record(): PriorRecord
  entered(): Entered
  outputs(locale: Locale): readonly RenderedOutput[]
  output(id: string, locale: Locale): RenderedOutput | undefined
  /**
   * Returns the row of a table that fired: its index, -1 for `otherwise`, undefined for none; in a group one
   * for each row.
   */
  firedRows(table: string): readonly (number | undefined)[]
  /** The addresses whose value changed at the last change; for tests and the benchmark. */
  lastChanged(): readonly Address[]
}

export interface SessionOptions {
  /** The date as YYYY-MM-DD from the host's clock; the engine has no clock of its own. */
  today: string
  entered?: Entered
  /** Earlier examinations that replace the entered ones. */
  priors?: readonly PriorRecord[]
  examDate?: string
}

/** The earlier examinations, and the day of the one that is compared with them. */
export interface Compared {
  examDate: string
  records: readonly PriorRecord[]
  /** The lesion of the filling as a whole, if it is one. */
  track?: string
}

/** The values of one earlier examination by name, both entered and computed. */
export interface PriorRecord {
  /** The date as YYYY-MM-DD. */
  date: string
  values: Readonly<Record<string, EdgeValue | readonly PriorRow[]>>
  /** The minimums that were known by then, so that a nadir is known even if older reports are not available. */
  nadirs?: Readonly<Record<string, string>>
}

/** A row of a group at an earlier examination. Rows with the same `track` are the same lesion. */
export interface PriorRow {
  track?: string
  values: Readonly<Record<string, EdgeValue>>
  nadirs?: Readonly<Record<string, string>>
}
