import type { Made, Run } from './Built.ts'
import { Exact } from './Exact.ts'
import { Failed, TOO_COSTLY, WRONG_TYPE } from './Failed.ts'
import { MADE_TEXT_MAX } from './limits.ts'
import type { CoreValue, RowValue, ValueType } from './rowOf.ts'
import { DIMENSIONS_LENGTH, OPTIONS_LENGTH, ROWS_LENGTH } from './types.ts'

type Admit = (value: CoreValue | undefined) => Made

/** Values of the host are checked before use, because closures rely on the types that were checked. */
const ADMIT: Readonly<Record<ValueType, Admit>> = {
  decimal(value) {
    if (value === undefined) return undefined
    if (value?.constructor === Exact) return value.d ? value : WRONG_TYPE
    // Another constructor of decimal.js has other settings, and methods follow the constructor of their
    // value.
    return value instanceof Exact && value.d ? new Exact(value) : WRONG_TYPE
  },
  text(value) {
    if (typeof value !== 'string') return value === undefined ? undefined : WRONG_TYPE
    return value.length > MADE_TEXT_MAX ? TOO_COSTLY : value
  },
  bool: (value) => (value === undefined || typeof value === 'boolean' ? value : WRONG_TYPE),
  texts: (value) => list(value, OPTIONS_LENGTH, isText),
  rows: (value) => list(value, ROWS_LENGTH, isRow),
  decimals: (value) => list(value, DIMENSIONS_LENGTH, isDecimal),
  bools: () => WRONG_TYPE,
  row: () => WRONG_TYPE,
  any: () => WRONG_TYPE,
}

const isText = (item: CoreValue) => typeof item === 'string' && item.length <= MADE_TEXT_MAX
const isDecimal = (item: CoreValue) => item?.constructor === Exact && item.d !== null
const isRow = (item: CoreValue) => typeof item === 'object' && item !== null && 'read' in item

function list(value: CoreValue | undefined, max: number, isFit: (item: CoreValue) => boolean): Made {
  if (value === undefined) return undefined
  if (!Array.isArray(value)) return WRONG_TYPE
  if (value.length > max) return TOO_COSTLY
  return value.every(isFit) ? value : WRONG_TYPE
}

export function readName(name: string, type: ValueType): Run {
  const admit = ADMIT[type]
  return (frame) => admit(frame.lookup.read(name))
}

export const readItem: Run = (frame) => frame.item

export function readField(of: Run, name: string, type: ValueType): Run {
  const admit = ADMIT[type]
  return (frame) => {
    const row = of(frame)
    return row === undefined || row instanceof Failed ? row : admit((row as RowValue).read(name))
  }
}
