import type { DecisionTable } from '@pandok/module-engine'
import { describe, expect, it } from 'vitest'
import type { NamedField } from '#shared/conditions/namedFields.ts'
import { pasteCells } from './pasteCells.ts'
import { rowForExample } from './rowForExample.ts'
import {
  addColumn,
  addResult,
  insertRow,
  moveColumn,
  OTHERWISE,
  removeColumn,
  removeResult,
  setOtherwise,
  setResult,
} from './tableEdits.ts'

const nothing = { unit: undefined, decimals: undefined, group: undefined, words: '' }
const fields: NamedField[] = [
  {
    id: 'level',
    label: 'Level',
    source: 'computed',
    kind: 'choice',
    options: ['TR3', 'TR4'].map((id) => ({ id, label: { ko: `등급 ${id}` } })),
    ...nothing,
  },
  { id: 'size', label: 'Size', source: 'input', kind: 'number', options: [], ...nothing },
  { id: 'sure', label: 'Sure', source: 'input', kind: 'bool', options: [], ...nothing },
]

const table: DecisionTable = {
  id: 't',
  hit: 'UNIQUE',
  cols: [{ ref: 'level' }, { ref: 'size' }],
  outs: [{ id: 'rec', kind: 'choice' }],
  rows: [
    { when: [{ in: ['TR3'] }, { range: [null, '1.5', '()'] }], then: ['none'] },
    { when: [{ in: ['TR3'] }, { range: ['2.5', null, '[)'] }], then: ['fna'] },
  ],
}

describe('editing a decision table', () => {
  it('keeps every row as wide as its columns', () => {
    const wide = setOtherwise(addResult(addColumn(table, 'sure'), 'flag', 'bool'), true)
    expect(wide.rows.map(({ when, then }) => [when.length, then.length])).toEqual([
      [3, 2],
      [3, 2],
    ])
    expect(wide.otherwise).toEqual([null, null])
    const narrow = removeResult(removeColumn(wide, 0), 0)
    expect(narrow.rows[0]).toEqual({ when: [{ range: [null, '1.5', '()'] }, '-'], then: [null] })
    expect(narrow.otherwise).toEqual([null])
  })

  it('moves a column with its cells', () => {
    const moved = moveColumn(table, 1, 0)
    expect(moved.cols).toEqual([{ ref: 'size' }, { ref: 'level' }])
    expect(moved.rows[1]?.when).toEqual([{ range: ['2.5', null, '[)'] }, { in: ['TR3'] }])
  })

  it('writes results into rows and into «otherwise»', () => {
    expect(setResult(table, 1, 0, 'follow').rows[1]?.then).toEqual(['follow'])
    expect(setResult(table, OTHERWISE, 0, 'none').otherwise).toEqual(['none'])
  })
})

describe('a row for a gap', () => {
  it('covers the whole range between the limits around the example', () => {
    const others: DecisionTable = {
      ...table,
      rows: [...table.rows, { when: [{ in: ['TR4'] }, { range: ['1.5', '2', '[]'] }], then: ['fna'] }],
    }
    const row = { when: [{ in: ['TR3'] }, { range: ['1.5', '2.5', '[)'] }], then: [null] }
    expect(rowForExample(others, fields, { level: 'TR3', size: '2' })).toEqual(row)
    expect(rowForExample(others, fields, { level: 'TR3', size: '1.5' })).toEqual(row)
  })

  it('uses a limit that no row has', () => {
    const open: DecisionTable = {
      ...table,
      rows: [
        { when: ['-', { range: [null, '1', '()'] }], then: [null] },
        { when: ['-', { range: ['1', null, '()'] }], then: [null] },
      ],
    }
    expect(rowForExample(open, fields, { size: '1' }).when).toEqual(['-', { range: ['1', '1', '[]'] }])
  })

  it('tests for unknown if the example is unknown', () => {
    expect(rowForExample(table, fields, { level: 'TR4', size: null }).when).toEqual([
      { in: ['TR4'] },
      { known: false },
    ])
  })
})

describe('a block from a spreadsheet', () => {
  it('fills cells and results, by id or by label, and adds rows', () => {
    const { table: next, unread } = pasteCells(
      table,
      { row: 1, column: 0 },
      '등급 TR4\t>=1.5\tfna\r\n!TR3\t-\tnone\n',
      { fields, options: [['fna', 'none'].map((id) => ({ id, label: {} }))] },
    )
    expect(unread).toBe(0)
    expect(next.rows.slice(1)).toEqual([
      { when: [{ in: ['TR4'] }, { range: ['1.5', null, '[)'] }], then: ['fna'] },
      { when: [{ not: ['TR3'] }, '-'], then: ['none'] },
    ])
  })

  it('leaves cells unchanged that it can not read, and counts them', () => {
    const { table: next, unread } = pasteCells(table, { row: 0, column: 0 }, 'TR9\tbig', {
      fields,
      options: [[]],
    })
    expect(unread).toBe(2)
    expect(next).toEqual(table)
  })

  it('reads yes and no in five languages', () => {
    const yesNo = insertRow({ ...table, cols: [{ ref: 'sure' }], rows: [] }, 0)
    const pasted = pasteCells(yesNo, { row: 0, column: 0 }, '예\nnein\nはい\n否\nyes', {
      fields,
      options: [[]],
    })
    expect(pasted.table.rows.map(({ when }) => when[0])).toEqual([
      { in: [true] },
      { in: [false] },
      { in: [true] },
      { in: [false] },
      { in: [true] },
    ])
  })
})
