import { describe, expect, it } from 'vitest'
import type { DecisionTable } from '../document/logic.ts'
import { compiled, computedOf, known, opened, tableRow } from './fixtures/open.ts'

const label = { en: 'Label' }
const options = ['a', 'b', 'none'].map((id, index) => ({
  id,
  label,
  points: String(index + 1),
  exclusive: id === 'none',
}))

const inputs = [
  { id: 'kind', kind: 'choice' as const, label, options },
  { id: 'size', kind: 'number' as const, label },
  { id: 'signs', kind: 'multi' as const, label, options },
]

const withTable = (
  table: Partial<DecisionTable> & Pick<DecisionTable, 'rows'>,
  values?: Record<string, string | string[]>,
) =>
  opened(
    {
      inputs,
      computed: [{ id: 'class', kind: 'text', table: 't' }],
      tables: [
        {
          id: 't',
          hit: 'FIRST',
          cols: [{ ref: 'kind' }, { ref: 'size' }],
          outs: [{ id: 'class', kind: 'text' }],
          ...table,
        },
      ],
    },
    values,
  )

const AB = [
  tableRow([{ in: ['a'] }, { range: ['4', null, '[]'] }], 'big a'),
  tableRow([{ in: ['a'] }, '-'], 'a'),
  tableRow(['-', { range: [null, '4', '()'] }], 'small'),
] as DecisionTable['rows']

describe('decision tables', () => {
  it('M260 take the first row that fits, by the exact number', () => {
    expect(known(withTable({ rows: AB }, { kind: 'a', size: '4.0' }), 'class')).toBe('big a')
    expect(known(withTable({ rows: AB }, { kind: 'a', size: '3.95' }), 'class')).toBe('a')
    const session = withTable({ rows: AB }, { kind: 'b', size: '3.95' })
    expect([known(session, 'class'), session.firedRows('t')]).toEqual(['small', [2]])
  })

  it('M260 wait where a row before could still fit', () => {
    const session = withTable({ rows: AB }, { kind: 'a' })
    expect(computedOf(session, 'class')).toMatchObject({ state: 'unknown', waitsFor: [{ id: 'size' }] })
    expect(session.firedRows('t')).toEqual([undefined])
    expect(computedOf(withTable({ rows: AB }, { size: '9' }), 'class')?.waitsFor).toEqual([{ id: 'kind' }])
  })

  it('M262 settle a row by one cell that doesn’t fit', () => {
    const rows = [
      tableRow([{ in: ['a'] }, { range: ['4', null, '[]'] }], 'x'),
      tableRow([{ in: ['b'] }, '-'], 'y'),
    ]
    expect(known(withTable({ rows: rows as DecisionTable['rows'] }, { kind: 'b' }), 'class')).toBe('y')
  })

  it('M262 tell known from unknown, and compare several answers', () => {
    const rows = [
      tableRow([{ known: false }], 'nobody looked'),
      tableRow([{ in: ['a'] }], 'with a'),
      tableRow([{ not: ['none'] }], 'something'),
    ] as DecisionTable['rows']
    const cols = [{ ref: 'signs' }]
    expect(known(withTable({ rows, cols }), 'class')).toBe('nobody looked')
    expect(known(withTable({ rows, cols }, { signs: ['a', 'b'] }), 'class')).toBe('with a')
    expect(known(withTable({ rows, cols }, { signs: ['b'] }), 'class')).toBe('something')
    expect(known(withTable({ rows, cols }, { signs: ['none'] }), 'class')).toBeUndefined()
  })

  it('M261 fail where two rows fit and only one may', () => {
    const rows = [tableRow([{ in: ['a'] }, '-'], 'x'), tableRow(['-', { range: ['1', null, '[]'] }], 'y')]
    const session = withTable(
      { hit: 'UNIQUE', rows: rows as DecisionTable['rows'] },
      { kind: 'a', size: '2' },
    )
    expect(computedOf(session, 'class')).toMatchObject({
      state: 'failed',
      failure: 'overlap',
      value: undefined,
    })
    session.set({ id: 'size' }, '0.5')
    expect(known(session, 'class')).toBe('x')
  })

  it('M261 wait for a row that could fit too, unless it says the same', () => {
    const differing = [
      tableRow([{ in: ['a'] }, '-'], 'x'),
      tableRow(['-', { range: ['1', null, '[]'] }], 'y'),
    ]
    const same = [tableRow([{ in: ['a'] }, '-'], 'x'), tableRow(['-', { range: ['1', null, '[]'] }], 'x')]
    const given = { kind: 'a' }
    const waiting = withTable({ hit: 'UNIQUE', rows: differing as DecisionTable['rows'] }, given)
    expect(computedOf(waiting, 'class')).toMatchObject({ state: 'unknown', waitsFor: [{ id: 'size' }] })
    expect(known(withTable({ hit: 'UNIQUE', rows: same as DecisionTable['rows'] }, given), 'class')).toBe('x')
  })

  it('M263 fall back on `otherwise`, and on nothing where there is none', () => {
    const given = { kind: 'b', size: '9' }
    expect(computedOf(withTable({ rows: AB }, given), 'class')).toMatchObject({
      state: 'unknown',
      waitsFor: [],
    })
    const session = withTable({ rows: AB, otherwise: ['rest'] }, given)
    expect([known(session, 'class'), session.firedRows('t')]).toEqual(['rest', [-1]])
    expect(known(withTable({ rows: AB, otherwise: [null] }, given), 'class')).toBeUndefined()
  })

  it('M262 take formulas in cells and as results', () => {
    const rows = [tableRow([{ expr: 'size > 2 * 2' }, '-'], { expr: 'kind + "!"' })] as DecisionTable['rows']
    const session = withTable({ rows, otherwise: ['rest'] }, { kind: 'a', size: '4.1' })
    expect(known(session, 'class')).toBe('a!')
    session.set({ id: 'size' }, undefined)
    expect(computedOf(session, 'class')).toMatchObject({ state: 'unknown', waitsFor: [{ id: 'size' }] })
  })
})

describe('scores', () => {
  const draft = {
    inputs: [...inputs, { id: 'hot', kind: 'bool' as const, label, points: '2.5' }],
    computed: (['sum', 'max', 'count'] as const).map((agg) => ({
      id: `s_${agg}`,
      kind: 'number' as const,
      score: { of: ['kind', 'signs', 'hot', 'size'], agg },
    })),
  }

  it('M270 add, take the highest or count', () => {
    const session = opened(draft, { kind: 'a', signs: ['a', 'b'], hot: true, size: '0.1' })
    expect(['s_sum', 's_max', 's_count'].map((id) => known(session, id))).toEqual(['6.6', '2.5', '5'])
    session.set({ id: 'signs' }, ['none'])
    session.set({ id: 'hot' }, false)
    expect(['s_sum', 's_max', 's_count'].map((id) => known(session, id))).toEqual(['4.1', '3', '2'])
  })

  it('M270 are unknown while a part is missing, and name every one', () => {
    const session = opened(draft, { kind: 'a' })
    expect(computedOf(session, 's_sum')).toMatchObject({
      state: 'unknown',
      waitsFor: [{ id: 'signs' }, { id: 'hot' }, { id: 'size' }],
    })
  })
})

describe('modules that could cost too much', () => {
  const dear = Array.from({ length: 40 }, () => 'sum(rows.map(r, r.x / r.x * r.x))').join(' + ')

  it('M200, M212 fail by what they could cost at most, and stay quick', () => {
    const module = compiled({
      groups: [{ id: 'rows', label }],
      inputs: [{ id: 'x', kind: 'number', group: 'rows', label, default: '1.234567' }],
      computed: Array.from({ length: 30 }, (_, index) => ({
        id: `c${index}`,
        kind: 'number' as const,
        expr: dear,
      })),
    })
    const costly = module.templates.filter(
      (template) => template.kind === 'computed' && template.formula === 'tooCostly',
    )
    expect(costly.length).toBeGreaterThan(10)
    expect(costly.length).toBeLessThan(30)
  })

  it('M200 count every answer that a score may add up, in every row', () => {
    const answers = Array.from({ length: 100 }, (_, index) => ({ id: `o${index}`, label, points: '1' }))
    const session = opened({
      groups: [{ id: 'rows', label, min: 50 }],
      inputs: ['a', 'b'].map((id) => ({
        id,
        kind: 'multi',
        group: 'rows',
        label,
        options: answers,
        default: ['o1'],
      })),
      computed: ['c0', 'c1', 'c2'].map((id) => ({
        id,
        kind: 'number',
        group: 'rows',
        score: { of: ['a', 'b'], agg: 'sum' },
      })),
    })
    expect(computedOf(session, 'c0')).toMatchObject({ state: 'known', value: '2' })
    expect(computedOf(session, 'c2')).toMatchObject({ state: 'failed', failure: 'tooCostly' })
  })
})
