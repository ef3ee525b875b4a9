// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; rows are never awaited
import { describe, expect, it } from 'vitest'
import type { ModuleDefinition } from '../../document/definition.ts'
import { emptyDefinition } from '../../document/index.ts'
import type { DecisionTable } from '../../document/logic.ts'
import { countUnknownCases } from './countUnknownCases.ts'
import { proveTable } from './proveTable.ts'

const withTable = (table: Partial<DecisionTable>): ModuleDefinition => ({
  ...emptyDefinition(),
  inputs: [
    {
      id: 'level',
      kind: 'choice',
      label: {},
      required: true,
      options: ['a', 'b', 'c'].map((id) => ({ id, label: {} })),
    },
    { id: 'solid', kind: 'bool', label: {} },
  ],
  tables: [
    {
      id: 't',
      hit: 'FIRST',
      cols: [{ ref: 'level' }, { ref: 'solid' }],
      outs: [{ id: 'result', kind: 'choice' }],
      rows: [],
      ...table,
    },
  ],
})

describe('the cases that a table answers with «unknown»', () => {
  it('are all of them while the only row takes everything and says nothing', () => {
    const definition = withTable({ rows: [{ when: ['-', '-'], then: [null] }] })
    expect(proveTable(definition, 't').gaps).toEqual([])
    expect(countUnknownCases(definition, 't')).toBe(proveTable(definition, 't').cases)
  })

  it('are those whose first row says nothing', () => {
    const definition = withTable({
      rows: [
        { when: [{ in: ['a'] }, '-'], then: ['x'] },
        { when: ['-', { in: [true] }], then: [null] },
        { when: ['-', '-'], then: ['y'] },
      ],
    })
    // «a» is decided by the first row; of the others, those that are solid.
    const { cases } = proveTable(definition, 't')
    expect(countUnknownCases(definition, 't')).toBeGreaterThan(0)
    expect(countUnknownCases(definition, 't')).toBeLessThan(cases)
  })

  it('include what «otherwise» leaves unknown, and nothing where every row answers', () => {
    const rows: DecisionTable['rows'] = [{ when: [{ in: ['a', 'b', 'c'] }, '-'], then: ['x'] }]
    expect(countUnknownCases(withTable({ rows }), 't')).toBe(0)
    expect(countUnknownCases(withTable({ rows, otherwise: ['y'] }), 't')).toBe(0)
    const open: DecisionTable['rows'] = [{ when: [{ in: ['a'] }, '-'], then: ['x'] }]
    expect(countUnknownCases(withTable({ rows: open, otherwise: [null] }), 't')).toBeGreaterThan(0)
  })

  it('are not counted in a table that has too many', () => {
    const inputs = Array.from({ length: 12 }, (_, at) => ({
      id: `i${at}`,
      kind: 'choice' as const,
      label: {},
      options: Array.from({ length: 6 }, (_, option) => ({ id: `o${option}`, label: {} })),
    }))
    const row = (answer: string) => ({ when: inputs.map(() => ({ not: [answer] })), then: [null] })
    const definition: ModuleDefinition = {
      ...emptyDefinition(),
      inputs,
      tables: [
        {
          id: 't',
          hit: 'FIRST',
          cols: inputs.map(({ id }) => ({ ref: id })),
          outs: [{ id: 'result', kind: 'choice' }],
          rows: ['o0', 'o1', 'o2', 'o3', 'o4'].map(row),
        },
      ],
    }
    expect(countUnknownCases(definition, 't')).toBeUndefined()
  })
})
