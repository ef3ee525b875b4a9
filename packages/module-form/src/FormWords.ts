import type { Input, InputFault, ValueSource } from '@pandok/module-engine'

/**
 * All texts of the form itself; those of the module are in its definition. There must be one constant object
 * for each language, because a new object draws every field again.
 */
export interface FormWords {
  /** The words that screen readers announce where a star is shown. */
  required: string
  yes: string
  no: string
  right: string
  left: string
  both: string
  /** The letters that choose an answer: Y and N, in German J and N. Each is one capital letter. */
  keys: { yes: string; no: string; right: string; left: string; both: string }
  /** The first entry of a long list while nothing is chosen. */
  choose: string
  /** Says what is wrong and what would be right. */
  fault: (fault: InputFault, input: Input) => string
  /** The text is, for example, «from DICOM» or «from the image». */
  source: (source: ValueSource) => string
  unconfirmed: string
  confirm: string
  /** The text is, for example, «3 values that nobody has confirmed». */
  unconfirmedCount: (count: number) => string
  confirmAll: string
  /** The label of the key that confirms all of them: «Alt N». */
  confirmAllKey: string
  /** The text is, for example, «also cm, in». */
  alternativeUnits: (units: string) => string
  /** The text is, for example, «e.g. 2.1 × 1.8 × 1.2». */
  sizeExample: string
  /** The text is, for example, «unknown: waits for size, margin». */
  waitsFor: (names: string) => string
  unknown: string
  failed: (failure: string | undefined) => string
  overrule: string
  overruled: string
  /** The accessible name of the field in which a value is overridden. */
  overruleValue: (name: string) => string
  takeBack: string
  /** Closes the field without overriding the value. */
  leave: string
  computedTitle: string
  /** The text is, for example, «Nodule 2». */
  row: (group: string, number: number) => string
  addRow: (group: string) => string
  noRows: (group: string) => string
  /** The accessible name of a row's menu. */
  rowActions: (row: string) => string
  removeRow: string
  sameAsAbove: string
  moveUp: string
  moveDown: string
  sortRows: string
  levels: { block: string; warn: string; info: string }
  /** The text of a form whose module has no inputs. */
  noInputs: string
}
