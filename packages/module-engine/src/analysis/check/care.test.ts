import { describe, expect, test } from 'vitest'
import { findingsAfter, found, loose, named } from './changedModule.ts'

describe('care', () => {
  test('M480 what nothing reads is told, and reading itself is no reading', () => {
    const findings = findingsAfter((definition) => {
      const [input] = structuredClone(definition.inputs)
      if (input) definition.inputs.push({ ...input, id: 'lost', visible: 'lost == "R"' })
      definition.computed.push({ ...named(definition.computed, 'highest'), id: 'idle' })
      definition.tables.push({ ...structuredClone(named(definition.tables, 'levels')), id: 'spare' })
    }).filter(({ code }) => code.endsWith('unused'))
    expect(
      findings.map(({ level, code, path, params }) => [level, code, path.join('.'), params?.['name']]),
    ).toEqual([
      ['warning', 'input.unused', 'inputs.5', 'lost'],
      ['warning', 'computed.unused', 'computed.5', 'idle'],
      ['warning', 'table.unused', 'tables.2', 'spare'],
    ])
  })

  test('M481 a text that lacks a language in which outputs are written is told once for its place', () => {
    const findings = found('language.missing', (definition) => {
      loose(definition.inputs, 'side')['label'] = { ko: '위치', en: 'Side', de: ' ' }
      const [option] = (named(definition.inputs, 'composition') as { options: { label: object }[] }).options
      if (option) option.label = { ko: '낭성', en: 'cystic', zh: '囊性', ja: '嚢胞性' }
      delete named(definition.outputs, 'impression').body.ja
      named(definition.checks, 'large').message = { en: 'Please check the size.' }
    })
    expect(findings.map(({ level, path, params }) => [level, path.join('.'), params?.['locale']])).toEqual([
      ['warning', 'inputs.0.label', 'zh, ja, de'],
      ['warning', 'inputs.1.options.0.label', 'de'],
      ['warning', 'checks.0.message', 'ko, zh, ja, de'],
      ['warning', 'outputs.1.body', 'ja'],
    ])
  })

  test('M481 a language in which no output is written isn’t missed', () => {
    const findings = findingsAfter((definition) => {
      for (const { body } of definition.outputs)
        for (const locale of ['zh', 'ja', 'de'] as const) delete body[locale]
      for (const input of definition.inputs)
        input.label = { ko: input.label.ko ?? '', en: input.label.en ?? '' }
    })
    expect(findings).toEqual([])
  })

  test('M482 what has no label at all, and an output without a text, are told', () => {
    const findings = findingsAfter((definition) => {
      named(definition.inputs, 'side').label = {}
      named(definition.groups, 'nodules').label = { ko: '  ' }
      named(definition.outputs, 'impression').body = { ko: [] }
      named(definition.computed, 'highest').expr = 'max(nodules.map(n, n.points))'
    }).filter(({ code }) => code === 'label.missing' || code === 'body.missing')
    expect(findings.map(({ level, code, path }) => [level, code, path.join('.')])).toEqual([
      ['warning', 'label.missing', 'inputs.0.label'],
      ['warning', 'label.missing', 'groups.0.label'],
      ['warning', 'body.missing', 'outputs.1.body'],
    ])
  })

  test('M307 the region of an output has a name, in the languages of the outputs', () => {
    const told = (region: object) =>
      findingsAfter((definition) => {
        named(definition.outputs, 'impression').about = { region, as: 'finding' }
      })
        .filter(({ path }) => path.includes('about'))
        .map(({ level, code, path }) => [level, code, path.join('.')])
    expect(told({})).toEqual([['warning', 'label.missing', 'outputs.1.about.region']])
    expect(told({ ko: '결절' })).toEqual([['warning', 'language.missing', 'outputs.1.about.region']])
    expect(told({ ko: '결절', en: 'Nodules', zh: '结节', ja: '結節', de: 'Knoten' })).toEqual([])
  })

  test('M314 the conditions of regions are looked at, and each region has a name', () => {
    const findings = findingsAfter((definition) => {
      named(definition.outputs, 'impression').about = [
        { region: {}, as: 'finding', when: 'size(nodules) > 0' },
        { region: { ko: '결절', en: 'N', zh: 'N', ja: 'N', de: 'N' }, as: 'normal', when: 'nobody' },
      ]
    }).filter(({ path }) => path.includes('about'))
    expect(findings.map(({ level, path }) => [level, path.join('.')])).toEqual([
      ['error', 'outputs.1.about.1.when'],
      ['warning', 'outputs.1.about.0.region'],
    ])
  })

  test('M483 a Korean particle outside Korean is told', () => {
    const findings = found('particle.language', (definition) => {
      named(definition.outputs, 'impression').body.ja = [{ v: 'highest' }, { josa: '은/는' }]
    })
    expect(findings).toEqual([
      {
        level: 'warning',
        code: 'particle.language',
        path: ['outputs', 1, 'body', 'ja', 1],
        params: { locale: 'ja' },
      },
    ])
  })

  test('M484 a review that is due is told when the day is known', () => {
    expect(found('review.passed', () => {}, { today: '2030-01-02' })).toEqual([
      { level: 'warning', code: 'review.passed', path: ['reviewBy'], params: { day: '2030-01-01' } },
    ])
    expect(found('review.passed', () => {}, { today: '2030-01-01' })).toEqual([])
    expect(found('review.passed', () => {})).toEqual([])
  })

  test('M485 a saved test may name only what exists', () => {
    const findings = found('test.unknownName', (definition) => {
      definition.tests = [
        {
          name: 'old',
          given: { sides: 'R', nodules: [{ sise_cm: '1' }] },
          expect: {
            values: { highst: '1' },
            outputs: { en: { finding: 'x' } },
            rows: { level: 0 },
            problems: { nodul: 'missing' },
            checks: ['big'],
          },
        },
      ]
    })
    expect(
      findings.map(({ level, path, params }) => [level, path.slice(2).join('.'), params?.['nearest']]),
    ).toEqual([
      ['warning', 'given.sides', 'side'],
      ['warning', 'given.nodules.0.sise_cm', 'size_cm'],
      ['warning', 'expect.values.highst', 'highest'],
      ['warning', 'expect.outputs.en.finding', 'findings'],
      ['warning', 'expect.rows.level', 'levels'],
      ['warning', 'expect.problems.nodul', undefined],
      ['warning', 'expect.checks.0', undefined],
    ])
  })
})
