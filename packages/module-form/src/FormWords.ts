import type { Input, InputFault, ValueSource } from '@pandok/module-engine'

/**
 * Everything that the form says by itself; what the module says is in its definition. One object per language, kept:
 * a new one draws every field again.
 */
export interface FormWords {
  /** For screen readers, where a star is shown. */
  required: string
  yes: string
  no: string
  right: string
  left: string
  both: string
  /** Letters that choose: Y and N, in German J and N. One capital letter each. */
  keys: { yes: string; no: string; right: string; left: string; both: string }
  /** The first entry of a long list, while nothing is chosen. */
  choose: string
  /** What is wrong, and what would be right. */
  fault: (fault: InputFault, input: Input) => string
  /** «from DICOM», «from the image». */
  source: (source: ValueSource) => string
  unconfirmed: string
  confirm: string
  /** «3 values that nobody has confirmed». */
  unconfirmedCount: (count: number) => string
  confirmAll: string
  /** What is printed on the key that confirms them all: «Alt N». */
  confirmAllKey: string
  /** «also cm, in». */
  alternativeUnits: (units: string) => string
  /** «e.g. 2.1 x 1.8 x 1.2». */
  sizeExample: string
  /** «unknown: waits for size, margin». */
  waitsFor: (names: string) => string
  unknown: string
  failed: (failure: string | undefined) => string
  overrule: string
  overruled: string
  /** Accessible name of the field in which a value is overruled. */
  overruleValue: (name: string) => string
  takeBack: string
  /** Closes the field without overruling. */
  leave: string
  computedTitle: string
  /** «Nodule 2». */
  row: (group: string, number: number) => string
  addRow: (group: string) => string
  noRows: (group: string) => string
  /** Accessible name of a row's menu. */
  rowActions: (row: string) => string
  removeRow: string
  sameAsAbove: string
  moveUp: string
  moveDown: string
  sortRows: string
  levels: { block: string; warn: string; info: string }
  /** The whole form when its module has no inputs. */
  noInputs: string
}
