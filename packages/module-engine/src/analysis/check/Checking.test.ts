import { describe, expect, test } from 'vitest'
import type { FindingCode } from '../../document/Finding.ts'
import { MODULE_COST_MAX } from '../../run/compileModule.ts'
import { cellOf, found, named } from './changedModule.ts'

describe('expressions', () => {
  test('M475 faults of an expression are errors at their characters', () => {
    const cases: [string, FindingCode, { from: number; to: number }][] = [
      ['size_cm >', 'expression.syntax', { from: 9, to: 9 }],
      ['size_cm.matches("x")', 'expression.refused', { from: 8, to: 15 }],
      ['composition == "solidd"', 'option.unknown', { from: 15, to: 23 }],
      ['size_cm + composition == 2', 'type.mismatch', { from: 10, to: 21 }],
    ]
    for (const [source, code, range] of cases) {
      const [finding] = found(code, (definition) => {
        named(definition.checks, 'large').when = source
      })
      expect([source, finding]).toMatchObject([source, { level: 'error', path: ['checks', 0, 'when'] }])
      expect([source, finding?.range]).toEqual([source, range])
    }
  })

  test('M475 conditions give yes or no, formulas the kind of their value', () => {
    const findings = found('expression.type', (definition) => {
      named(definition.inputs, 'side').visible = 'size_cm'
      named(definition.inputs, 'foci').required = '"yes"'
      named(definition.inputs, 'size_cm').fill = [{ from: 'expr', expr: 'composition' }]
      named(definition.groups, 'nodules').sort = 'foci'
      named(definition.computed, 'highest').expr = '"three"'
      cellOf(definition, 'management', 0, 1, { expr: 'size_cm' })
      const [row] = named(definition.tables, 'management').rows
      // biome-ignore lint/suspicious/noThenProperty: the document's own word
      if (row) row.then = [{ expr: 'size_cm' }, 'none']
      named(definition.checks, 'large').when = 'size_cm'
      named(definition.outputs, 'impression').when = 'highest'
      const each = named(definition.outputs, 'impression').body.ko?.[0]
      if (typeof each === 'object' && 'each' in each) {
        each.where = 'points'
        // biome-ignore lint/suspicious/noThenProperty: the document's own word
        each.body = [{ when: 'level', then: ['x'] }]
      }
    })
    expect(findings.map(({ path }) => path.join('.'))).toEqual([
      'inputs.0.visible',
      'inputs.3.required',
      'inputs.4.fill.0.expr',
      'groups.0.sort',
      'computed.4.expr',
      'tables.1.rows.0.when.1.expr',
      'tables.1.rows.0.then.0.expr',
      'checks.0.when',
      'outputs.1.when',
      'outputs.1.body.ko.0.where',
      'outputs.1.body.ko.0.body.0.when',
    ])
    expect(findings[0]?.params).toEqual({ expected: 'bool', found: 'decimal' })
  })

  test('M475 an expression that would cost too much is refused', () => {
    const [finding] = found('expression.tooCostly', (definition) => {
      named(definition.checks, 'large').when = `${'!'.repeat(60)}true`
    })
    expect(finding?.path).toEqual(['checks', 0, 'when'])
  })

  test('M475 formulas that together cost too much are told at the dearest of them', () => {
    const findings = found('expression.tooCostly', (definition) => {
      const [group] = definition.groups
      if (group) group.max = 50
      const sums = Array.from({ length: 60 }, (_, index) => `sum(nodules.map(n, n.points + ${index}))`)
      for (let index = 0; index < 10; index++) {
        const expr = sums.slice(0, index === 4 ? 60 : 50).join(' + ')
        definition.computed.push({ id: `dear_${index}`, kind: 'number', group: 'nodules', expr })
      }
    })
    expect(findings).toMatchObject([
      { level: 'error', path: ['computed', 9, 'expr'], params: { limit: 'module', max: MODULE_COST_MAX } },
    ])
  })

  test('M475 scores and what formulas fill in count too', () => {
    const options = Array.from({ length: 100 }, (_, index) => ({
      id: `o${index}`,
      label: { en: 'x' },
      points: '1',
    }))
    const many = { kind: 'multi', label: { en: 'x' }, group: 'nodules', options } as const
    const scores = found('expression.tooCostly', (definition) => {
      named(definition.groups, 'nodules').max = 50
      definition.inputs.push(...['m1', 'm2', 'm3'].map((id) => ({ id, ...many })))
      definition.computed.push({
        id: 'dear',
        kind: 'number',
        group: 'nodules',
        score: { of: ['m1', 'm2', 'm3'], agg: 'sum' },
      })
    })
    expect(scores).toMatchObject([
      { path: ['computed', expect.any(Number), 'score'], params: { limit: 'module' } },
    ])
    const fills = found('expression.tooCostly', (definition) => {
      named(definition.groups, 'nodules').max = 50
      definition.inputs.push({ id: 'm0', ...many })
      for (let index = 1; index < 20; index++) {
        const fill = [{ from: 'expr' as const, expr: `m${index - 1}` }]
        definition.inputs.push({ id: `m${index}`, ...many, fill })
      }
    })
    expect(fills).toMatchObject([{ path: ['inputs', expect.any(Number), 'fill', 0, 'expr'] }])
  })

  test('M475 a formula of a shared phrase is told once, however many outputs use it', () => {
    const findings = found('name.unknown', (definition) => {
      named(definition.partials, 'size').body.en = [{ v: 'siz_cm' }]
      named(definition.outputs, 'impression').body.en = [{ each: 'nodules', body: [{ use: 'size' }] }]
    })
    expect(findings.map(({ path }) => path.join('.'))).toEqual(['partials.0.body.en.0.v'])
  })
})
