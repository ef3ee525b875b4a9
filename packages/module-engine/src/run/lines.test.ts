import { describe, expect, it } from 'vitest'
import { checkModule } from '../analysis/check/checkModule.ts'
import type { PhraseToken } from '../document/phrase.ts'
import { readDefinition } from '../document/readDefinition.ts'
import { renameId } from '../document/rename/renameId.ts'
import { renameOption } from '../document/rename/renameOption.ts'
import { compileModule } from './compileModule.ts'
import { openSession } from './openSession.ts'
import type { Entered } from './session.ts'

const option = (id: string, en: string) => ({ id, label: { en } })
const SOURCE = {
  groups: [{ id: 'cores', label: { en: 'Cores' } }],
  inputs: [
    { id: 'site', kind: 'text', label: { en: 'Site' } },
    { id: 'size', kind: 'number', unit: 'mm', label: { en: 'Size' } },
    {
      id: 'signs',
      kind: 'multi',
      label: { en: 'Signs' },
      options: [option('a', 'mucin'), option('b', 'blood')],
    },
    { id: 'place', kind: 'text', group: 'cores', label: { en: 'Place' } },
    {
      id: 'dx',
      kind: 'choice',
      group: 'cores',
      label: { en: 'Diagnosis' },
      options: [option('benign', 'benign'), option('pin', 'PIN'), option('ca', 'carcinoma')],
    },
  ],
  computed: [
    { id: 'shown', kind: 'number', expr: 'onlyIf(size > 5, size)' },
    { id: 'start', kind: 'text', expr: 'substring(site, 0, 2)' },
    { id: 'rest', kind: 'text', expr: 'substring(site, 1)' },
    { id: 'told', kind: 'text', expr: 'text(size) + "/" + text(12)' },
    { id: 'read', kind: 'number', expr: 'number(site)' },
    { id: 'wrong', kind: 'text', expr: 'substring(site, 0 - 1)' },
  ],
}

function definitionOf(body: PhraseToken[]) {
  const result = readDefinition({
    ...SOURCE,
    outputs: [{ id: 'out', section: 'diagnosis', body: { en: body } }],
  })
  if (!result.ok) throw new Error(JSON.stringify(result.findings))
  return result.definition
}

function opened(body: PhraseToken[], values: Entered['values']) {
  const definition = definitionOf(body)
  return openSession(compileModule(definition), { today: '2026-11-16', entered: { values } })
}

const text = (body: PhraseToken[], values: Entered['values'] = {}) =>
  opened(body, values).output('out', 'en')?.text

const optional = (name: string, ...words: PhraseToken[]): PhraseToken => ({
  when: `known(${name})`,
  // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
  then: words,
})

describe('lines', () => {
  const lines = (isNumbered: boolean): PhraseToken[] => [
    {
      lines: [
        [optional('site', 'Site: ', { v: 'site' })],
        [optional('size', 'Size: ', { v: 'size' })],
        [optional('signs', 'Signs: ', { v: 'signs', fmt: { list: 'comma' } })],
      ],
      ...(isNumbered && { numbered: true }),
    },
  ]

  it('M530 are left out where they say nothing, with their line break', () => {
    expect(text(lines(false), { site: 'colon', signs: ['a'] })).toBe('Site: colon\nSigns: mucin')
    expect(text(lines(false))).toBe('')
    expect(text([{ lines: [['  indented'], [' '], []] }])).toBe('  indented')
  })

  it('M531 have numbers where there are at least two', () => {
    expect(text(lines(true), { site: 'colon', signs: ['a'] })).toBe('1. Site: colon\n2. Signs: mucin')
    expect(text(lines(true), { size: '4.0' })).toBe('Size: 4.0 mm')
  })

  it('M532 are as many as the items of an each that stands alone', () => {
    const each: PhraseToken = {
      each: 'signs',
      as: 'item',
      body: ['- ', { v: 'item', fmt: { case: 'capital' } }],
    }
    const values = { site: 'urine', signs: ['a', 'b'] }
    expect(text([{ lines: [[{ v: 'site' }], [each]] }], values)).toBe('urine\n- Mucin\n- Blood')
    expect(text([{ numbered: true, lines: [[each]] }], values)).toBe('1. - Mucin\n2. - Blood')
  })

  it('M535 begin as they are told to, before their number', () => {
    const start: PhraseToken[] = [optional('size', '  ')]
    const body: PhraseToken[] = [{ numbered: true, start, lines: [['a'], ['b']] }]
    expect(text(body, { size: '1' })).toBe('  1. a\n  2. b')
    expect(text(body)).toBe('1. a\n2. b')
  })

  it('M536 say of each answer what belongs to it, in the order of the answers', () => {
    const body: PhraseToken[] = [
      { answers: 'signs', say: { b: ['bloody'], a: ['mucinous ', { v: 'site' }] }, sep: [' / '] },
    ]
    expect(text(body, { signs: ['b', 'a'], site: 'colon' })).toBe('mucinous colon / bloody')
    expect(text(body, { signs: ['b'] })).toBe('bloody')
    expect(text(body)).toBe('')
    expect(text([{ answers: 'signs', say: {} }], { signs: ['a'] })).toBe('')
    const unknown = definitionOf([{ answers: 'signs', say: { c: ['x'] } }])
    expect(checkModule(unknown)).toContainEqual(expect.objectContaining({ code: 'option.unknown' }))
  })

  it('M24 follow an answer that is renamed', () => {
    const renamed = renameOption(definitionOf([{ answers: 'signs', say: { a: ['x'] } }]), 'signs', 'a', 'z')
    expect(renamed.outputs[0]?.body.en).toEqual([{ answers: 'signs', say: { z: ['x'] } }])
  })

  it('M530 wait as other sentences do for what they need', () => {
    const output = opened([{ lines: [['Site: ', { v: 'site' }]] }], {}).output('out', 'en')
    expect(output).toMatchObject({ text: null, status: 'waiting', waitsFor: [{ id: 'site' }] })
  })

  it('M305 keep the reasons of what they say', () => {
    const output = opened(lines(true), { site: 'colon', size: '3' }).output('out', 'en')
    expect(output?.pieces.map((piece) => piece.text).join('')).toBe(output?.text)
    const size = output?.pieces.find((piece) => piece.text === '3 mm')
    expect(size?.reasons).toContainEqual(expect.objectContaining({ kind: 'input', value: '3' }))
  })

  it('M472 are checked, and M22 renamed, as everything inside of them', () => {
    const wrong = definitionOf([{ lines: [['x'], [{ v: 'sise' }]] }])
    expect(checkModule(wrong)).toContainEqual(
      expect.objectContaining({
        code: 'name.unknown',
        path: ['outputs', 0, 'body', 'en', 0, 'lines', 1, 0, 'v'],
      }),
    )
    const renamed = renameId(definitionOf(lines(true)), 'size', 'extent')
    expect(JSON.stringify(renamed.outputs)).toContain('known(extent)')
    expect(JSON.stringify(renamed.outputs)).not.toContain('"size"')
  })
})

describe('rows that share a value', () => {
  const rows = [
    { place: 'Right base', dx: 'benign' },
    { place: 'Right apex', dx: 'ca' },
    { place: 'Left base', dx: 'pin' },
    { place: 'Left mid', dx: 'benign' },
  ]
  const body: PhraseToken[] = [
    {
      numbered: true,
      lines: [
        [{ each: 'cores', where: 'dx == "ca"', body: [{ v: 'place' }, ': ', { v: 'dx' }] }],
        [
          {
            each: 'cores',
            where: 'dx != "ca"',
            by: 'dx',
            body: [{ each: 'cores', body: [{ v: 'place', fmt: { case: 'uncapital' } }] }, ': ', { v: 'dx' }],
          },
        ],
      ],
    },
  ]

  it('M533 are gone through once, and together inside', () => {
    expect(text(body, { cores: rows })).toBe(
      '1. Right apex: carcinoma\n2. right base, left mid: benign\n3. left base: PIN',
    )
  })

  it('M533 need a name of their rows', () => {
    const wrong = definitionOf([{ each: 'cores', by: 'gone', body: ['x'] }])
    expect(checkModule(wrong)).toContainEqual(
      expect.objectContaining({ code: 'name.unknown', path: ['outputs', 0, 'body', 'en', 0, 'by'] }),
    )
  })

  it('M534 change the first letter alone', () => {
    const cased = (how: 'capital' | 'uncapital'): PhraseToken[] => [{ v: 'site', fmt: { case: how } }]
    expect(text(cased('uncapital'), { site: 'Rechts Basis' })).toBe('rechts Basis')
    expect(text(cased('capital'), { site: 'rechts Basis' })).toBe('Rechts Basis')
  })
})

describe('a list in a line', () => {
  it('M537 has the comma before the last of three where it is asked for', () => {
    const three = {
      id: 'three',
      kind: 'multi',
      label: {},
      options: ['a', 'b', 'c'].map((id) => option(id, id)),
    }
    const said = (list: 'and' | 'serial', chosen: string[]) => {
      const body = { en: [{ v: 'three', fmt: { list } }], de: [{ v: 'three', fmt: { list } }] }
      const read = readDefinition({ inputs: [three], outputs: [{ id: 'out', section: 'diagnosis', body }] })
      if (!read.ok) throw new Error(JSON.stringify(read.findings))
      const entered = { values: { three: chosen } }
      const session = openSession(compileModule(read.definition), { today: '2026-11-16', entered })
      return [session.output('out', 'en')?.text, session.output('out', 'de')?.text]
    }
    expect(said('serial', ['a', 'b', 'c'])).toEqual(['a, b, and c', 'a, b und c'])
    expect(said('serial', ['a', 'b'])).toEqual(['a and b', 'a und b'])
    expect(said('and', ['a', 'b', 'c'])).toEqual(['a, b and c', 'a, b und c'])
  })
})

describe('values for lines', () => {
  const value = (id: string, values: Entered['values']) =>
    opened(['x'], values)
      .snapshot()
      .computed.find(({ address }) => address.id === id)

  it('M524 are there only under their condition', () => {
    expect(value('shown', { size: '6' })?.value).toBe('6')
    expect(value('shown', { size: '5' })).toMatchObject({ value: undefined, state: 'unknown' })
    expect(value('shown', {})).toMatchObject({ value: undefined, state: 'unknown' })
  })

  it('M525 are parts of texts', () => {
    expect(value('start', { site: 'M1c2' })?.value).toBe('M1')
    expect(value('start', { site: 'M' })?.value).toBe('M')
    expect(value('rest', { site: 'pM1a' })?.value).toBe('M1a')
    expect(value('wrong', { site: 'M1' })).toMatchObject({ state: 'failed', failure: 'domain' })
  })

  it('M526 are numbers as texts, and texts as numbers', () => {
    expect(value('told', { size: '3.50' })?.value).toBe('3.5/12')
    expect(value('read', { site: '4' })?.value).toBe('4')
    expect(value('read', { site: 'four' })).toMatchObject({ value: undefined, state: 'unknown' })
  })
})
