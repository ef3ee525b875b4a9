// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; rows and tokens are never awaited
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Finding } from './Finding.ts'
import { readDefinition } from './readDefinition.ts'

type Json = Record<string, unknown>
const OUTPUTS = [{ id: 'text', section: 'findings', body: { ko: ['x'] } }]
const thyroid = (): Json =>
  JSON.parse(readFileSync(new URL('fixtures/v1/thyroid-nodules.json', import.meta.url), 'utf8'))

function findingsOf(document: unknown): Finding[] {
  const read = readDefinition(document)
  return read.ok ? [] : read.findings
}
const briefly = (document: unknown) =>
  findingsOf(document).map(({ code, path }) => `${code} ${path.join('.')}`)
const withInputs = (...inputs: Json[]) => ({
  inputs: inputs.map((input, index) => ({ id: `a${index}`, label: {}, ...input })),
  outputs: OUTPUTS,
})
const withBody = (...ko: unknown[]) => ({ outputs: [{ id: 'text', section: 'findings', body: { ko } }] })
const withTable = (table: Json) => ({
  tables: [
    { id: 't', hit: 'FIRST', cols: [{ ref: 'a' }], outs: [{ id: 'o', kind: 'text' }], rows: [], ...table },
  ],
  outputs: OUTPUTS,
})

describe('readDefinition', () => {
  it('M1 gives a copy that shares nothing with what came in', () => {
    const given = thyroid()
    const read = readDefinition(given)
    expect(read.ok).toBe(true)
    const before = JSON.stringify(read)
    const inputs = given['inputs'] as Json[]
    const first = inputs[0] as Json
    first['id'] = 'changed'
    inputs.length = 1
    expect(JSON.stringify(read)).toBe(before)
  })

  it('M1 refuses what is no document, without throwing', () => {
    const hostile = new Proxy({}, { ownKeys: () => { throw new Error('no') } }) // biome-ignore format: short
    const ring: Json = {}
    ring['ring'] = ring
    const values = [
      undefined,
      null,
      5,
      'text',
      [],
      () => 1,
      Symbol('x'),
      10n,
      Number.NaN,
      new Date(0),
      hostile,
      ring,
    ]
    for (const value of values) expect(readDefinition(value).ok).toBe(false)
    expect(briefly(ring)).toEqual([expect.stringMatching(/^tooDeep /u)])
  })

  it('M2 points at the phrase token that is wrong, and says what was meant', () => {
    expect(briefly(withBody('x', { v: 'A' }))).toEqual(['id.format outputs.0.body.ko.1.v'])
    expect(briefly(withBody({ when: 'a', then: ['x', { br: 3 }] }))).toEqual([
      'value.notAllowed outputs.0.body.ko.0.then.1.br',
    ])
    expect(briefly(withBody({ v: 'a', size: 3 }))).toEqual(['key.unknown outputs.0.body.ko.0.size'])
    expect(briefly(withBody({ josa: '은/을' }))).toEqual(['value.notAllowed outputs.0.body.ko.0.josa'])
    expect(findingsOf(withBody({ nothing: 1 }))[0]).toMatchObject({
      code: 'value.type',
      path: ['outputs', 0, 'body', 'ko', 0],
      params: { expected: expect.stringContaining('{when}'), found: 'object' },
    })
  })

  it('M2 points at the table cell that is wrong', () => {
    const rows = [{ when: [{ range: ['a', 1, '[]'] }], then: [{ expr: '' }] }]
    expect(briefly(withTable({ rows }))).toEqual([
      'decimal.format tables.0.rows.0.when.0.range.0',
      'expression.empty tables.0.rows.0.then.0.expr',
    ])
    expect(briefly(withTable({ rows: [{ when: ['x'], then: [1] }] }))).toEqual([
      'value.notAllowed tables.0.rows.0.when.0',
    ])
  })

  it('M2 points at the input that is wrong, whatever is wrong with it', () => {
    expect(briefly(withInputs({ kind: 'nothing' }))).toEqual(['value.notAllowed inputs.0.kind'])
    expect(briefly(withInputs({ kind: 'choice', options: [] }))).toEqual(['options.none inputs.0.options'])
    expect(briefly(withInputs({ kind: 'number', unit: 'm m' }))).toEqual(['unit.format inputs.0.unit'])
    expect(briefly(withInputs({ kind: 'text', label: { fr: 'x' } }))).toEqual([
      'key.unknown inputs.0.label.fr',
    ])
    expect(briefly(withInputs({ kind: 'date', min: '2026-02-30' }))).toEqual(['date.format inputs.0.min'])
    expect(briefly({ ...withInputs(), citations: [{ text: 'x', url: 'javascript:alert(1)' }] })).toEqual([
      'url.format citations.0.url',
    ])
  })

  it('M4 refuses what is too big, before anything else', () => {
    expect(briefly({ note: 'x'.repeat(200 * 1024) })).toEqual(['tooBig '])
    expect(briefly({ list: new Array(1_000_000).fill(0) })).toEqual(['tooBig '])
    // 70,000 Korean characters are 210 KB, though they are fewer than 200 K characters.
    expect(briefly({ note: '가'.repeat(70_000) })).toEqual(['tooBig '])
    expect(briefly({ note: '가'.repeat(60_000) })).not.toContain('tooBig ')
  })

  it('M4 refuses what nests too deep or has too many keys', () => {
    let deep: unknown = 'x'
    for (let level = 0; level < 100_000; level += 1) deep = [deep]
    expect(briefly({ deep })).toEqual([expect.stringMatching(/^tooDeep deep\.0\.0/u)])
    const wide = Object.fromEntries(Array.from({ length: 129 }, (_, index) => [`k${index}`, 1]))
    expect(briefly({ outputs: OUTPUTS, tests: [{ name: 'x', given: wide, expect: {} }] })).toEqual([
      'items.tooMany tests.0.given',
    ])
  })

  it.each(['__proto__', 'constructor', 'prototype'])('M5 refuses the key %s anywhere', (key) => {
    const text = JSON.stringify(withInputs({ kind: 'text', HERE: 1 })).replace('HERE', key)
    expect(findingsOf(JSON.parse(text))).toEqual([
      { level: 'error', code: 'key.refused', path: ['inputs', 0], params: { key } },
    ])
    const forms = `{"outputs":[],"inputs":[{"options":[{"forms":{"de":{"${key}":"x"}}}]}]}`
    expect(briefly(JSON.parse(forms))).toEqual(['key.refused inputs.0.options.0.forms.de'])
    expect(Object.prototype).not.toHaveProperty('polluted')
  })

  it('M5 refuses keys that it does not know', () => {
    expect(briefly({ outputs: OUTPUTS, script: 'x' })).toEqual(['key.unknown script'])
  })

  it('M6 refuses NUL and half characters in texts and keys', () => {
    expect(briefly(withBody('a\0b'))).toEqual(['character.refused outputs.0.body.ko.0'])
    expect(briefly(withBody('a\ud83d'))).toEqual(['character.refused outputs.0.body.ko.0'])
    expect(briefly({ 'a\udc00': 1 })).toEqual(['character.refused '])
    expect(briefly(withBody('a😀b'))).toEqual([])
  })

  it('M9 wants an output, and no more of anything than its limit', () => {
    expect(briefly({})).toEqual(['value.missing outputs'])
    expect(briefly({ outputs: [] })).toEqual(['output.required outputs'])
    const many = (count: number) => ({
      outputs: Array.from({ length: count }, (_, index) => ({ ...OUTPUTS[0], id: `o${index}` })),
    })
    expect(briefly(many(60))).toEqual([])
    expect(findingsOf(many(61))).toMatchObject([
      { code: 'items.tooMany', path: ['outputs'], params: { max: 60 } },
    ])
    expect(briefly({ outputs: OUTPUTS, inputs: new Array(101).fill({}) })).toEqual(['items.tooMany inputs'])
  })

  it('M10 lets no two things in one set share a name, and faults the second', () => {
    const twice = thyroid()
    twice['groups'] = [{ id: 'points', label: {} }, ...(twice['groups'] as Json[])]
    expect(briefly(twice)).toEqual(['id.duplicate computed.0.id'])
    expect(briefly({ outputs: [...OUTPUTS, ...OUTPUTS] })).toEqual(['id.duplicate outputs.1.id'])
    expect(briefly(withTable({ outs: [{ id: 'o', kind: 'text' }, { id: 'o', kind: 'text' }] }))).toEqual([
      'id.duplicate tables.0.outs.1.id',
    ]) // biome-ignore format: short
  })

  it('M10 lets things of different sets share a name', () => {
    const same = { ...withTable({ id: 'text' }), partials: [{ id: 'text', body: {} }] }
    expect(briefly({ ...same, ...withInputs({ id: 'text', kind: 'text' }) })).toEqual([])
  })

  it.each(['in', 'true', 'null', 'return', 'row_number'])('M11 keeps the word %s for itself', (id) => {
    expect(briefly(withInputs({ id, kind: 'text' }))).toEqual(['id.reserved inputs.0.id'])
    expect(briefly({ outputs: [{ ...OUTPUTS[0], id }] })).toEqual([])
  })

  it('M11 keeps «constructor» out of names', () => {
    expect(briefly(withInputs({ id: 'constructor', kind: 'text' }))).toEqual(['id.reserved inputs.0.id'])
  })

  it('M12 lets the options of a question have names of guidelines, each once', () => {
    const options = ['TR4', '4A', '1.5+', 'TR4'].map((id) => ({ id, label: {} }))
    expect(briefly(withInputs({ kind: 'choice', options: options.slice(0, 3) }))).toEqual([])
    expect(briefly(withInputs({ kind: 'multi', options }))).toEqual([
      'option.duplicate inputs.0.options.3.id',
    ])
    expect(briefly(withInputs({ kind: 'side', sides: ['R', 'R'] }))).toEqual([
      'option.duplicate inputs.0.sides.1',
    ])
    expect(briefly(withInputs({ kind: 'choice', options: [{ id: '가', label: {} }] }))).toEqual([
      'option.id.format inputs.0.options.0.id',
    ])
  })

  it('M900 refuses a former name that is another option’s, now or before', () => {
    const option = (id: string, ...formerly: string[]) => ({ id, label: {}, formerly })
    const options = [option('iso', 'old'), option('hyper', 'iso'), option('hypo', 'old')]
    expect(briefly(withInputs({ kind: 'choice', options }))).toEqual([
      'option.duplicate inputs.0.options.1.formerly.0',
      'option.duplicate inputs.0.options.2.formerly.0',
    ])
  })

  it('M13 keeps decimals as they were written, and writes numbers out', () => {
    const read = readDefinition(
      withInputs({ kind: 'number', min: '4.0', max: 1e21 }, { kind: 'number', min: 1e-7 }),
    )
    expect(read.ok && read.definition.inputs).toMatchObject([
      { min: '4.0', max: '1000000000000000000000' },
      { min: '0.0000001' },
    ])
    for (const wrong of ['1e3', '1,5', '', 'x', '٣', '1'.repeat(31)])
      expect(briefly(withInputs({ kind: 'number', min: wrong }))).toEqual(['decimal.format inputs.0.min'])
  })

  it.each([
    [{ kind: 'number', min: '2', max: '1' }, 'inputs.0'],
    [{ kind: 'number', min: '1', below: '1.0' }, 'inputs.0'],
    [{ kind: 'measure', what: 'length', unit: 'mm', above: '0.1', max: '0.10' }, 'inputs.0'],
    [{ kind: 'integer', above: '5', min: '1', max: '4' }, 'inputs.0'],
    [{ kind: 'date', min: '2026-05-02', max: '2026-05-01' }, 'inputs.0.min'],
    [{ kind: 'multi', min: 2, options: [{ id: 'a', label: {} }] }, 'inputs.0.min'],
    [
      {
        kind: 'multi',
        min: 2,
        max: 1,
        options: [
          { id: 'a', label: {} },
          { id: 'b', label: {} },
        ],
      },
      'inputs.0.min',
    ],
  ])('M14 refuses limits that leave nothing to enter: %o', (input, path) => {
    expect(briefly(withInputs(input))).toEqual([`bounds.crossed ${path}`])
  })

  it('M14 refuses empty ranges, groups and steps, and lets a single value be', () => {
    const range = (...ends: unknown[]) =>
      briefly(withTable({ rows: [{ when: [{ range: ends }], then: ['x'] }] }))
    expect(range('4', '3', '[]')).toEqual(['bounds.crossed tables.0.rows.0.when.0.range'])
    expect(range('4', '4.0', '[)')).toEqual(['bounds.crossed tables.0.rows.0.when.0.range'])
    expect(range('4', '4.0', '[]')).toEqual([])
    expect(range(null, '4', '()')).toEqual([])
    expect(briefly({ outputs: OUTPUTS, groups: [{ id: 'g', label: {}, min: 3, max: 2 }] })).toEqual([
      'bounds.crossed groups.0.min',
    ])
    expect(briefly(withInputs({ kind: 'number', step: '0' }))).toEqual(['step.invalid inputs.0.step'])
    expect(briefly(withInputs({ kind: 'number', min: 1, max: 1 }))).toEqual([])
  })

  const AB = [{ id: 'a', label: {} }, { id: 'b', label: {} }, { id: 'none', label: {}, exclusive: true }] // biome-ignore format: short
  it.each([
    [{ kind: 'number', max: '3', default: '3.01' }],
    [{ kind: 'number', decimals: 1, default: '3.05' }],
    [{ kind: 'integer', default: '3.5' }],
    [{ kind: 'text', max: 3, default: 'four' }],
    [{ kind: 'choice', options: AB, default: 'c' }],
    [{ kind: 'multi', options: AB, default: ['a', 'none'] }],
    [{ kind: 'multi', options: AB, default: ['a', 'a'] }],
    [{ kind: 'multi', options: AB, max: 1, default: ['a', 'b'] }],
    [{ kind: 'date', max: '2026-01-01', default: '2026-01-02' }],
    [{ kind: 'side', sides: ['R', 'L'], default: 'B' }],
  ])('M15 refuses a default that could not be entered: %o', (input) => {
    expect(briefly(withInputs(input))).toEqual(['default.invalid inputs.0.default'])
  })

  it('M15 refuses a constant that could not be entered', () => {
    const fill = [{ from: 'const', value: 'x' }]
    for (const kind of ['number', 'integer', 'bool', 'date', 'side'])
      expect(briefly(withInputs({ kind, fill }))).toEqual(['default.invalid inputs.0.fill.0.value'])
    expect(
      briefly(withInputs({ kind: 'choice', options: AB, fill: [{ from: 'const', value: 'a' }] })),
    ).toEqual([])
  })

  it('M16 wants exactly one way to compute a value', () => {
    const computed = [
      { id: 'a', kind: 'number' },
      { id: 'b', kind: 'number', expr: '1.0', table: 't' },
      { id: 'c', kind: 'number', expr: '1.0' },
    ]
    expect(briefly({ outputs: OUTPUTS, computed })).toEqual([
      'computed.how computed.0',
      'computed.how computed.1',
    ])
  })

  it('M17 wants as many cells as columns, as many values as results, and sources that exist', () => {
    const rows = [
      { when: ['-', '-'], then: ['x'] },
      { when: ['-'], then: [], cite: 0 },
    ]
    expect(briefly(withTable({ rows, otherwise: ['x', 'y'] }))).toEqual([
      'table.width tables.0.rows.0.when',
      'table.width tables.0.rows.1.then',
      'citation.unknown tables.0.rows.1.cite',
      'table.width tables.0.otherwise',
    ])
  })

  const nested = (depth: number): unknown => (depth === 1 ? 'x' : { when: 'true', then: [nested(depth - 1)] })
  it('M18 lets phrases nest eight deep and no deeper', () => {
    expect(briefly(withBody(nested(8)))).toEqual([])
    expect(briefly(withBody('x', nested(9)))).toEqual([
      expect.stringMatching(/^phrase\.tooDeep outputs\.0\.body\.ko\.1/u),
    ])
  })

  it('M18 refuses shared phrases that contain themselves or form too long a chain', () => {
    const partials = (...uses: [string, string | undefined][]) => ({
      outputs: OUTPUTS,
      partials: uses.map(([id, use]) => ({
        id,
        body: { en: [{ when: 'true', then: use ? [{ use }] : [] }] },
      })),
    })
    expect(findingsOf(partials(['a', 'b'], ['b', 'a']))).toMatchObject([
      { code: 'partial.recursion', path: ['partials', 0], params: { names: 'a → b → a' } },
      { code: 'partial.recursion', path: ['partials', 1] },
    ])
    expect(briefly(partials(['a', 'a']))).toEqual(['partial.recursion partials.0'])
    const chain: [string, string | undefined][] = [['a', 'b'], ['b', 'c'], ['c', 'd'], ['d', undefined]] // biome-ignore format: short
    expect(briefly(partials(...chain))).toEqual([])
    expect(briefly(partials(['z', 'a'], ...chain))).toEqual(['phrase.tooDeep partials.0'])
  })

  it('M19 refuses phrases that would grow without measure when written out', () => {
    const uses = (id: string) => new Array(400).fill({ use: id })
    const partials = [
      { id: 'a', body: { ko: uses('b') } },
      { id: 'b', body: { ko: uses('c') } },
      { id: 'c', body: { ko: [''] } },
    ]
    expect(briefly({ ...withBody({ use: 'a' }), partials })).toEqual(['phrase.tooLong outputs.0.body'])
    expect(briefly({ ...withBody({ use: 'b' }), partials })).toEqual([])
    const rows = { each: 'g', body: [{ each: 'g', body: [{ each: 'g', body: ['x'] }] }] }
    expect(briefly(withBody(rows))).toEqual(['phrase.tooLong outputs.0.body'])
  })
})
