import type { DecisionTable, ModuleDefinition } from '@pandok/module-engine'
import { freeId } from '../inputs/ids.ts'
import { emptyRow } from './tableEdits.ts'

/** A table with one condition and one row; undefined if the module has nothing to test. */
export function createTable({ inputs, computed, tables }: ModuleDefinition): DecisionTable | undefined {
  const ref = (inputs.find(({ group }) => group === undefined) ?? inputs[0] ?? computed[0])?.id
  if (ref === undefined) return undefined
  const group = inputs.find(({ id }) => id === ref)?.group
  const table: DecisionTable = {
    id: freeId('table', new Set(tables.map(({ id }) => id))),
    hit: 'FIRST',
    ...(group === undefined ? {} : { group }),
    cols: [{ ref }],
    outs: [{ id: 'result', kind: 'choice' }],
    rows: [],
  }
  return { ...table, rows: [emptyRow(table)] }
}
