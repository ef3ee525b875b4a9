// biome-ignore-all lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
import { describe, expect, it } from 'vitest'
import { moduleOutput } from './testkit/moduleOutput.ts'
import { cellOf, moduleOf, startRun } from './testkit/startRun.ts'

/** Rows whose fields nobody is made to fill, a sentence under a condition, and one that a table may leave unsaid. */
const stains = moduleOf('stains', {
  inputs: [
    { id: 'site', kind: 'text', label: { ko: '부위' }, required: true },
    { id: 'marker', kind: 'text', label: { ko: '염색' }, group: 'rows' },
    { id: 'result', kind: 'text', label: { ko: '결과' }, group: 'rows' },
    { id: 'is_urgent', kind: 'bool', label: { ko: '긴급' } },
    { id: 'phone', kind: 'text', label: { ko: '전화' } },
  ],
  groups: [{ id: 'rows', label: { ko: '면역염색' } }],
  computed: [{ id: 'grade', kind: 'text', table: 'grades' }],
  tables: [
    {
      id: 'grades',
      hit: 'FIRST',
      cols: [{ ref: 'site' }],
      outs: [{ id: 'grade', kind: 'text' }],
      rows: [],
      otherwise: [null],
    },
  ],
  outputs: [
    {
      id: 'list',
      section: 'diagnosis',
      body: {
        ko: [{ v: 'site' }, { each: 'rows', sep: [','], body: [' ', { v: 'marker' }, ' ', { v: 'result' }] }],
      },
    },
    { id: 'call', section: 'comment', when: 'is_urgent', body: { ko: [{ v: 'phone' }] } },
    { id: 'grade', section: 'comment', body: { ko: [{ v: 'grade' }] } },
  ],
})

function start() {
  const run = startRun([cellOf('a', 0, moduleOutput('stains'))], { modules: [stains] })
  run.run('a')
  run.type('site', '위')
  const session = run.read().open?.fillings[0]?.session
  if (!session) throw new Error('the form is not open')
  return { run, session }
}

describe('a sentence that lacks a value', () => {
  it('K468 blocks copying with the name of what is empty, in the row where it is', () => {
    const { run, session } = start()
    session.addRow('rows')
    const row = session.addRow('rows') ?? ''
    for (const key of session.snapshot().rows['rows'] ?? []) session.set({ id: 'marker', row: key }, 'TTF-1')
    session.set({ id: 'result', row: session.snapshot().rows['rows']?.[0] ?? '' }, '+')
    expect(run.write().ok).toBe(true)
    expect(run.read().concerns).toMatchObject([
      { kind: 'lacking', level: 'block', filling: 'stains', at: { id: 'result', row } },
    ])
    run.read().runs[0]?.fillings[0]?.session.set({ id: 'result', row }, '-')
    expect(run.texts()).toEqual(['위 TTF-1 +, TTF-1 -'])
    expect(run.read().concerns).toEqual([])
  })

  it('K468 says nothing while its condition is off or undecided', () => {
    const { run, session } = start()
    run.write()
    expect(run.read().concerns).toEqual([])
    session.set({ id: 'is_urgent' }, false)
    expect(run.read().concerns).toEqual([])
    session.set({ id: 'is_urgent' }, true)
    expect(run.read().concerns).toMatchObject([{ kind: 'lacking', at: { id: 'phone' } }])
  })
})

/** A share of two lengths, of which nobody thought that one could be zero. */
const share = moduleOf('share', {
  inputs: [
    { id: 'tumor', kind: 'number', label: { ko: '종양' }, required: true },
    { id: 'total', kind: 'number', label: { ko: '전체' }, required: true },
  ],
  computed: [{ id: 'percent', kind: 'number', expr: 'tumor / total * 100' }],
  outputs: [{ id: 'share', section: 'diagnosis', body: { ko: ['침범률 ', { v: 'percent' }, '%'] } }],
})

describe('a sentence whose value fails to be computed', () => {
  it('K468 blocks copying with the name of the value until it can be computed', () => {
    const run = startRun([cellOf('a', 0, moduleOutput('share'))], { modules: [share] })
    run.run('a')
    run.type('tumor', '3')
    run.type('total', '0')
    run.write()
    expect(run.read().concerns).toMatchObject([
      { kind: 'incomputable', level: 'block', filling: 'share', value: { id: 'percent' } },
    ])
    run.read().runs[0]?.fillings[0]?.session.set({ id: 'total' }, '12')
    expect(run.texts()).toEqual(['침범률 25%'])
    expect(run.read().concerns).toEqual([])
  })
})
