import { compileExpression, emptyDefinition, scopeOf } from '@pandok/module-engine'
import { expect, it } from 'vitest'
import type { Condition } from './condition.ts'
import { readGuarded, writeGuarded } from './guardedCondition.ts'

const fields = [
  { id: 'grade', kind: 'choice' },
  { id: 'signs', kind: 'multi' },
  { id: 'size', kind: 'size' },
  { id: 'width', kind: 'measure' },
  { id: 'urgent', kind: 'bool' },
] as const

const scope = scopeOf({
  ...emptyDefinition(),
  inputs: [
    { id: 'grade', kind: 'choice', label: {}, options: ['a', 'b', 'c'].map((id) => ({ id, label: {} })) },
    { id: 'signs', kind: 'multi', label: {}, options: ['a', 'b'].map((id) => ({ id, label: {} })) },
    { id: 'size', kind: 'size', label: {}, unit: 'cm', altUnits: [], least: 1 },
    { id: 'width', kind: 'measure', label: {}, unit: 'mm', what: 'length', altUnits: [] },
    { id: 'urgent', kind: 'bool', label: {} },
  ],
})

const terms: Condition['terms'] = [
  { field: 'grade', comparison: 'is', values: ['a'] },
  { field: 'grade', comparison: 'isNot', values: ['a'] },
  { field: 'grade', comparison: 'oneOf', values: ['a', 'b'] },
  { field: 'grade', comparison: 'noneOf', values: ['a', 'b'] },
  { field: 'signs', comparison: 'has', values: ['b'] },
  { field: 'signs', comparison: 'hasNot', values: ['b'] },
  { field: 'size', comparison: 'ge', values: ['1.5'], of: 'max' },
  { field: 'width', comparison: 'lt', values: ['10'] },
  { field: 'width', comparison: 'ne', values: ['10'] },
  { field: 'urgent', comparison: 'yes', values: [] },
  { field: 'urgent', comparison: 'no', values: [] },
  { field: 'width', comparison: 'known', values: [] },
  { field: 'size', comparison: 'unknown', values: [] },
]

it.each(terms)('$field $comparison is written as a formula and read back unchanged', (term) => {
  const formula = writeGuarded({ join: 'all', terms: [term] }) ?? ''
  expect(compileExpression(formula, scope, ['bool'])).toMatchObject({ ok: true })
  expect(readGuarded(formula, fields)).toEqual({ join: 'all', terms: [term] })
})

it.each(['all', 'any'] as const)('several terms are read back, joined by %s', (join) => {
  // Beside a comparison, «is known» adds nothing.
  const condition = { join, terms: terms.filter(({ comparison }) => comparison !== 'known') }
  expect(readGuarded(writeGuarded(condition) ?? '', fields)).toEqual(condition)
})

it('guards written by hand are read as the comparison that they guard', () => {
  const oneOf = { join: 'all', terms: [{ field: 'grade', comparison: 'oneOf', values: ['a', 'b'] }] }
  expect(readGuarded('known(grade) && (grade == "a" || grade == "b")', fields)).toEqual(oneOf)
  expect(readGuarded('(known(grade) && grade in ["a", "b"])', fields)).toEqual(oneOf)
  expect(readGuarded('(!known(grade) || grade != "c")', fields)).toEqual({
    join: 'all',
    terms: [{ field: 'grade', comparison: 'isNot', values: ['c'] }],
  })
})

it('a guard with another meaning is kept', () => {
  expect(readGuarded('known(grade) && grade != "c"', fields)).toEqual({
    join: 'all',
    terms: [
      { field: 'grade', comparison: 'known', values: [] },
      { field: 'grade', comparison: 'isNot', values: ['c'] },
    ],
  })
  expect(readGuarded('!known(grade) || grade == "c"', fields)).toMatchObject({
    join: 'any',
    terms: [{ comparison: 'unknown' }, { comparison: 'is' }],
  })
})

it('nested and other formulas are left to the formula field', () => {
  expect(readGuarded('(grade == "a" || urgent) && width > 3', fields)).toBeUndefined()
  expect(readGuarded('width * 2 > 3', fields)).toBeUndefined()
  expect(readGuarded('size > 3', fields)).toBeUndefined()
  expect(
    writeGuarded({ join: 'all', terms: [{ field: 'grade', comparison: 'is', values: [] }] }),
  ).toBeUndefined()
})
