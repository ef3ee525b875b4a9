import type { CoreValue, Lookup, RowValue } from '../expression/rowOf.ts'
import type { Reading } from './reading/Reading.ts'
import type { ScorePart } from './score/ScorePart.ts'
import type {
  Address,
  ComputedView,
  EdgeValue,
  FiredCheck,
  InputFault,
  InputView,
  Reason,
  ValueSource,
  ValueState,
} from './session.ts'
import type {
  CheckTemplate,
  ComputedTemplate,
  GroupTemplate,
  InputTemplate,
  PriorTemplate,
  RequiredTemplate,
  RowNumberTemplate,
  TableTemplate,
} from './Template.ts'

/** One value of one row (or of the module), as it stands now. Changed in place; what is shown outside is made from it. */
interface SlotBase {
  readonly address: Address
  readonly row: Row
  /** What expressions read; undefined is unknown. */
  core: CoreValue | undefined
  /** What the last evaluation read, in the order in which it did. */
  reads: readonly Slot[]
  /** Inputs that are missing, so that it is unknown. */
  waits: readonly InputSlot[]
  /** Mark of the evaluation that read it last: names read twice are listed once. */
  readMark: number
  /** Reasons as of a serial number of changes. */
  explained: { serial: number; reasons: readonly Reason[] } | undefined
}

export interface Supplied {
  reading: Reading
  source: ValueSource
}

export interface InputSlot extends SlotBase {
  readonly kind: 'input'
  readonly template: InputTemplate
  /** What a person entered; `emptied` where they cleared a value that came by itself. */
  typed: Reading | 'emptied' | undefined
  /** What the host supplied: one from each kind of source, the latest last. */
  supplied: readonly Supplied[]
  /** The value that a person has looked at, where it came by itself. */
  confirmed: EdgeValue | undefined
  raw: EdgeValue | undefined
  value: EdgeValue | undefined
  state: ValueState
  source: ValueSource | undefined
  fault: InputFault | undefined
  visible: boolean
  view: InputView | undefined
}

export interface RequiredSlot extends SlotBase {
  readonly kind: 'required'
  readonly template: RequiredTemplate
}

export interface RowNumberSlot extends SlotBase {
  readonly kind: 'rowNumber'
  readonly template: RowNumberTemplate
}

export interface PriorSlot extends SlotBase {
  readonly kind: 'prior'
  readonly template: PriorTemplate
  /** As it was written then. */
  value: EdgeValue | undefined
  /** The day of the examination that it is of. */
  date: string | undefined
}

export interface GroupSlot extends SlotBase {
  readonly kind: 'group'
  readonly template: GroupTemplate
}

export interface TableSlot extends SlotBase {
  readonly kind: 'table'
  readonly template: TableTemplate
  /** -1: otherwise; undefined: none. */
  fired: number | undefined
  results: readonly (CoreValue | undefined)[]
  /** By result column; the same everywhere where the table itself failed. */
  failures: readonly (string | undefined)[]
}

export interface ComputedSlot extends SlotBase {
  readonly kind: 'computed'
  readonly template: ComputedTemplate
  overruled: CoreValue | undefined
  /** Whether the last evaluation put the overruling in the value's place. */
  isOverruled: boolean
  failure: string | undefined
  parts: readonly ScorePart[] | undefined
  view: ComputedView | undefined
}

export interface CheckSlot extends SlotBase {
  readonly kind: 'check'
  readonly template: CheckTemplate
  view: FiredCheck | undefined
}

export type Slot =
  | InputSlot
  | RequiredSlot
  | RowNumberSlot
  | PriorSlot
  | GroupSlot
  | TableSlot
  | ComputedSlot
  | CheckSlot

/** A row of a repeat group, or the module itself (without a key). */
export interface Row {
  readonly key: string | undefined
  /** Index of its group; -1 for the module. */
  readonly scope: number
  /** By the templates' `local`. */
  readonly slots: readonly Slot[]
  /** How a formula in this row reads names. */
  readonly lookup: Lookup
  /** How a formula elsewhere sees this row. */
  readonly value: RowValue
  /** Counted from 0; changes when rows move. */
  place: number
  /** Which lesion it is, over all examinations; undefined while nobody has said so. */
  track: string | undefined
}
