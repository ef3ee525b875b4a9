// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
import { describe, expect, it } from 'vitest'
import { readDefinition } from '../document/readDefinition.ts'
import { compileModule } from './compileModule.ts'
import { openSession } from './openSession.ts'
import type { ModuleSession, ValueSource } from './session.ts'
import { unconfirmedRanges } from './unconfirmedRanges.ts'

const label = { en: 'x' }
const number = (id: string, more: object = {}) => ({ id, kind: 'number', label, default: '1', ...more })
const bool = (id: string, more: object = {}) => ({ id, kind: 'bool', label, default: false, ...more })
const output = (...en: unknown[]) => ({ id: 'text', section: 'findings', body: { en } })

function opened(draft: object): ModuleSession {
  const read = readDefinition({ outputs: [output('Text.')], ...draft })
  if (!read.ok) throw new Error(JSON.stringify(read.findings))
  return openSession(compileModule(read.definition), { today: '2026-11-15' })
}

const waiting = (session: ModuleSession): string[] =>
  session
    .snapshot()
    .inputs.filter(({ needsConfirming }) => needsConfirming)
    .map(({ address }) => address.id)

describe('a default that reaches a sentence', () => {
  it('M510 needs confirming, wherever it comes from', () => {
    const session = opened({
      inputs: [
        number('a'),
        { ...number('b'), default: undefined, fill: [{ from: 'const', value: 2 }] },
        { ...number('c'), default: undefined, fill: [{ from: 'expr', expr: 'a + 1' }] },
        { id: 'd', kind: 'date', label, fill: [{ from: 'today' }] },
        number('e', { default: undefined }),
      ],
      outputs: [output({ v: 'a' }, { v: 'b' }, { v: 'c' }, { v: 'd' }, { v: 'e' })],
    })
    expect(waiting(session)).toEqual(['a', 'b', 'c'])
    session.set({ id: 'e' }, '5', { from: 'prior' })
    expect(waiting(session)).toEqual(['a', 'b', 'c', 'e'])
    session.confirmAll([{ id: 'b' }, { id: 'e' }, { id: 'nobody' }])
    expect(waiting(session)).toEqual(['a', 'c'])
    session.confirmAll()
    expect(waiting(session)).toEqual([])
  })

  it.each<ValueSource>([
    { from: 'dicom', attribute: 'PatientAge' },
    { from: 'measurement', what: 'length' },
    { from: 'cell', cell: 'c1' },
    { from: 'clipboard' },
  ])('M510 needs none when it says something of this case: %j', (source) => {
    const session = opened({ inputs: [number('a')], outputs: [output({ v: 'a' })] })
    session.set({ id: 'a' }, '5', source)
    expect(waiting(session)).toEqual([])
    const strict = opened({ inputs: [number('a', { confirm: 'needed' })], outputs: [output({ v: 'a' })] })
    strict.set({ id: 'a' }, '5', source)
    expect(waiting(strict)).toEqual(['a'])
  })

  it('M511 is one that decides: by condition, formula, table, score, or by showing another', () => {
    const session = opened({
      inputs: [
        bool('when_output'),
        bool('when_inside'),
        number('in_formula'),
        bool('in_table'),
        bool('in_score', { points: '1' }),
        bool('shows'),
        number('shown', { default: undefined, visible: 'shows' }),
        number('only_checked'),
        number('unread'),
      ],
      computed: [
        { id: 'twice', kind: 'number', expr: 'in_formula * 2' },
        { id: 'told', kind: 'text', table: 'rows' },
        { id: 'points', kind: 'number', score: { of: ['in_score'], agg: 'sum' } },
      ],
      tables: [
        {
          id: 'rows',
          hit: 'FIRST',
          cols: [{ ref: 'in_table' }],
          outs: [{ id: 'told', kind: 'text' }],
          rows: [{ when: [{ in: [true] }], then: ['yes'] }],
          otherwise: ['no'],
        },
      ],
      checks: [{ id: 'large', level: 'warn', when: 'only_checked > 5', message: label }],
      outputs: [
        { ...output('On.'), when: 'when_output' },
        {
          ...output({ use: 'shared' }, { v: 'told' }, { v: 'points' }, { v: 'shown' }),
          id: 'second',
        },
      ],
      partials: [
        { id: 'shared', body: { de: [{ when: 'when_inside', then: ['x'] }, { v: 'twice' }], en: ['y'] } },
      ],
    })
    expect(waiting(session)).toEqual([
      'when_output',
      'when_inside',
      'in_formula',
      'in_table',
      'in_score',
      'shows',
    ])
  })

  it('M511 is looked for in rows, too', () => {
    const session = opened({
      groups: [{ id: 'nodules', label, min: 2 }],
      inputs: [number('size', { group: 'nodules' }), number('other', { group: 'nodules' })],
      outputs: [output({ each: 'nodules', as: 'n', where: 'n.size > 0', body: ['x'] })],
    })
    expect(waiting(session)).toEqual(['size', 'size'])
  })
})

describe('an input that needs no confirming', () => {
  it('M512 says why', () => {
    const inputs = [number('a', { confirm: 'notNeeded', confirmReason: { ko: '단위일 뿐입니다.' } })]
    expect(waiting(opened({ inputs, outputs: [output({ v: 'a' })] }))).toEqual([])
    for (const reason of [{}, { confirmReason: { ko: ' ' } }]) {
      const read = readDefinition({
        inputs: [number('a', { confirm: 'notNeeded', ...reason })],
        outputs: [output({ v: 'a' })],
      })
      expect(read).toMatchObject({ ok: false, findings: [{ code: 'confirm.noReason' }] })
    }
  })

  it('M512 doesn’t become one by an old «auto»', () => {
    const session = opened({ inputs: [number('a', { confirm: 'auto' })], outputs: [output({ v: 'a' })] })
    expect(waiting(session)).toEqual(['a'])
  })
})

describe('a sentence', () => {
  it('M513 tells which of its pieces rest on what nobody looked at, and says the same afterwards', () => {
    const session = opened({
      inputs: [bool('cyst'), number('size', { default: undefined })],
      outputs: [output('Size ', { v: 'size' }, { when: 'cyst', then: [', cystic'], else: [', solid'] }, '.')],
    })
    session.set({ id: 'size' }, '5')
    const pieces = () =>
      session
        .outputs('en')[0]
        ?.pieces.map(({ text, reasons }) => [
          text,
          reasons.some((reason) => reason.kind === 'input' && reason.isUnconfirmed === true),
        ])
    expect(pieces()).toEqual([
      ['Size ', false],
      ['5', false],
      [', solid', true],
      ['.', false],
    ])
    const ranges = () => session.outputs('en').map(unconfirmedRanges)
    expect(ranges()).toEqual([[{ from: 6, to: 13 }]])
    const { text } = session.outputs('en')[0] ?? {}
    session.confirm({ id: 'cyst' })
    expect(pieces()?.some(([, isUnconfirmed]) => isUnconfirmed)).toBe(false)
    expect(session.outputs('en')[0]?.text).toBe(text)
    expect(ranges()).toEqual([[]])
  })

  it('M513 rests on it as a whole where that decides that it is written', () => {
    const session = opened({ inputs: [bool('cyst')], outputs: [{ ...output('No cyst.'), when: '!cyst' }] })
    expect(session.outputs('en').map(unconfirmedRanges)).toEqual([[{ from: 0, to: 8 }]])
  })
})
