import { describe, expect, it } from 'vitest'
import { renameOptionInExpression } from '../../expression/renameOptionInExpression.ts'
import type { ModuleDefinition } from '../definition.ts'
import { emptyDefinition } from '../emptyDefinition.ts'
import { readDefinition } from '../readDefinition.ts'
import { renameOption } from './renameOption.ts'

const label = { en: 'x' }
const options = (...ids: string[]) => ids.map((id) => ({ id, label }))

function module(): ModuleDefinition {
  return {
    ...emptyDefinition(),
    groups: [{ id: 'rows', label }],
    inputs: [
      {
        id: 'echo',
        label,
        kind: 'choice',
        options: options('hypo', 'iso'),
        default: 'hypo',
        fill: [
          { from: 'const', value: 'hypo' },
          { from: 'expr', expr: 'note == "hypo" ? "hypo" : "iso"' },
        ],
      },
      { id: 'foci', label, kind: 'multi', options: options('rim', 'hypo'), default: ['hypo'], group: 'rows' },
      { id: 'note', label, kind: 'text', visible: 'echo == "hypo" && rows.exists(r, \'hypo\' in r.foci)' },
    ],
    tables: [
      {
        id: 'levels',
        hit: 'FIRST',
        cols: [{ ref: 'echo' }, { ref: 'note' }],
        outs: [
          { id: 'code', kind: 'choice' },
          { id: 'words', kind: 'text' },
        ],
        rows: [
          // biome-ignore lint/suspicious/noThenProperty: the document's own word
          { when: [{ in: ['hypo'] }, { in: ['hypo'] }], then: ['TR4', 'TR4'] },
          // biome-ignore lint/suspicious/noThenProperty: the document's own word
          { when: [{ not: ['hypo'] }, '-'], then: [{ expr: 'note == "TR4" ? "TR4" : "TR3"' }, 'x'] },
        ],
        otherwise: ['TR4', null],
      },
    ],
    computed: [
      { id: 'level', kind: 'choice', table: 'levels', options: options('TR3', 'TR4') },
      { id: 'again', kind: 'choice', table: 'levels', column: 'code', options: options('TR4') },
      { id: 'words', kind: 'text', table: 'levels', column: 'words' },
      {
        id: 'made',
        kind: 'choice',
        expr: 'level == "TR4" ? "TR4" : orElse(note, "TR3")',
        options: options('TR3', 'TR4'),
      },
    ],
    checks: [{ id: 'high', level: 'warn', when: 'level in ["TR4", "TR5"] || note == "TR4"', message: label }],
    outputs: [
      {
        id: 'out',
        section: 'findings',
        when: 'again != "TR4"',
        // biome-ignore lint/suspicious/noThenProperty: the document's own word
        body: { en: [{ when: 'level == "TR4" || made == "TR4"', then: ['TR4'] }] },
      },
    ],
    tests: [
      {
        name: 'one',
        given: { echo: 'hypo', note: 'hypo', rows: [{ foci: ['hypo', 'rim'] }] },
        expect: { values: { level: 'TR4', made: 'TR4', words: 'TR4' } },
      },
    ],
  }
}

describe('renameOption', () => {
  it('M24 reaches tables, formulas, defaults, fills and tests of an input, and nothing that only looks alike', () => {
    const next = renameOption(module(), 'echo', 'hypo', 'dark')
    expect(next.inputs[0]).toMatchObject({
      default: 'dark',
      options: [{ id: 'dark' }, { id: 'iso' }],
      fill: [{ value: 'dark' }, { expr: 'note == "hypo" ? "dark" : "iso"' }],
    })
    expect(next.inputs[1]).toEqual(module().inputs[1])
    expect(next.inputs[2]?.visible).toBe('echo == "dark" && rows.exists(r, \'hypo\' in r.foci)')
    expect(next.tables[0]?.rows.map(({ when }) => when)).toEqual([
      [{ in: ['dark'] }, { in: ['hypo'] }],
      [{ not: ['dark'] }, '-'],
    ])
    expect(next.tests[0]?.given).toEqual({ echo: 'dark', note: 'hypo', rows: [{ foci: ['hypo', 'rim'] }] })
  })

  it('M24 reaches the answers of a multi in rows', () => {
    const next = renameOption(module(), 'foci', 'hypo', 'dark')
    expect(next.inputs[1]).toMatchObject({ default: ['dark'], options: [{ id: 'rim' }, { id: 'dark' }] })
    expect(next.inputs[2]?.visible).toBe('echo == "hypo" && rows.exists(r, \'dark\' in r.foci)')
    expect(next.tests[0]?.given).toMatchObject({ echo: 'hypo', rows: [{ foci: ['dark', 'rim'] }] })
  })

  it('M24 reaches the results of the table that a computed choice takes, and whoever takes them too', () => {
    const next = renameOption(module(), 'level', 'TR4', '4')
    const [first, second] = next.tables[0]?.rows ?? []
    expect(first?.then).toEqual(['4', 'TR4'])
    expect(second?.then).toEqual([{ expr: 'note == "TR4" ? "4" : "TR3"' }, 'x'])
    expect(next.tables[0]?.otherwise).toEqual(['4', null])
    expect(next.computed.map(({ options: made }) => made?.map(({ id }) => id))).toEqual([
      ['TR3', '4'],
      ['4'],
      undefined,
      ['TR3', 'TR4'],
    ])
    expect(next.computed[3]?.expr).toBe('level == "4" ? "TR4" : orElse(note, "TR3")')
    expect(next.checks[0]?.when).toBe('level in ["4", "TR5"] || note == "TR4"')
    expect(next.outputs[0]?.when).toBe('again != "4"')
    expect(next.outputs[0]?.body.en).toEqual([
      // biome-ignore lint/suspicious/noThenProperty: the document's own word
      { when: 'level == "4" || made == "TR4"', then: ['TR4'] },
    ])
    expect(next.tests[0]?.expect.values).toEqual({ level: '4', made: 'TR4', words: 'TR4' })
    expect(readDefinition(next).ok).toBe(true)
  })

  it('M24 reaches what a formula gives for its own value', () => {
    const next = renameOption(module(), 'made', 'TR3', 'low')
    expect(next.computed[3]?.expr).toBe('level == "TR4" ? "TR4" : orElse(note, "low")')
    expect(next.computed[0]).toEqual(module().computed[0])
  })

  it.each([
    ['level', 'TR5', 'x'],
    ['level', 'TR4', 'TR3'],
    ['level', 'TR4', 'no good'],
    ['nobody', 'a', 'b'],
  ])('M24 changes nothing where «%s» has no «%s» or can’t have «%s»', (name, from, to) => {
    const definition = module()
    expect(renameOption(definition, name, from, to)).toBe(definition)
  })

  it('M24 there and back is where we were', () => {
    for (const [name, from] of [
      ['echo', 'hypo'],
      ['foci', 'rim'],
      ['level', 'TR4'],
      ['made', 'TR4'],
    ] as const) {
      const there = renameOption(module(), name, from, 'brand_new')
      expect(renameOption(there, name, 'brand_new', from)).toEqual(module())
    }
  })

  it.each([
    ['foci.exists(f, f == "a") && note == "a"', 'foci.exists(f, f == "b") && note == "a"'],
    ['n.foci[0] == \'a\' || contains(foci, "a")', 'n.foci[0] == \'b\' || contains(foci, "b")'],
    [
      'rows.map(r, r.foci[0]).filter(x, x == "a").size() > 0',
      'rows.map(r, r.foci[0]).filter(x, x == "b").size() > 0',
    ],
    ['orElse(foci[0], "a") != "a"', 'orElse(foci[0], "b") != "b"'],
    ['(yes ? "a" : "c") in foci', '(yes ? "b" : "c") in foci'],
    [
      'size("a") > 0 && foci.filter(f, f != "a").size() == 0',
      'size("a") > 0 && foci.filter(f, f != "b").size() == 0',
    ],
    ['foci == "a" &&', 'foci == "a" &&'],
  ])('M24 in %s', (source, expected) => {
    expect(renameOptionInExpression(source, { name: 'foci', from: 'a', to: 'b' })).toBe(expected)
  })
})
