import type { Made, Run } from './Built.ts'
import { Exact } from './Exact.ts'
import { Failed, TOO_COSTLY, WRONG_TYPE } from './Failed.ts'
import { MADE_TEXT_MAX } from './limits.ts'
import { OPTIONS_LENGTH, ROWS_LENGTH } from './types.ts'
import type { CoreValue, RowValue, ValueType } from './value.ts'

/** The host's values are looked at before they are used: closures rely on the types that were checked. */
function admitted(value: CoreValue | undefined, type: ValueType): Made {
  if (value === undefined) return undefined
  switch (type) {
    case 'decimal':
      return decimal(value)
    case 'text':
      if (typeof value !== 'string') return WRONG_TYPE
      return value.length > MADE_TEXT_MAX ? TOO_COSTLY : value
    case 'bool':
      return typeof value === 'boolean' ? value : WRONG_TYPE
    case 'texts':
      return list(value, OPTIONS_LENGTH, isText)
    case 'rows':
      return list(value, ROWS_LENGTH, isRow)
    default:
      return WRONG_TYPE
  }
}

function decimal(value: CoreValue): Made {
  if (!(value instanceof Exact) || !value.isFinite()) return WRONG_TYPE
  // Another constructor of decimal.js has other settings, and methods follow their value's constructor.
  return value.constructor === Exact ? value : new Exact(value)
}

const isText = (item: CoreValue) => typeof item === 'string' && item.length <= MADE_TEXT_MAX
const isRow = (item: CoreValue) => typeof item === 'object' && item !== null && 'read' in item

function list(value: CoreValue, max: number, isFit: (item: CoreValue) => boolean): Made {
  if (!Array.isArray(value)) return WRONG_TYPE
  if (value.length > max) return TOO_COSTLY
  return value.every(isFit) ? value : WRONG_TYPE
}

export const readName =
  (name: string, type: ValueType): Run =>
  (frame) =>
    admitted(frame.lookup.read(name), type)

export const readItem: Run = (frame) => frame.item

export const readField =
  (of: Run, name: string, type: ValueType): Run =>
  (frame) => {
    const row = of(frame)
    if (row === undefined || row instanceof Failed) return row
    return admitted((row as RowValue).read(name), type)
  }
