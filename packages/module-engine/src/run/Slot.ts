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

/**
 * The current value of one name in one row or in the module. It is changed in place; views for the outside
 * are made from it.
 */
interface SlotBase {
  readonly address: Address
  readonly row: Row
  /** The value for expressions; undefined is unknown. */
  core: CoreValue | undefined
  /** What the last evaluation read, in order. */
  reads: readonly Slot[]
  /** The missing inputs because of which it is unknown. */
  waits: readonly InputSlot[]
  /** The mark of the evaluation that read it last, so that names read twice are listed once. */
  readMark: number
  /** The reasons, valid up to a serial number of changes. */
  explained: { serial: number; reasons: readonly Reason[] } | undefined
}

export interface Supplied {
  reading: Reading
  source: ValueSource
}

export interface InputSlot extends SlotBase {
  readonly kind: 'input'
  readonly template: InputTemplate
  /** The value that a person entered; `emptied` if they cleared an automatic value. */
  typed: Reading | 'emptied' | undefined
  /** The values of the host: one from each kind of source, the latest last. */
  supplied: readonly Supplied[]
  /** The automatic value that a person has confirmed. */
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
  /** The value as it was written then. */
  value: EdgeValue | undefined
  /** The day of that examination. */
  date: string | undefined
}

export interface GroupSlot extends SlotBase {
  readonly kind: 'group'
  readonly template: GroupTemplate
}

export interface TableSlot extends SlotBase {
  readonly kind: 'table'
  readonly template: TableTemplate
  /** The row that fired: -1 is otherwise, undefined is none. */
  fired: number | undefined
  results: readonly (CoreValue | undefined)[]
  /** The failures by result column; all the same if the table itself failed. */
  failures: readonly (string | undefined)[]
}

export interface ComputedSlot extends SlotBase {
  readonly kind: 'computed'
  readonly template: ComputedTemplate
  overruled: CoreValue | undefined
  /** True if the last evaluation replaced the value with the overruled one. */
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
  /** The index of its group; -1 for the module. */
  readonly scope: number
  /** The slots, indexed by `local` of their templates. */
  readonly slots: readonly Slot[]
  /** How formulas in this row read names. */
  readonly lookup: Lookup
  /** How formulas elsewhere see this row. */
  readonly value: RowValue
  /** The index, counted from 0; it changes when rows move. */
  place: number
  /** The identity of the lesion over all examinations; undefined until somebody decides it. */
  track: string | undefined
}
