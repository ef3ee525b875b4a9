import { describe, expect, test } from 'vitest'
import { type ModuleDefinition, definition as shape } from '../../document/definition.ts'
import type { Cell, DecisionTable } from '../../document/logic.ts'
import { within } from '../../testkit/within.ts'
import { createAnalysisCache } from '../AnalysisCache.ts'
import { proveTable } from './proveTable.ts'
import { readTable } from './readTable.ts'
import { allRows } from './rowSet.ts'
import { uncovered } from './uncovered.ts'

const options = (...ids: string[]) => ids.map((id) => ({ id, label: {} }))

interface TableParts {
  hit?: 'FIRST' | 'UNIQUE'
  cols: string[]
  rows: Cell[][]
  otherwise?: DecisionTable['otherwise']
}

interface MoreParts {
  tables?: object[]
  computed?: object[]
}

function moduleOf(inputs: object[], table: TableParts, more: MoreParts = {}): ModuleDefinition {
  return shape.parse({
    inputs,
    tables: [
      {
        id: 't',
        hit: table.hit ?? 'UNIQUE',
        cols: table.cols.map((ref) => ({ ref })),
        outs: [{ id: 'r', kind: 'text' }],
        // biome-ignore lint/suspicious/noThenProperty: the document's own word
        rows: table.rows.map((when, index) => ({ when, then: [`r${index}`] })),
        ...(table.otherwise && { otherwise: table.otherwise }),
      },
      ...(more.tables ?? []),
    ],
    computed: more.computed ?? [],
    outputs: [{ id: 'o', section: 'findings', body: {} }],
  })
}

const proofOf = (inputs: object[], table: TableParts, more?: MoreParts) =>
  proveTable(moduleOf(inputs, table, more), 't')

const level = { id: 'level', kind: 'choice', label: {}, options: options('TR1', 'TR3', 'TR4') }
const size = { id: 'size', kind: 'number', label: {}, min: '0.1', max: '15', decimals: 2 }

describe('gaps', () => {
  test('M450 a missing stretch between two ranges is shown by a number in its middle', () => {
    const proof = proofOf([size], {
      cols: ['size'],
      rows: [[{ range: [null, '0.9', '[]'] }], [{ range: ['1.0', null, '[]'] }]],
    })
    expect(proof.gaps).toEqual([{ size: '0.95' }])
    expect(proof.complete).toBe(true)
  })

  test('M451 there is no gap between 0.9 and 1.0 where only one decimal can be entered', () => {
    const proof = proofOf([{ ...size, decimals: 1 }], {
      cols: ['size'],
      rows: [[{ range: [null, '0.9', '[]'] }], [{ range: ['1.0', null, '[]'] }]],
    })
    expect(proof.gaps).toEqual([])
  })

  test('M451 without stated decimals an example has as many as it needs', () => {
    const proof = proofOf([{ ...size, decimals: undefined }], {
      cols: ['size'],
      rows: [[{ range: [null, '0.99', '[]'] }], [{ range: ['1', null, '[]'] }]],
    })
    expect(proof.gaps).toEqual([{ size: '0.995' }])
  })

  test('M450 an open end on both sides leaves out the bound itself', () => {
    const proof = proofOf([size], {
      cols: ['size'],
      rows: [[{ range: [null, '4', '[)'] }], [{ range: ['4', null, '()'] }]],
    })
    expect(proof.gaps).toEqual([{ size: '4' }])
  })

  test('M451 limits of the input close the table at both ends', () => {
    const proof = proofOf([size], { cols: ['size'], rows: [[{ range: ['0.1', '15', '[]'] }]] })
    expect(proof.gaps).toEqual([])
    const open = proofOf([{ ...size, min: undefined, max: undefined }], {
      cols: ['size'],
      rows: [[{ range: ['0.1', '15', '[]'] }]],
    })
    expect(open.gaps).toEqual([{ size: '0' }, { size: '16' }])
  })

  test('M451 above and below exclude the limit itself', () => {
    const proof = proofOf([{ id: 'size', kind: 'number', label: {}, above: '0', below: '1' }], {
      cols: ['size'],
      rows: [[{ range: ['0', '1', '()'] }]],
    })
    expect(proof.gaps).toEqual([])
  })

  test('M451 of an integer only integers are asked', () => {
    const points = { id: 'points', kind: 'integer', label: {}, min: '0' }
    const rows: Cell[][] = [[{ in: [0] }], [{ range: ['1', '3', '[]'] }], [{ range: ['4', null, '[]'] }]]
    expect(proofOf([points], { cols: ['points'], rows }).gaps).toEqual([])
    expect(proofOf([points], { cols: ['points'], rows: rows.slice(0, 2) }).gaps).toEqual([{ points: '4' }])
  })

  test('M452 neighboring cells are one gap with one example, cells apart are two', () => {
    const proof = proofOf([level, size], {
      cols: ['level', 'size'],
      rows: [
        [{ in: ['TR1'] }, '-'],
        [{ in: ['TR3'] }, { range: [null, '1.5', '[)'] }],
        [{ in: ['TR4'] }, { range: ['1', '2', '[)'] }],
      ],
    })
    expect(proof.gaps).toHaveLength(2)
    expect(proof.gaps).toContainEqual({ level: 'TR4', size: '0.5' })
    expect(proof.gapCases.every((cases) => cases >= 1)).toBe(true)
  })

  test('M453 otherwise closes every gap', () => {
    const proof = proofOf([level], { cols: ['level'], rows: [[{ in: ['TR1'] }]], otherwise: ['x'] })
    expect(proof.gaps).toEqual([])
  })

  test('M454 unknown is a gap only where a cell speaks of it', () => {
    const free = { id: 'free', kind: 'bool', label: {} }
    expect(proofOf([free], { cols: ['free'], rows: [[{ in: [true, false] }]] }).gaps).toEqual([])
    expect(proofOf([free], { cols: ['free'], rows: [[{ known: true }]] }).gaps).toEqual([{ free: null }])
    const required = { ...free, required: true }
    expect(proofOf([required], { cols: ['free'], rows: [[{ known: true }]] }).gaps).toEqual([])
  })

  test('M455 several answers are asked by what the cells name: one of, none of', () => {
    const signs = { id: 'signs', kind: 'multi', label: {}, options: options('a', 'b', 'c', 'd') }
    const rows: Cell[][] = [[{ in: ['a'] }], [{ not: ['a', 'b'] }]]
    const proof = proofOf([signs], { cols: ['signs'], rows })
    expect(proof.gaps).toEqual([{ signs: 'b' }])
    const closed = proofOf([signs], { cols: ['signs'], rows: [[{ in: ['a', 'b'] }], [{ not: ['a', 'b'] }]] })
    expect(closed.gaps).toEqual([])
    expect(closed.overlaps).toEqual([])
  })

  test('M455 answers that exclude the others are never chosen together', () => {
    const signs = {
      id: 'signs',
      kind: 'multi',
      label: {},
      options: [{ id: 'none', label: {}, exclusive: true }, ...options('a', 'b')],
    }
    const rows: Cell[][] = [[{ in: ['none'] }], [{ in: ['a'] }], [{ not: ['none', 'a'] }]]
    const proof = proofOf([signs], { cols: ['signs'], rows })
    expect(proof.overlaps).toEqual([])
    expect(proof.gaps).toEqual([])
  })

  test('M450 of open text every named one and one other is asked', () => {
    const proof = proofOf([{ id: 'name', kind: 'text', label: {} }], {
      cols: ['name'],
      rows: [[{ in: ['x'] }], [{ in: ['y'] }]],
    })
    expect(proof.gaps).toEqual([{ name: '…' }])
  })
})

describe('columns that are computed', () => {
  const composition = {
    id: 'composition',
    kind: 'choice',
    label: {},
    options: [
      { id: 'cystic', label: {}, points: '0' },
      { id: 'mixed', label: {}, points: '1' },
      { id: 'solid', label: {}, points: '2' },
    ],
  }
  const rim = { id: 'rim', kind: 'bool', label: {}, points: '3' }
  const total = { id: 'total', kind: 'integer', score: { of: ['composition', 'rim'], agg: 'sum' } }

  test('M456 a score has only the totals that its points can give', () => {
    const rows: Cell[][] = [[{ in: [0] }], [{ range: ['1', '2', '[]'] }], [{ range: ['3', '5', '[]'] }]]
    expect(proofOf([composition, rim], { cols: ['total'], rows }, { computed: [total] }).gaps).toEqual([])
    const missing = proofOf(
      [composition, rim],
      { cols: ['total'], rows: rows.slice(0, 2) },
      { computed: [total] },
    )
    expect(missing.gaps).toEqual([{ total: '3' }])
  })

  test('M456 a value of another table has that table’s literals', () => {
    const levelTable = {
      id: 'levels',
      hit: 'FIRST',
      cols: [{ ref: 'composition' }],
      outs: [{ id: 'l', kind: 'text' }],
      rows: [
        // biome-ignore lint/suspicious/noThenProperty: the document's own word
        { when: [{ in: ['cystic'] }], then: ['TR1'] },
        // biome-ignore lint/suspicious/noThenProperty: the document's own word
        { when: ['-'], then: ['TR2'] },
      ],
    }
    const computed = [{ id: 'tr', kind: 'text', table: 'levels' }]
    const one = proofOf(
      [composition],
      { cols: ['tr'], rows: [[{ in: ['TR1'] }]] },
      { computed, tables: [levelTable] },
    )
    expect(one.gaps).toEqual([{ tr: 'TR2' }])
    const both = proofOf(
      [composition],
      { cols: ['tr'], rows: [[{ in: ['TR1', 'TR2'] }]] },
      { computed, tables: [levelTable] },
    )
    expect(both.gaps).toEqual([])
  })

  test('M456 a value that may be overruled has all of its options', () => {
    const computed = [{ id: 'tr', kind: 'choice', expr: '"a"', override: true, options: options('a', 'b') }]
    const proof = proofOf([], { cols: ['tr'], rows: [[{ in: ['a'] }]] }, { computed })
    expect(proof.gaps).toEqual([{ tr: 'b' }])
  })
})

describe('overlaps and rows that can’t fire', () => {
  test('M457 two rows of a UNIQUE table that accept the same values are shown with them', () => {
    const proof = proofOf([level, size], {
      cols: ['level', 'size'],
      rows: [
        [{ in: ['TR1', 'TR3'] }, { range: [null, '2', '[]'] }],
        [{ in: ['TR3'] }, { range: ['2', null, '[]'] }],
        [{ in: ['TR4'] }, '-'],
      ],
    })
    expect(proof.overlaps).toEqual([{ rows: [0, 1], example: { level: 'TR3', size: '2' } }])
  })

  test('M457 in a FIRST table rows may overlap', () => {
    const proof = proofOf([level], { hit: 'FIRST', cols: ['level'], rows: [[{ in: ['TR1'] }], ['-']] })
    expect(proof.overlaps).toEqual([])
    expect(proof.unreachable).toEqual([])
  })

  test('M458 a row behind rows that take everything of it is unreachable', () => {
    const proof = proofOf([level], {
      hit: 'FIRST',
      cols: ['level'],
      rows: [[{ in: ['TR1'] }], [{ not: ['TR1'] }], [{ in: ['TR3'] }], ['-']],
    })
    expect(proof.unreachable).toEqual([2, 3])
  })

  test('M458 an empty range is unreachable under either policy', () => {
    for (const hit of ['FIRST', 'UNIQUE'] as const) {
      const proof = proofOf([size], {
        hit,
        cols: ['size'],
        rows: [[{ range: ['3', '2', '[]'] }], [{ range: ['16', null, '[]'] }], ['-']],
      })
      expect(proof.unreachable).toEqual([0, 1])
    }
  })

  test('M454 «unknown» behind a row that waits for the value is never reached', () => {
    const rows: Cell[][] = [[{ in: ['TR1'] }], [{ known: false }], ['-']]
    expect(proofOf([level], { hit: 'FIRST', cols: ['level'], rows }).unreachable).toEqual([1])
    const first: Cell[][] = [[{ known: false }], [{ in: ['TR1'] }], ['-']]
    expect(proofOf([level], { hit: 'FIRST', cols: ['level'], rows: first }).unreachable).toEqual([])
  })
})

describe('cells that are formulas', () => {
  test('M459 a formula that only compares its column is answered exactly', () => {
    const rows: Cell[][] = [
      [{ expr: 'size < 1.5' }],
      [{ expr: 'size > 1.5 && size <= 3' }],
      [{ range: ['3', null, '()'] }],
    ]
    const proof = proofOf([size], { cols: ['size'], rows })
    expect(proof.gaps).toEqual([{ size: '1.5' }])
    expect(proof.overlaps).toEqual([])
    expect(proof.complete).toBe(true)
  })

  test('M459 a formula over answers may do anything with them', () => {
    const rows: Cell[][] = [[{ expr: 'level.startsWith("TR") && level != "TR4"' }], [{ in: ['TR3'] }]]
    const proof = proofOf([level], { cols: ['level'], rows })
    expect(proof.gaps).toEqual([{ level: 'TR4' }])
    expect(proof.overlaps).toEqual([{ rows: [0, 1], example: { level: 'TR3' } }])
  })

  test('M459 a formula that reckons or reads something else leaves the proof open, and claims nothing of its row', () => {
    for (const expr of ['size * 2 > 3', 'size > other']) {
      const other = { ...size, id: 'other' }
      const proof = proofOf([size, other], { cols: ['size'], rows: [[{ expr }], ['-']] })
      expect(proof.complete).toBe(false)
      expect(proof.open).toEqual([{ what: 'cell', row: 0, column: 0 }])
      expect([proof.gaps, proof.overlaps, proof.unreachable]).toEqual([[], [], []])
    }
  })

  test('M456 a computed value has what its formula gives for everything that it reads', () => {
    const flags = ['a', 'b', 'c'].map((id) => ({ id, kind: 'bool', label: {} }))
    const computed = [{ id: 'n', kind: 'integer', expr: '(a ? 1 : 0) + (b ? 1 : 0) + (c ? 1 : 0)' }]
    const closed: Cell[][] = [[{ in: [0] }], [{ in: [1] }], [{ range: ['2', '3', '[]'] }]]
    expect(proofOf(flags, { cols: ['n'], rows: closed }, { computed }).gaps).toEqual([])
    expect(proofOf(flags, { cols: ['n'], rows: closed.slice(1) }, { computed }).gaps).toEqual([{ n: '0' }])
  })
})

describe('limits of formulas', () => {
  const length = (id: string) => ({ id, kind: 'number', label: {}, above: '0', max: '20' })
  const inputs = [length('a'), length('b'), length('c')]
  const gapsOf = (expr: string, ...rows: Cell[][]) =>
    proofOf(inputs, { cols: ['v'], rows }, { computed: [{ id: 'v', kind: 'number', expr }] }).gaps

  test('M456 a formula’s value lies between the limits that what it reads has', () => {
    const positive: Cell[] = [{ range: ['0', null, '()'] }]
    const notNegative: Cell[] = [{ range: ['0', null, '[]'] }]
    expect(gapsOf('a * b * c * 0.52', positive)).toEqual([])
    expect(gapsOf('(a + b) / 2', [{ range: ['0', '20', '(]'] }])).toEqual([])
    expect(gapsOf('a / (b + c)', notNegative)).toEqual([])
    expect(gapsOf('round(a * b, 1)', notNegative)).toEqual([])
    expect(gapsOf('known(c) ? a : b', notNegative)).toEqual([])
    expect(gapsOf('abs(a - b)', notNegative)).toEqual([])
    expect(gapsOf('a - b', notNegative)).toEqual([{ v: '-10' }])
    expect(gapsOf('a / b', [{ range: ['1', null, '[]'] }])).toEqual([{ v: '0.5' }])
    expect(gapsOf('ln(a)', notNegative)).toEqual([{ v: '-1' }])
  })
})

describe('bounds of the proof', () => {
  const inputs = Array.from({ length: 12 }, (_, index) => ({
    id: `c${index}`,
    kind: 'choice',
    label: {},
    options: options('a', 'b', 'c', 'd'),
  }))

  /** The same numbers every time. */
  function someCells(count: number, density: number): Cell[][] {
    let seed = 7
    const next = (below: number) => {
      seed = (seed * 1664525 + 1013904223) % 2 ** 32
      return Math.floor((seed / 2 ** 32) * below)
    }
    return Array.from({ length: count }, () =>
      inputs.map(
        (): Cell => (next(100) >= density ? '-' : { in: ['abcd'.charAt(next(4)), 'abcd'.charAt(next(4))] }),
      ),
    )
  }

  test('M460 a table too tangled to be decided says so instead of taking forever', () => {
    const proof = proofOf(inputs, { cols: inputs.map(({ id }) => id), rows: someCells(200, 50) })
    expect(proof.complete).toBe(false)
    expect(proof.open).toContainEqual({ what: 'cases' })
  })

  test.each([20, 50, 80])(
    'M460 200 rows by 12 columns take a bounded number of steps, %i in 100 cells filled',
    (density) => {
      const definition = moduleOf(inputs, {
        hit: 'FIRST',
        cols: inputs.map(({ id }) => id),
        rows: someCells(200, density),
      })
      const table = definition.tables[0]
      if (!table) throw new Error('no table')
      const { columns } = readTable(createAnalysisCache(definition), table)
      const box = columns.map(({ members }) => members.map((_, index) => index))
      const everyClass = box.flat().length
      const steps = 5000
      let looks = 0
      const counted = columns.map(
        ({ covers }) =>
          new Proxy(covers, {
            get: (sets, key) => {
              // Thrown at once: without its budget the search has no end in sight.
              if (++looks > everyClass + steps) throw new Error('more looks than steps')
              return Reflect.get(sets, key)
            },
          }),
      )
      uncovered(counted, box, allRows(200), { steps }, () => true)
      expect(looks).toBeGreaterThanOrEqual(everyClass)
      within(100, () => proveTable(definition, 't'))
    },
  )
})
