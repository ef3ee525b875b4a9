import type { Input, InputFault, ValueSource } from '@pandok/module-engine'

/**
 * All texts of the form itself; those of the module are in its definition. There must be one constant object
 * for each language, because a new one draws every field again.
 */
export interface FormWords {
  /** The words for screen readers where a star is shown. */
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
  /** «from DICOM», «from the image». */
  source: (source: ValueSource) => string
  unconfirmed: string
  confirm: string
  /** «3 values that nobody has confirmed». */
  unconfirmedCount: (count: number) => string
  confirmAll: string
  /** The label of the key that confirms them all: «Alt N». */
  confirmAllKey: string
  /** «also cm, in». */
  alternativeUnits: (units: string) => string
  /** «e.g. 2.1 × 1.8 × 1.2». */
  sizeExample: string
  /** «unknown: waits for size, margin». */
  waitsFor: (names: string) => string
  unknown: string
  failed: (failure: string | undefined) => string
  overrule: string
  overruled: string
  /** The accessible name of the field in which a value is overruled. */
  overruleValue: (name: string) => string
  takeBack: string
  /** Closes the field without overruling. */
  leave: string
  computedTitle: string
  /** «Nodule 2». */
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
