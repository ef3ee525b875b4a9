import type { Locale, ReportSection } from '@pandok/domain'
import type { Input, Option } from '../document/input.ts'
import type { Computed } from '../document/logic.ts'

/** A value of one of a module's names. `row` is the row's key where the name belongs to a repeat group. */
export interface Address {
  id: string
  row?: string
}

/** What a value is on the edge: exact decimals as text, answers as option ids, sides as R, L, B, days as YYYY-MM-DD. */
export type EdgeValue = string | boolean | readonly string[]

export type ValueState = 'empty' | 'default' | 'auto' | 'entered' | 'confirmed' | 'overridden'

/** Where a value came from; shown beside it and kept in the trace. It stays on the computer. */
export type ValueSource =
  | { from: 'typed' }
  | { from: 'default' }
  | { from: 'dicom'; attribute: string }
  /** `isCaught`: a person aimed it at this very place. */
  | {
      from: 'measurement'
      what: string
      image?: string
      uid?: string
      isCaught?: true
      /** Of a size: the measurement of each dimension, '' where it was typed; `uid` is the latest. */
      axes?: readonly string[]
    }
  | { from: 'cell'; cell: string }
  | { from: 'prior'; date?: string }
  | { from: 'clipboard' }
  | { from: 'today' }
  | { from: 'expr' }

/** What is wrong with what was entered. The entered text is kept, so that nothing typed is lost. */
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
  /** As typed, also when it is wrong. */
  raw: EdgeValue | undefined
  /** Undefined: unknown. */
  value: EdgeValue | undefined
  state: ValueState
  source: ValueSource | undefined
  fault: InputFault | undefined
  visible: boolean
  required: boolean
  /** A default or filled value that a person must look at first. */
  needsConfirming: boolean
}

export interface ComputedView {
  address: Address
  computed: Computed
  /** Undefined: unknown; outputs leave it out or say so. */
  value: EdgeValue | undefined
  state: 'known' | 'unknown' | 'overridden' | 'failed'
  /** Inputs that are missing, so that it is unknown. */
  waitsFor: readonly Address[]
  /** The declared failure of an expression, e.g. division by zero. */
  failure: string | undefined
  /** The option that the value names, for kind `choice`. */
  option: Option | undefined
}

export interface FiredCheck {
  id: string
  level: 'block' | 'warn' | 'info'
  row?: string
  at?: Address
}

/** A sentence's reasons: what it read, which rows decided, in the order in which it was decided. */
export type Reason =
  | {
      kind: 'input'
      address: Address
      value: EdgeValue | undefined
      state: ValueState
      /** Nobody has looked at it yet. */
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
  /** What an earlier examination said; of the least of them for a nadir. */
  | {
      kind: 'prior'
      address: Address
      aspect: 'value' | 'nadir' | 'days' | 'date'
      date: string | undefined
      value: EdgeValue | undefined
    }
  | { kind: 'condition'; expr: string; result: boolean | undefined }

/** A stretch of text and what it was made from; the stretches joined are the output's text. */
export interface Piece {
  text: string
  reasons: readonly Reason[]
}

export interface RenderedOutput {
  id: string
  section: ReportSection
  /** Null: not written now, because its condition doesn't hold (`off`), isn't decided, or a value is unknown (`waiting`). */
  text: string | null
  status: 'written' | 'off' | 'waiting' | 'tooLong'
  waitsFor: readonly Address[]
  pieces: readonly Piece[]
  reasons: readonly Reason[]
}

/** An immutable picture: parts that a change didn't touch keep their identity, so that a screen can compare by `===`. */
export interface Snapshot {
  /** In the definition's order; one that belongs to a group once for each row, in the rows' order. */
  inputs: readonly InputView[]
  computed: readonly ComputedView[]
  /** Row keys of each group, in order; the n-th row is «lesion n». */
  rows: Readonly<Record<string, readonly string[]>>
  checks: readonly FiredCheck[]
  /** Required and empty, or wrong: what stands between this and a finished text. */
  faults: readonly Address[]
  /** Whether the outputs may be copied: no `block` check, no fault. */
  isReady: boolean
}

/** What has been entered, enough to open the same session again (a draft, a saved test, another window). */
export interface Entered {
  /** By input; rows of a group as a list, each by input. An empty text is a value that somebody cleared. */
  values: Readonly<Record<string, EdgeValue | readonly Readonly<Record<string, EdgeValue>>[]>>
  /** What came by itself, what of it was looked at, and what was overruled. Absent where there is none. */
  filled?: readonly (EnteredAddress & { raw: EdgeValue; source: ValueSource })[]
  confirmed?: readonly (EnteredAddress & { value: EdgeValue })[]
  overruled?: readonly (EnteredAddress & { value: EdgeValue })[]
  /** Which lesion a row is, by its group and its place. */
  tracks?: readonly { group: string; row: number; track: string }[]
  /** What it is compared with. */
  compared?: Compared
}

/** Rows by their place, counted from 0: keys belong to one session. */
export interface EnteredAddress {
  id: string
  row?: number
}

/** One filling of one module. Every change re-evaluates only what depends on it. */
export interface ModuleSession {
  snapshot(): Snapshot
  subscribe(listener: () => void): () => void
  /**
   * Text is read with the input's kind («3,5 cm» into mm is 35, where cm is an alternative unit). '' clears the place;
   * undefined takes back what was entered, so that a filled or default value shows again. With a `source` other than
   * `typed` it is what the host supplies: state `auto`, never in the place of what a person entered.
   */
  set(address: Address, raw: EdgeValue | undefined, source?: ValueSource): void
  confirm(address: Address): void
  confirmAll(): void
  /** Only where the module allows it; undefined takes the overruling back. */
  overrule(address: Address, value: EdgeValue | undefined): void
  addRow(group: string): string | undefined
  removeRow(group: string, row: string): void
  /** Fills the row's empty inputs from the row above it. */
  sameAsAbove(group: string, row: string): void
  moveRow(group: string, row: string, to: number): void
  sortRows(group: string): void
  /** As freshly opened with nothing entered; the host supplies again what it has. */
  reset(): void
  /**
   * What earlier examinations said, in any order: they count by their day, and those after this one don't. They stay
   * until others are given, over a reset too. `examDate` is the day of this examination; today where it isn't given.
   */
  setPriors(priors: readonly PriorRecord[], examDate?: string, track?: string): void
  compared(): Compared | undefined
  /** Says which lesion a row is, so that its earlier values are found; undefined takes that back. */
  setTrack(group: string, row: string, track: string | undefined): void
  trackOf(group: string, row: string): string | undefined
  /** What this examination says, as a later one will read it. */
  record(): PriorRecord
  entered(): Entered
  outputs(locale: Locale): readonly RenderedOutput[]
  output(id: string, locale: Locale): RenderedOutput | undefined
  /** Which row of each table fired: index, -1 for `otherwise`, undefined for none; per row of a group in row order. */
  firedRows(table: string): readonly (number | undefined)[]
  /** Addresses whose value changed at the last change; for tests and for the benchmark. */
  lastChanged(): readonly Address[]
}

export interface SessionOptions {
  /** YYYY-MM-DD, from the host's clock: the engine has none of its own. */
  today: string
  entered?: Entered
  /** In the place of those that were entered. */
  priors?: readonly PriorRecord[]
  examDate?: string
}

/** Earlier examinations, and the day of the one that is compared with them. */
export interface Compared {
  examDate: string
  records: readonly PriorRecord[]
  /** Which lesion the filling as a whole is, where it is one. */
  track?: string
}

/** What one earlier examination said of this module's values: entered and computed ones, by their names. */
export interface PriorRecord {
  /** YYYY-MM-DD. */
  date: string
  values: Readonly<Record<string, EdgeValue | readonly PriorRow[]>>
  /** The least values that were known by then, so that a nadir survives reports that aren't at hand. */
  nadirs?: Readonly<Record<string, string>>
}

/** A row of a group as it was. Rows then and now are the same lesion where their `track` is. */
export interface PriorRow {
  track?: string
  values: Readonly<Record<string, EdgeValue>>
  nadirs?: Readonly<Record<string, string>>
}
