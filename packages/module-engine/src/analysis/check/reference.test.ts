import { describe, expect, test } from 'vitest'
import { found, named } from './changedModule.ts'

describe('names', () => {
  test('M472 a name that nothing has is an error at its characters, with the name that was probably meant', () => {
    const findings = found('name.unknown', (definition) => {
      named(definition.computed, 'highest').expr = 'max(nodules.map(n, n.points)) + highset'
    })
    expect(findings).toEqual([
      {
        level: 'error',
        code: 'name.unknown',
        path: ['computed', 4, 'expr'],
        range: { from: 32, to: 39 },
        params: { name: 'highset', nearest: 'highest' },
      },
    ])
  })

  test('M472 columns, scores, tables, groups, checks and phrases may name only what exists', () => {
    const findings = found('name.unknown', (definition) => {
      const [column] = named(definition.tables, 'levels').cols
      if (column) column.ref = 'point'
      named(definition.computed, 'solid_points').score = { of: ['composition', 'focy'], agg: 'sum' }
      named(definition.computed, 'advice').table = 'managment'
      named(definition.inputs, 'side').group = 'nodule'
      named(definition.checks, 'large').at = 'size'
      named(definition.outputs, 'impression').body.en = [{ use: 'sise' }, { v: 'highes' }]
    })
    expect(
      findings.map(({ path, params }) => [path.join('.'), params?.['name'], params?.['nearest']]),
    ).toEqual([
      ['inputs.0.group', 'nodule', 'nodules'],
      ['computed.0.score.of.1', 'focy', 'foci'],
      ['computed.3.table', 'managment', 'management'],
      ['tables.0.cols.0.ref', 'point', 'points'],
      ['checks.0.at', 'size', 'side'],
      ['outputs.1.body.en.0.use', 'sise', 'size'],
      ['outputs.1.body.en.1.v', 'highes', 'highest'],
    ])
    expect(findings.every(({ level }) => level === 'error')).toBe(true)
  })

  test('M473 a row’s name outside of its rows is out of scope, wherever it is named', () => {
    const findings = found('name.outOfScope', (definition) => {
      named(definition.outputs, 'impression').when = 'size_cm > 1'
      named(definition.outputs, 'findings').body.de = [{ v: 'level' }, { use: 'size' }]
      named(definition.checks, 'large').group = undefined
      named(definition.computed, 'advice').group = undefined
      named(definition.computed, 'highest').expr = undefined
      named(definition.computed, 'highest').score = { of: ['points'], agg: 'max' }
    })
    expect(findings.map(({ path }) => path.join('.'))).toEqual([
      'computed.3.table',
      'computed.4.score.of.0',
      'checks.0.when',
      'checks.0.at',
      'outputs.0.body.de.0.v',
      'partials.0.body.de.0.v',
      'outputs.1.when',
    ])
    expect(findings[0]?.params).toEqual({ name: 'management', group: 'nodules' })
  })

  test('M474 a computed value takes a result column that its table has', () => {
    const findings = found('table.column.unknown', (definition) => {
      named(definition.computed, 'advice').column = 'whot'
    })
    expect(findings).toEqual([
      {
        level: 'error',
        code: 'table.column.unknown',
        path: ['computed', 3, 'column'],
        params: { table: 'management', name: 'whot', nearest: 'what' },
      },
    ])
  })
})
