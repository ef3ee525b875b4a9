import type { ModuleDefinition, SavedTest } from '@pandok/module-engine'
import type { Vector, VectorRow, VectorValue } from './Vector.ts'

/** The values of several lesions together, in addition to those of each lesion. */
export type OverallOut = Extract<Vector['out'], { overall: VectorRow }>

export const isOverall = (out: Vector['out']): out is OverallOut =>
  'overall' in out && typeof out.overall === 'object' && out.overall !== null && !Array.isArray(out.overall)

type Rows = Record<string, VectorValue>[]

/**
 * Returns the expected values in the names of the module. A value over all lesions is named as in the table,
 * or `overall_…` if a lesion has one of the same name. Lists of lesions become places in the rows: `order`
 * and `lead` become `place`, and any other list `<list>_place`, which is 1 for its first lesion and 0 for
 * lesions that aren't in it.
 */
export function overallValues(
  { computed, groups }: ModuleDefinition,
  { each = [], overall }: OverallOut,
  rowCount: number,
): SavedTest['given'] {
  const names = new Set(computed.map(({ id }) => id))
  const rows: Rows = Array.from({ length: rowCount }, (_, index) => ({ ...each[index] }))
  const values: SavedTest['given'] = {}
  for (const [name, value] of Object.entries(overall)) {
    if (isAdviceList(value)) continue
    if (name === 'lead') place(rows, 'place', value === null ? [] : [Number(value)], false)
    else if (Array.isArray(value)) place(rows, placeOf(name), value.map(Number), true)
    else values[names.has(`overall_${name}`) ? `overall_${name}` : name] = value
  }
  const [group] = groups
  if (group && rows.some((row) => Object.keys(row).length > 0)) values[group.id] = rows as never
  return values
}

export const placeOf = (list: string): string => (list === 'order' ? 'place' : `${list}_place`)

/**
 * Returns whether a list contains different pieces of advice instead of lesions. It doesn't say which lesion
 * each belongs to.
 */
export const isAdviceList = (value: VectorValue): value is string[] =>
  Array.isArray(value) && typeof value[0] === 'string'

function place(rows: Rows, name: string, order: readonly number[], isComplete: boolean): void {
  for (const [index, row] of rows.entries()) {
    const at = order.indexOf(index + 1) + 1
    if (at > 0 || (isComplete && name !== 'place')) row[name] = at
  }
}
