import type { Cell, DecisionTable, ResultKind, ResultValue, TableRow } from '@pandok/module-engine'
import { insertItem, moveItem, put, removeItem, replaceItem } from '#shared/fields/arrays.ts'

/** Stands for the «otherwise» row where an index is expected. */
export const OTHERWISE = -1

const eachRow = (table: DecisionTable, change: (row: TableRow) => TableRow): DecisionTable => ({
  ...table,
  rows: table.rows.map(change),
})

export const addColumn = (table: DecisionTable, ref: string): DecisionTable => ({
  ...eachRow(table, (row) => ({ ...row, when: [...row.when, '-'] })),
  cols: [...table.cols, { ref }],
})

export const changeColumn = (table: DecisionTable, column: number, ref: string): DecisionTable => ({
  // A condition on another field has no meaning for the new one.
  ...eachRow(table, (row) => ({ ...row, when: replaceItem<Cell>(row.when, column, '-') })),
  cols: replaceItem(table.cols, column, { ref }),
})

export const moveColumn = (table: DecisionTable, from: number, to: number): DecisionTable => ({
  ...eachRow(table, (row) => ({ ...row, when: moveItem(row.when, from, to) })),
  cols: moveItem(table.cols, from, to),
})

export const removeColumn = (table: DecisionTable, column: number): DecisionTable => ({
  ...eachRow(table, (row) => ({ ...row, when: removeItem(row.when, column) })),
  cols: removeItem(table.cols, column),
})

function eachResult(table: DecisionTable, change: (results: ResultValue[]) => ResultValue[]): DecisionTable {
  const rows = eachRow(table, (row) => ({ ...row, then: change(row.then) }))
  return table.otherwise ? { ...rows, otherwise: change(table.otherwise) } : rows
}

export const addResult = (table: DecisionTable, id: string, kind: ResultKind): DecisionTable => ({
  ...eachResult(table, (results) => [...results, null]),
  outs: [...table.outs, { id, kind }],
})

export const moveResult = (table: DecisionTable, from: number, to: number): DecisionTable => ({
  ...eachResult(table, (results) => moveItem(results, from, to)),
  outs: moveItem(table.outs, from, to),
})

export const removeResult = (table: DecisionTable, column: number): DecisionTable => ({
  ...eachResult(table, (results) => removeItem(results, column)),
  outs: removeItem(table.outs, column),
})

export const setResultKind = (table: DecisionTable, column: number, kind: ResultKind): DecisionTable => {
  const out = table.outs[column]
  return out ? { ...table, outs: replaceItem(table.outs, column, { ...out, kind }) } : table
}

export const emptyRow = (table: DecisionTable): TableRow => ({
  when: table.cols.map(() => '-'),
  then: table.outs.map(() => null),
})

export const insertRow = (table: DecisionTable, at: number, row = emptyRow(table)): DecisionTable => ({
  ...table,
  rows: insertItem(table.rows, at, row),
})

export const moveRow = (table: DecisionTable, from: number, to: number): DecisionTable => ({
  ...table,
  rows: moveItem(table.rows, from, to),
})

export const removeRow = (table: DecisionTable, at: number): DecisionTable => ({
  ...table,
  rows: removeItem(table.rows, at),
})

export const changeRow = (
  table: DecisionTable,
  at: number,
  change: (row: TableRow) => TableRow,
): DecisionTable => {
  const row = table.rows[at]
  return row ? { ...table, rows: replaceItem(table.rows, at, change(row)) } : table
}

export const setCell = (table: DecisionTable, row: number, column: number, cell: Cell): DecisionTable =>
  changeRow(table, row, (each) => ({ ...each, when: replaceItem(each.when, column, cell) }))

export function setResult(
  table: DecisionTable,
  row: number,
  column: number,
  value: ResultValue,
): DecisionTable {
  if (row !== OTHERWISE)
    return changeRow(table, row, (each) => ({ ...each, then: replaceItem(each.then, column, value) }))
  return { ...table, otherwise: replaceItem(table.otherwise ?? table.outs.map(() => null), column, value) }
}

export const setOtherwise = (table: DecisionTable, isThere: boolean): DecisionTable =>
  put(table, 'otherwise', isThere ? (table.otherwise ?? table.outs.map(() => null)) : undefined)
