import { group, inRows, label, numbers, option, output, range, row } from './hostileParts.ts'

/** Modules whose groups have fifty rows from the start, so that opening them evaluates everything fifty times. */
export const HOSTILE_ROWS: Readonly<Record<string, () => unknown>> = {
  'products of long numbers, in 50 rows': () => inFiftyRows('(i0 * i1 - i2 * i3) * i1', NINES),
  'quotients of long numbers, in 50 rows': () => inFiftyRows('i0 / i1 + i2 / i3', NINES),
  'remainders of long numbers, in 50 rows': () => inFiftyRows('i0 % i1 + i2 % i3', NINES),
  'differences of long numbers, in 50 rows': () => inFiftyRows('i0 - i1 - i2 - i3', NINES),
  'roots and logarithms, in 50 rows': () => inFiftyRows('sqrt(i0) + ln(i1)', NINES),
  'powers, in 50 rows': () => inFiftyRows('pow(i0, 0.7) + exp(-0.3 * i1 / i1)', NINES),
  'texts that are joined, in 50 rows': () => ({
    ...inFiftyRows('"a" + "b" == "ab" ? 1 : 2', '1'),
    checks: range(60, (n) => ({
      id: `k${n}`,
      level: 'info',
      when: `contains(upper(t0), "X${n}")`,
      message: label,
      ...inRows,
    })),
    inputs: [...numbers(4, inRows), { id: 't0', kind: 'text', label, ...inRows, default: 'ß'.repeat(1900) }],
  }),
  'sums over every row that nobody has filled, in 50 rows': () => ({
    groups: [group],
    inputs: numbers(60, inRows),
    computed: [
      ...range(2, (n) => ({
        id: `c${n}`,
        kind: 'number',
        expr: range(30, (i) => `size(g0.map(r, r.i${2 * i + n}))`).join(' + '),
      })),
      ...range(58, (n) => ({ id: `c${n + 2}`, kind: 'number', expr: `c0 + c1 + i${n}`, ...inRows })),
    ],
    outputs: [
      { ...output({ each: 'g0', body: range(60, (n) => ({ v: `c${n}` })) }), unknown: 'say' },
      { ...output({ each: 'g0', body: range(60, (n) => ({ v: `i${n}` })) }), id: 'o1' },
    ],
  }),
  'scores of every answer, in 50 rows': () => ({
    groups: [group],
    inputs: range(40, (n) => ({
      id: `i${n}`,
      kind: 'multi',
      label,
      ...inRows,
      options: range(90, (o) => ({ ...option(`o${o}`), points: '1.5' })),
      default: range(90, (o) => `o${o}`),
    })),
    computed: range(20, (n) => ({
      id: `c${n}`,
      kind: 'number',
      ...inRows,
      score: { of: range(40, (i) => `i${i}`), agg: 'sum' },
    })),
    outputs: [output({ each: 'g0', body: range(20, (n) => ({ v: `c${n}` })) })],
  }),
  'tables whose rows fit up to their last column, in 50 rows': () =>
    tables(numbers(12, { ...inRows, default: '1.5' }), 5, (n, column) =>
      column < 11 ? { not: [n + 1] } : { in: [n + 2] },
    ),
  'tables that list a hundred answers, in 50 rows': () =>
    tables(
      range(12, (n) => ({
        id: `i${n}`,
        kind: 'multi',
        label,
        ...inRows,
        options: range(100, (o) => ({ id: `o${o}`, label: {} })),
        default: range(100, (o) => `o${o}`),
      })),
      2,
      (n, column) => (column < 11 ? { in: [`o${n % 100}`] } : { not: range(20, (o) => `o${o}`) }),
    ),
  'tables of conditions that nobody can tell, in 50 rows': () =>
    tables(numbers(12, inRows), 4, (n, column) => ({ expr: `i${column}>${n % 10}` })),
  'texts as long as they may be, in 50 rows': () => ({
    groups: [group],
    inputs: range(60, (n) => ({
      id: `i${n}`,
      kind: 'text',
      label,
      ...inRows,
      ...(n < 30 ? { default: 'é'.repeat(1500) } : { fill: [{ from: 'expr', expr: `i${n - 30}` }] }),
    })),
    outputs: [output({ each: 'g0', body: [{ v: 'i59' }] })],
  }),
  'answers that fill in answers, in 50 rows': () => ({
    groups: [group],
    inputs: range(50, (n) => ({
      id: `i${n}`,
      kind: 'multi',
      label,
      ...inRows,
      options: range(100, (o) => ({ id: `o${o}`, label: {} })),
      ...(n === 0
        ? { default: range(100, (o) => `o${o}`) }
        : { fill: [{ from: 'expr', expr: `i${n - 1}` }] }),
    })),
    outputs: [output({ each: 'g0', body: [{ v: 'i49' }] })],
  }),
}

const NINES = `${'9'.repeat(14)}.${'7'.repeat(14)}`

/** The formula is repeated more often than a module may run it; those beyond the limit fail, and the rest runs. */
const inFiftyRows = (expr: string, value: string) => ({
  groups: [group],
  inputs: range(4, (n) => ({ id: `i${n}`, kind: 'number', label, ...inRows, default: value.slice(n) })),
  computed: range(60, (n) => ({
    id: `c${n}`,
    kind: 'number',
    ...inRows,
    expr: range(n < 50 ? 10 : 1, () => `(${expr})`).join(' + '),
  })),
  outputs: [output({ each: 'g0', body: range(60, (n) => ({ v: `c${n}` })) })],
})

const tables = (
  inputs: readonly { id: string }[],
  count: number,
  cell: (n: number, column: number) => unknown,
) => ({
  groups: [group],
  inputs,
  tables: range(count, (t) => ({
    id: `t${t}`,
    hit: 'UNIQUE',
    ...inRows,
    cols: inputs.map(({ id }) => ({ ref: id })),
    outs: [{ id: 'r', kind: 'number' }],
    rows: range(200, (n) =>
      row(
        inputs.map((_, column) => cell(n, column)),
        n,
      ),
    ),
  })),
  computed: range(count, (t) => ({ id: `c${t}`, kind: 'number', table: `t${t}`, ...inRows })),
  outputs: [output({ each: 'g0', body: range(count, (t) => ({ v: `c${t}` })) })],
})
