import { describe, expect, test } from 'vitest'
import type { ModuleDefinition } from '../../document/definition.ts'
import { cellOf, findingsAfter, found, named } from './changedModule.ts'

describe('tables and scores', () => {
  test('M477 a cell fits its column', () => {
    const findings = found('table.cell.type', (definition) => {
      cellOf(definition, 'levels', 0, 0, { in: ['zero'] })
      cellOf(definition, 'management', 0, 0, { range: ['1', null, '[]'] })
      cellOf(definition, 'management', 1, 0, { not: [true] })
    })
    expect(findings.map(({ path, level }) => [path.join('.'), level])).toEqual([
      ['tables.0.rows.0.when.0.in.0', 'error'],
      ['tables.1.rows.0.when.0', 'error'],
      ['tables.1.rows.1.when.0.not.0', 'error'],
    ])
  })

  test('M477 an option in a cell is one that the column has', () => {
    const findings = found('option.unknown', (definition) => {
      cellOf(definition, 'management', 0, 0, { in: ['TR1', 'TR22'] })
    })
    expect(findings).toEqual([
      {
        level: 'error',
        code: 'option.unknown',
        path: ['tables', 1, 'rows', 0, 'when', 0, 'in', 1],
        params: { option: 'TR22', name: 'level', nearest: 'TR2' },
      },
    ])
  })

  test('M477 results are of their column’s kind, and answers are among the value’s options', () => {
    const change = (definition: ModuleDefinition) => {
      const levels = named(definition.tables, 'levels')
      const management = named(definition.tables, 'management')
      levels.otherwise = ['TR9']
      // biome-ignore lint/suspicious/noThenProperty: the document's own word
      if (management.rows[0]) management.rows[0].then = ['maybe', 'none']
    }
    expect(found('table.value.type', change)).toEqual([
      {
        level: 'error',
        code: 'table.value.type',
        path: ['tables', 1, 'rows', 0, 'then', 0],
        params: { expected: 'bool', found: 'maybe' },
      },
    ])
    expect(found('option.unknown', change).map(({ path }) => path.join('.'))).toEqual([
      'tables.0.otherwise.0',
    ])
  })

  test('M477 a value’s kind is that of the result column it takes', () => {
    const findings = found('type.mismatch', (definition) => {
      named(definition.computed, 'advice').column = 'biopsy'
      named(definition.computed, 'solid_points').kind = 'text'
    })
    expect(findings.map(({ path, params }) => [path.join('.'), params])).toContainEqual([
      'computed.3.kind',
      { expected: 'bool', found: 'text' },
    ])
    expect(findings.map(({ path }) => path.join('.'))).toContain('computed.0.kind')
  })

  test('M477 a group is no column, and only groups and several answers can be gone through', () => {
    const findings = found('type.mismatch', (definition) => {
      const [column] = named(definition.tables, 'levels').cols
      if (column) column.ref = 'nodules'
      named(definition.outputs, 'impression').body.en = [
        { v: 'nodules' },
        { each: 'highest', body: [] },
        { each: 'nodules', as: 'n', body: [{ v: 'n' }, { plural: 'side', forms: {} }] },
      ]
    })
    expect(findings.map(({ path }) => path.join('.'))).toEqual([
      'tables.0.cols.0.ref',
      'outputs.1.body.en.1.each',
      'outputs.1.body.en.2.body.0.v',
      'outputs.1.body.en.2.body.1.plural',
    ])
  })

  test('M478 a score adds up what has points, and counts what has answers', () => {
    const findings = found('score.noPoints', (definition) => {
      named(definition.computed, 'solid_points').score = { of: ['composition', 'side'], agg: 'sum' }
    })
    expect(findings).toEqual([
      {
        level: 'error',
        code: 'score.noPoints',
        path: ['computed', 0, 'score', 'of', 1],
        params: { name: 'side' },
      },
    ])
    const without = found('score.noPoints', (definition) => {
      for (const option of (named(definition.inputs, 'foci') as { options: { points?: string }[] }).options) {
        delete option.points
      }
    })
    expect(without.map(({ params }) => params?.['name'])).toEqual(['foci'])
  })

  test('M479 gaps, overlaps and dead rows are warnings with their examples', () => {
    const gap = found('table.gap', (definition) => {
      named(definition.tables, 'management').rows.splice(1, 1)
    })
    expect(gap).toEqual([
      {
        level: 'warning',
        code: 'table.gap',
        path: ['tables', 1],
        params: { name: 'management', cases: 2 },
        example: { level: 'TR3', size_cm: '2.5' },
      },
    ])
    const overlap = found('table.overlap', (definition) => {
      cellOf(definition, 'levels', 2, 0, { range: ['2', '3', '[]'] })
    })
    expect(overlap).toEqual([
      {
        level: 'warning',
        code: 'table.overlap',
        path: ['tables', 0, 'rows', 2],
        params: { name: 'levels', first: 2, second: 3 },
        example: { points: '2' },
      },
    ])
    const dead = found('table.row.unreachable', (definition) => {
      cellOf(definition, 'management', 4, 1, { range: ['1.6', '1.8', '[)'] })
    })
    expect(dead).toEqual([
      {
        level: 'warning',
        code: 'table.row.unreachable',
        path: ['tables', 1, 'rows', 4],
        params: { name: 'management', row: 5 },
      },
    ])
  })

  test('M479 a table that is too tangled is told, so that nobody takes silence for a proof', () => {
    const findings = found('table.tooManyCases', (definition) => {
      const next = (() => {
        let seed = 7
        return (below: number) => {
          seed = (seed * 1664525 + 1013904223) % 2 ** 32
          return Math.floor((seed / 2 ** 32) * below)
        }
      })()
      const spare = structuredClone(named(definition.inputs, 'composition'))
      const ids = Array.from({ length: 12 }, (_, index) => `spare_${index}`)
      definition.inputs.push(...ids.map((id) => ({ ...spare, id })))
      const tangled = structuredClone(named(definition.tables, 'levels'))
      const answers = ['cystic', 'mixed', 'solid']
      tangled.id = 'tangled'
      tangled.cols = ids.map((ref) => ({ ref }))
      tangled.rows = Array.from({ length: 200 }, () => ({
        when: ids.map(() => (next(2) === 0 ? '-' : { in: [answers[next(3)] ?? '', answers[next(3)] ?? ''] })),
        // biome-ignore lint/suspicious/noThenProperty: the document's own word
        then: ['TR1'],
      }))
      definition.tables.push(tangled)
    })
    expect(findings).toEqual([
      { level: 'warning', code: 'table.tooManyCases', path: ['tables', 2], params: { name: 'tangled' } },
    ])
  })

  test('M460 tables beyond 5,000 cells of a module are said to be undecided', () => {
    const findings = found('table.tooManyCases', (definition) => {
      const large = structuredClone(named(definition.tables, 'levels'))
      const [first] = large.rows
      if (first) large.rows = Array.from({ length: 200 }, () => structuredClone(first))
      large.cols = Array.from({ length: 12 }, () => ({ ref: 'composition' }))
      for (const row of large.rows) row.when = large.cols.map(() => ({ in: ['solid'] }))
      for (const id of ['large_1', 'large_2', 'large_3']) definition.tables.push({ ...large, id })
    })
    expect(findings.map(({ params }) => params?.['name'])).toContain('large_3')
  })

  test('M479 whoever only asks for errors can leave the proofs out', () => {
    const change = (definition: ModuleDefinition) => {
      named(definition.tables, 'management').rows.splice(1, 1)
    }
    expect(findingsAfter(change, { proofs: false })).toEqual([])
  })

  test('M479 a table with a fault of its own is not proved', () => {
    const findings = findingsAfter((definition) => {
      cellOf(definition, 'levels', 2, 0, { range: ['2', '3', '[]'] })
      cellOf(definition, 'levels', 3, 0, { in: ['x'] })
    })
    expect(findings.map(({ code }) => code)).toEqual(['table.cell.type'])
  })
})
