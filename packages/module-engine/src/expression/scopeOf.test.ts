import { describe, expect, it } from 'vitest'
import { definition } from '../document/definition.ts'
import { compileExpression } from './compileExpression.ts'
import { scopeOf } from './scopeOf.ts'

const label = { ko: '이름' }
const options = [
  { id: 'low', label },
  { id: 'high', label: { ko: '높음', en: 'High' } },
]

const thyroid = definition.parse({
  inputs: [
    { id: 'psa', kind: 'number', label, unit: 'ng/mL' },
    { id: 'age', kind: 'integer', label },
    { id: 'volume', kind: 'measure', what: 'volume', unit: 'mL', label },
    { id: 'note', kind: 'text', label },
    { id: 'risk', kind: 'choice', label, options },
    { id: 'signs', kind: 'multi', label, options },
    { id: 'smoker', kind: 'bool', label },
    { id: 'born', kind: 'date', label },
    { id: 'side', kind: 'side', label, sides: ['R', 'L'] },
    { id: 'size_mm', kind: 'number', label, group: 'nodules' },
  ],
  groups: [{ id: 'nodules', label }],
  computed: [
    { id: 'total', kind: 'number', expr: 'psa' },
    { id: 'points', kind: 'integer', expr: 'age' },
    { id: 'remark', kind: 'text', expr: 'note' },
    { id: 'is_large', kind: 'bool', expr: 'size_mm > 10', group: 'nodules' },
    { id: 'class', kind: 'choice', options, expr: 'risk' },
    { id: 'open_class', kind: 'choice', expr: 'risk' },
  ],
  outputs: [{ id: 'findings', section: 'findings', body: {} }],
})

const module = scopeOf(thyroid)
const row = scopeOf(thyroid, 'nodules')

describe('scopes of a definition', () => {
  it.each([
    ['psa', 'decimal'],
    ['age', 'decimal'],
    ['volume', 'decimal'],
    ['note', 'text'],
    ['risk', 'text'],
    ['signs', 'texts'],
    ['smoker', 'bool'],
    ['born', 'text'],
    ['side', 'text'],
    ['total', 'decimal'],
    ['points', 'decimal'],
    ['remark', 'text'],
    ['class', 'text'],
    ['nodules', 'rows'],
  ])('M102 %s is %s', (name, type) => {
    expect(module.names.get(name)?.type).toBe(type)
  })

  it('M102 options, sides and days are known to be such', () => {
    expect(module.names.get('risk')?.options?.map(({ id }) => id)).toEqual(['low', 'high'])
    expect(module.names.get('class')?.options?.map(({ id }) => id)).toEqual(['low', 'high'])
    expect(module.names.get('side')?.options?.map(({ id }) => id)).toEqual(['R', 'L'])
    expect(module.names.get('born')?.isDay).toBe(true)
    expect(module.names.get('open_class')?.options).toBeUndefined()
    expect(module.names.get('psa')?.unit).toBe('ng/mL')
  })

  it('M104 the rows of a group are lists at the module’s level, names in a row', () => {
    expect(compileExpression('nodules.exists(n, n.is_large)', module).ok).toBe(true)
    expect(compileExpression('size_mm > 10 && row_number == 1 && psa > 4', row).ok).toBe(true)
    expect(compileExpression('size_mm == max(nodules.map(n, n.size_mm))', row).ok).toBe(true)
  })

  it('M104 a row’s name outside of its rows is out of scope, and so is the row’s number', () => {
    const outside = compileExpression('is_large', module)
    expect(outside.ok ? [] : outside.faults).toEqual([
      {
        code: 'name.outOfScope',
        range: { from: 0, to: 8 },
        params: { name: 'is_large', group: 'nodules' },
      },
    ])
    expect(compileExpression('row_number > 1', module).ok).toBe(false)
  })

  it('M105 the options of a definition are checked', () => {
    expect(compileExpression('risk == "high" && side == "L"', module).ok).toBe(true)
    expect(compileExpression('side == "B"', module).ok).toBe(false)
    expect(compileExpression('open_class == "anything"', module).ok).toBe(true)
  })
})
