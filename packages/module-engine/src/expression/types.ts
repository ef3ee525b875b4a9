import { DIMENSIONS_MAX, GROUP_ROWS_MAX, OPTIONS_MAX } from '../document/limits.ts'
import type { ValueType } from './rowOf.ts'

export const LIST_OF: Readonly<Partial<Record<ValueType, ValueType>>> = {
  decimal: 'decimals',
  text: 'texts',
  bool: 'bools',
  row: 'rows',
}

export const ITEM_OF: Readonly<Partial<Record<ValueType, ValueType>>> = {
  decimals: 'decimal',
  texts: 'text',
  bools: 'bool',
  rows: 'row',
}

export const ROWS_LENGTH = GROUP_ROWS_MAX
export const OPTIONS_LENGTH = OPTIONS_MAX
/** A name with several numbers is a size. */
export const DIMENSIONS_LENGTH = DIMENSIONS_MAX
