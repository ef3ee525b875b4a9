import { group, inRows, label, numbers, option, output, range, row } from './hostileParts.ts'
import { HOSTILE_ROWS } from './hostileRows.ts'

/**
 * Documents at the limits of a definition, each as expensive as its kind allows. Some are refused, and none
 * may hang.
 */
export function hostileModules(): ReadonlyMap<string, unknown> {
  return new Map(Object.entries({ ...MODULES, ...HOSTILE_ROWS }).map(([name, make]) => [name, make()]))
}

/** Makes a reproducible sequence of numbers. */
function sequence(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1664525 + 1013904223) % 2 ** 32
    return Math.floor((state / 2 ** 32) * below)
  }
}

function giantTable(hit: string, more: object = {}): object {
  const next = sequence(7)
  const cell = () => {
    const from = next(90)
    return next(3) === 0 ? '-' : { range: [String(from), String(from + 1 + next(50)), '[)'] }
  }
  return {
    id: 't0',
    hit,
    ...more,
    cols: range(12, (n) => ({ ref: `i${n}` })),
    outs: [{ id: 'r', kind: 'text' }],
    rows: range(200, (n) => row(range(12, cell), `row ${n}`)),
  }
}

const MODULES: Readonly<Record<string, () => unknown>> = {
  'a table of 200 rows by 12 columns, FIRST': () => ({
    inputs: numbers(12, { default: '50' }),
    tables: [giantTable('FIRST')],
    computed: [{ id: 'c0', kind: 'text', table: 't0' }],
    outputs: [output({ v: 'c0' })],
  }),
  'a table of 200 rows by 12 columns, UNIQUE, in 50 rows': () => ({
    groups: [group],
    inputs: numbers(12, { ...inRows, default: '50' }),
    tables: [giantTable('UNIQUE', inRows)],
    computed: [{ id: 'c0', kind: 'text', table: 't0', ...inRows }],
    outputs: [output({ each: 'g0', body: [{ v: 'c0' }] })],
  }),
  'twenty tables whose cells are formulas, in 50 rows': () => ({
    groups: [group],
    inputs: numbers(4, { ...inRows, default: '1' }),
    tables: range(20, (n) => ({
      id: `t${n}`,
      hit: 'UNIQUE',
      ...inRows,
      cols: range(4, (column) => ({ ref: `i${column}` })),
      outs: [{ id: 'r', kind: 'number' }],
      rows: range(30, (m) =>
        row(
          range(4, () => ({ expr: `i0 * ${m} > i1 + i2 - i3` })),
          m,
        ),
      ),
    })),
    computed: range(20, (n) => ({ id: `c${n}`, kind: 'number', table: `t${n}`, ...inRows })),
    outputs: [output({ each: 'g0', body: range(20, (n) => ({ v: `c${n}` })) })],
  }),
  'sums over 50 rows in each of 50 rows': () => ({
    groups: [group],
    inputs: numbers(2, { ...inRows, default: '1.5' }),
    computed: range(20, (n) => ({
      id: `c${n}`,
      kind: 'number',
      ...inRows,
      expr: 'sum(g0.map(r, r.i0 * r.i1)) / i0 + max(g0.map(r, r.i1)) + row_number',
    })),
    outputs: [
      output({ each: 'g0', where: 'g0.exists(r, r.i0 > i1)', body: range(20, (n) => ({ v: `c${n}` })) }),
    ],
  }),
  'a group in a group, 2,500 times': () => ({
    groups: [group, { ...group, id: 'g1' }],
    inputs: [
      { id: 'i0', kind: 'number', label, ...inRows, default: '2' },
      { id: 'i1', kind: 'number', label, group: 'g1', default: '3' },
    ],
    outputs: [
      output({ each: 'g0', body: [{ each: 'g1', where: 'i0 < i1', body: [{ v: 'i0' }, { v: 'i1' }] }] }),
      { ...output({ each: 'g0', body: [{ each: 'g1', body: ['x'.repeat(100)] }] }), id: 'o1' },
    ],
  }),
  'shared phrases in shared phrases': () => ({
    inputs: numbers(1, { default: '1' }),
    partials: range(4, (n) => ({
      id: `p${n}`,
      body: { ko: n === 3 ? [{ v: 'i0' }, { josa: '은/는' }] : range(10, () => ({ use: `p${n + 1}` })) },
    })),
    outputs: [output({ use: 'p0' })],
  }),
  'a text that doubles sixty times': () => ({
    inputs: [{ id: 'i0', kind: 'text', label, default: 'ab' }],
    computed: range(60, (n) => ({
      id: `c${n}`,
      kind: 'text',
      expr: n === 0 ? 'i0 + i0' : `c${n - 1} + c${n - 1}`,
    })),
    outputs: [output({ v: 'c5' }, { v: 'c59' })],
  }),
  'a number that squares sixty times': () => ({
    inputs: numbers(1, { default: '99999.99999' }),
    computed: range(60, (n) => ({
      id: `c${n}`,
      kind: 'number',
      expr: n === 0 ? 'i0 * i0' : `c${n - 1} * c${n - 1}`,
    })),
    outputs: [output({ v: 'c1' }, { v: 'c59' })],
  }),
  'a circle of sixty': () => ({
    inputs: numbers(1),
    computed: range(60, (n) => ({ id: `c${n}`, kind: 'number', expr: `c${(n + 1) % 60} + i0` })),
    outputs: [output({ v: 'c0' })],
  }),
  'everything reads everything': () => ({
    inputs: numbers(30, { default: '1' }),
    computed: range(60, (n) => ({
      id: `c${n}`,
      kind: 'number',
      expr: [...range(30, (i) => `i${i}`), ...range(n, (c) => `c${c}`)].join(' + '),
    })),
    outputs: [output({ v: 'c59' })],
  }),
  'a score of everything': () => ({
    inputs: range(60, (n) => ({
      id: `i${n}`,
      kind: 'multi',
      label,
      options: range(20, (o) => ({ ...option(`o${o}`), points: `${o}.${n}7` })),
      default: ['o1', 'o2'],
    })),
    computed: [
      { id: 'c0', kind: 'number', score: { of: range(60, (n) => `i${n}`), agg: 'sum' } },
      { id: 'c1', kind: 'text', table: 't0' },
    ],
    tables: [
      {
        id: 't0',
        hit: 'FIRST',
        cols: [{ ref: 'c0' }],
        outs: [{ id: 'r', kind: 'text' }],
        rows: [row([{ range: ['10', null, '[]'] }], 'x')],
      },
    ],
    outputs: [output({ v: 'c1' })],
  }),
  'several answers that cells tell apart in every way': () => ({
    inputs: [{ id: 'i0', kind: 'multi', label, options: range(100, (n) => option(`o${n}`)) }],
    tables: [
      {
        id: 't0',
        hit: 'FIRST',
        cols: [{ ref: 'i0' }],
        outs: [{ id: 'r', kind: 'text' }],
        rows: range(100, (n) => row([{ in: [`o${n}`] }], `${n}`)),
      },
    ],
    computed: [{ id: 'c0', kind: 'text', table: 't0' }],
    outputs: [output({ v: 'c0' })],
  }),
  'formulas of 4 KB': () => ({
    inputs: numbers(2, { default: '1' }),
    computed: [
      { id: 'c0', kind: 'number', expr: `${'i0 * 1.1 + '.repeat(370)}i1` },
      { id: 'c1', kind: 'bool', expr: `${'i0 > 1 && '.repeat(400)}true` },
      { id: 'c2', kind: 'number', expr: `${'i0 > 1 ? 1 : '.repeat(300)}2` },
      { id: 'c3', kind: 'number', expr: `${'('.repeat(2000)}1${')'.repeat(2000)}` },
      { id: 'c4', kind: 'number', expr: `${'-'.repeat(4000)}1` },
      { id: 'c5', kind: 'number', expr: `${'['.repeat(1000)}1${']'.repeat(1000)}` },
      { id: 'c6', kind: 'text', expr: `"${'a'.repeat(4000)}"` },
      { id: 'c7', kind: 'bool', expr: 'i0 in [1, 2, 3].map(a, [1, 2, 3].map(b, a * b))' },
      { id: 'c8', kind: 'bool', expr: '"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa!".matches("(a+)+$")' },
      { id: 'c9', kind: 'number', expr: `${'9'.repeat(30)} * ${'9'.repeat(30)}` },
      { id: 'c10', kind: 'number', expr: '1e99 * 1e99 * 1e99 * 1e99' },
      { id: 'c11', kind: 'number', expr: 'constructor.constructor("return 1")()' },
      { id: 'c12', kind: 'number', expr: 'i0.__proto__ + __proto__' },
    ],
    outputs: [output(...range(13, (n) => ({ v: `c${n}` })))],
  }),
  'names that JavaScript gives a meaning': () => ({
    inputs: ['tostring', 'hasownproperty', 'valueof', 'then', 'length', 'name', 'prototype', 'arguments'].map(
      (id) => ({
        id,
        kind: 'number',
        label,
        default: '1',
      }),
    ),
    computed: [{ id: 'c0', kind: 'number', expr: 'then + length + name + arguments' }],
    outputs: [output({ v: 'c0' }, { v: 'then' })],
  }),
  'keys that JavaScript gives a meaning': () =>
    JSON.parse(
      '{"__proto__":{"polluted":1},"inputs":[{"id":"i0","kind":"number","label":{},"__proto__":{"min":"1"}}],"outputs":[{"id":"o0","section":"findings","body":{},"constructor":1}]}',
    ),
  'nesting without end': () => {
    let value: unknown = 1
    for (let depth = 0; depth < 5000; depth++) value = [value]
    return { inputs: value, outputs: [output()] }
  },
}
