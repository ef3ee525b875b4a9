import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkModule } from '../../analysis/index.ts'
import { DEFINITION_VERSION } from '../../document/definition.ts'
import { readDefinition } from '../../document/readDefinition.ts'
import { Exact } from '../../expression/Exact.ts'
import { growth } from '../fixtures/growth.ts'
import { compiled, known, opened, TODAY } from '../fixtures/open.ts'
import { recistFollowUp } from '../fixtures/recistFollowUp.ts'
import { openSession } from '../openSession.ts'
import { runTests } from '../runTests.ts'
import type { PriorRecord } from '../session.ts'

const label = { en: 'Label' }
const number = (id: string, group?: string) => ({
  id,
  kind: 'number' as const,
  unit: 'mm',
  label,
  min: '0',
  max: '500',
  ...(group !== undefined && { group }),
})
const made = (id: string, expr: string, group?: string) => ({
  id,
  kind: 'number' as const,
  expr,
  ...(group !== undefined && { group }),
})

const nodule = {
  inputs: [
    number('size'),
    {
      id: 'margin',
      kind: 'choice' as const,
      label,
      options: [
        { id: 'smooth', label: { en: 'smooth', ko: '매끈' } },
        { id: 'spiculated', label: { en: 'spiculated', ko: '침상' } },
      ],
    },
  ],
  computed: [
    made('delta', 'change(size)'),
    made('percent', 'percent_change(size)'),
    made('double', 'doubling_time(size)'),
    made('least', 'nadir(size)'),
    made('days', 'days_since_prior'),
    { id: 'new_margin', kind: 'bool' as const, expr: 'prior.margin != margin' },
  ],
  outputs: [
    {
      id: 'out',
      section: 'findings' as const,
      body: { en: [{ v: 'prior.size' }, ' ', { v: 'prior.margin' }, ' on ', { v: 'prior_date' }, '.'] },
    },
  ],
}

const at = (date: string, values: PriorRecord['values']): PriorRecord => ({ date, values })
const sizeAt = (date: string, size: string) => at(date, { size })

function withPriors(priors: readonly PriorRecord[], size?: string) {
  const session = opened(nodule, size === undefined ? {} : { size })
  session.setPriors(priors)
  return session
}

describe('earlier examinations', () => {
  it('M600 a value is read as the latest earlier examination has it, with its options and as it was written', () => {
    const session = withPriors(
      [at('2026-05-15', { size: '7.0', margin: 'smooth' }), sizeAt('2025-05-15', '5')],
      '9',
    )
    session.set({ id: 'margin' }, 'spiculated')
    expect(known(session, 'new_margin')).toBe(true)
    expect(session.output('out', 'en')?.text).toBe('7.0 mm smooth on 2026-05-15.')
    expect(session.output('out', 'ko')?.text).toBe('7.0 mm smooth on 2026-05-15.')
  })

  it('M601 change, percent, doubling time, least and days follow from then and now', () => {
    const session = withPriors([sizeAt('2025-05-15', '4'), sizeAt('2026-08-07', '5')], '10')
    expect(known(session, 'delta')).toBe('5')
    expect(known(session, 'percent')).toBe('100')
    expect(known(session, 'double')).toBe('100')
    expect(known(session, 'least')).toBe('4')
    expect(known(session, 'days')).toBe('100')
  })

  it('M602 what is unknown stays unknown: without a prior, without the value then, without the value now', () => {
    for (const session of [
      withPriors([], '10'),
      withPriors([at('2026-08-07', { margin: 'smooth' })], '10'),
      withPriors([sizeAt('2026-08-07', '5')]),
    ]) {
      expect(known(session, 'delta')).toBeUndefined()
      expect(known(session, 'percent')).toBeUndefined()
      expect(known(session, 'double')).toBeUndefined()
    }
    expect(withPriors([], '10').output('out', 'en')?.status).toBe('waiting')
  })

  it('M602 a value that couldn’t stand there now is unknown: out of its limits, another answer, another kind', () => {
    const values = { size: '501', margin: 'lobulated' }
    const session = withPriors([at('2026-08-07', values)], '10')
    expect(known(session, 'delta')).toBeUndefined()
    session.set({ id: 'margin' }, 'smooth')
    expect(known(session, 'new_margin')).toBeUndefined()
    session.setPriors([at('2026-08-07', { size: true, margin: ['smooth'] })])
    expect(known(session, 'delta')).toBeUndefined()
  })

  it('M603 from 0 there is no percentage, and what didn’t grow doesn’t double', () => {
    expect(known(withPriors([sizeAt('2026-08-07', '0')], '10'), 'percent')).toBeUndefined()
    expect(known(withPriors([sizeAt('2026-08-07', '10')], '10'), 'double')).toBeUndefined()
    expect(known(withPriors([sizeAt('2026-08-07', '11')], '10'), 'double')).toBeUndefined()
    expect(known(withPriors([sizeAt('2026-08-07', '0')], '10'), 'double')).toBeUndefined()
    expect(known(withPriors([sizeAt(TODAY, '5')], '10'), 'double')).toBeUndefined()
    expect(known(withPriors([sizeAt('2026-08-07', '0')], '10'), 'delta')).toBe('10')
  })

  it('M604 examinations after this one, and days that no calendar has, don’t count', () => {
    const session = withPriors(
      [sizeAt('2026-11-16', '1'), sizeAt('2026-02-30', '2'), sizeAt('2026-08-07', '5')],
      '10',
    )
    expect(known(session, 'delta')).toBe('5')
    expect(known(session, 'least')).toBe('5')
    session.setPriors([sizeAt('2026-08-07', '5')], '2026-08-06')
    expect(known(session, 'delta')).toBeUndefined()
  })

  const day = fc
    .integer({ min: 0, max: 3000 })
    .map((n) => new Date(Date.UTC(2018, 0, 1 + n)).toISOString().slice(0, 10))
  const size = fc.integer({ min: 0, max: 5000 }).map((tenths) => String(tenths / 10))
  const records = fc
    .array(fc.tuple(day, size), { minLength: 1, maxLength: 8 })
    .map((list) => list.map(([d, s]) => sizeAt(d, s)))

  it('M604 the order in which they came changes nothing', () => {
    fc.assert(
      fc.property(records, fc.infiniteStream(fc.nat()), size, (list, stream, now) => {
        const shuffled = list
          .map((record) => ({ record, key: stream.next().value as number }))
          .sort((a, b) => a.key - b.key)
          .map(({ record }) => record)
        expect(withPriors(shuffled, now).snapshot().computed).toEqual(
          withPriors(list, now).snapshot().computed,
        )
      }),
      { numRuns: 60 },
    )
  })

  it('M605 then and now exchanged, a change has the other sign', () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        const there = known(withPriors([sizeAt('2026-01-01', a)], b), 'delta')
        const back = known(withPriors([sizeAt('2026-01-01', b)], a), 'delta')
        expect(new Exact(String(there)).plus(String(back)).isZero()).toBe(true)
      }),
      { numRuns: 60 },
    )
  })

  it('M606 a nadir never rises when an examination is added, and is one of the values', () => {
    fc.assert(
      fc.property(records, day, size, (list, date, more) => {
        const before = new Exact(String(known(withPriors(list, '1'), 'least')))
        const after = new Exact(String(known(withPriors([...list, sizeAt(date, more)], '1'), 'least')))
        expect(after.lte(before)).toBe(true)
        expect([...list.map(({ values }) => values['size']), more]).toContain(after.toFixed())
      }),
      { numRuns: 60 },
    )
  })

  it('M606 is carried on by the record that an examination leaves, itself included', () => {
    const second = withPriors([sizeAt('2025-05-15', '4'), sizeAt('2026-01-07', '9')], '7')
    expect(second.record()).toEqual({
      date: TODAY,
      values: expect.objectContaining({ size: '7', delta: '-2' }),
      nadirs: { size: '4' },
    })
    const third = opened(nodule, { size: '8' })
    third.setPriors([second.record()], '2027-01-01')
    expect(known(third, 'least')).toBe('4')
    expect(known(third, 'delta')).toBe('1')
    expect(withPriors([], '3').record().nadirs).toEqual({ size: '3' })
  })

  const lesions = {
    groups: [{ id: 'lesions', label }],
    inputs: [number('size', 'lesions')],
    computed: [
      made('delta', 'change(size)', 'lesions'),
      made('least', 'nadir(size)', 'lesions'),
      made('grown', 'count(lesions.map(n, n.size > n.prior.size))'),
      made('most', 'max(lesions.map(n, change(n.size)))'),
      made('before', 'size(prior.lesions)'),
      made('sum_before', 'sum(prior.lesions.map(n, n.size))'),
    ],
    outputs: [
      {
        id: 'out',
        section: 'findings' as const,
        body: {
          en: [
            {
              each: 'lesions',
              as: 'n',
              sep: ['; '],
              body: [
                // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
                { when: 'known(n.prior.size)', then: [{ v: 'prior.size' }, ' to '] },
                { v: 'size' },
                // biome-ignore lint/suspicious/noThenProperty: the document's own word; tokens are never awaited
                { when: 'change(n.size) > 0', then: [' (more)'] },
              ],
            },
          ],
        },
      },
    ],
  }

  it('M607 a row is compared with the row that is the same lesion, never with the one at its place', () => {
    const session = opened(lesions, { lesions: [{ size: '10' }, { size: '20' }] })
    session.setPriors([
      at('2026-01-01', {
        lesions: [
          { track: 'b', values: { size: '15' } },
          { track: 'a', values: { size: '12' } },
        ],
      }),
    ])
    const [first = '', second = ''] = session.snapshot().rows['lesions'] ?? []
    expect(known(session, 'delta', first)).toBeUndefined()
    expect(known(session, 'before')).toBe('2')
    expect(known(session, 'sum_before')).toBe('27')
    session.setTrack('lesions', first, 'a')
    session.setTrack('lesions', second, 'b')
    expect(known(session, 'delta', first)).toBe('-2')
    expect(known(session, 'delta', second)).toBe('5')
    expect(known(session, 'grown')).toBe('1')
    expect(known(session, 'most')).toBe('5')
    expect(session.output('out', 'en')?.text).toBe('12 mm to 10 mm; 15 mm to 20 mm (more)')
    session.moveRow('lesions', second, 0)
    expect(known(session, 'delta', second)).toBe('5')
    session.setTrack('lesions', second, undefined)
    expect(known(session, 'delta', second)).toBeUndefined()
    expect(session.output('out', 'en')?.text).toBe('20 mm; 12 mm to 10 mm')
  })

  it('M608 which lesion a row is survives keeping and opening again; a record carries it on', () => {
    const session = opened(lesions, { lesions: [{ size: '10' }, { size: '20' }] })
    const [, second = ''] = session.snapshot().rows['lesions'] ?? []
    session.setTrack('lesions', second, 'b')
    const again = openSession(compiled(lesions), { today: TODAY, entered: session.entered() })
    const [, reopened = ''] = again.snapshot().rows['lesions'] ?? []
    expect(again.trackOf('lesions', reopened)).toBe('b')
    expect(again.record().values['lesions']).toEqual([
      { values: { size: '10' }, nadirs: { size: '10' } },
      { track: 'b', values: { size: '20' }, nadirs: { size: '20' } },
    ])
  })

  it('M608 whoever listens is told which lesion a row is, even where no value follows from it', () => {
    const session = opened(lesions, { lesions: [{ size: '10' }] })
    const [row = ''] = session.snapshot().rows['lesions'] ?? []
    let told = 0
    session.subscribe(() => void told++)
    session.setTrack('lesions', row, 'a')
    session.setTrack('lesions', row, 'a')
    expect(told).toBe(1)
  })

  it('M609 every sentence tells which earlier value it rests on, and of which day', () => {
    const session = withPriors([at('2026-05-15', { size: '7.0', margin: 'smooth' })], '9')
    expect(session.output('out', 'en')?.reasons).toContainEqual({
      kind: 'prior',
      address: { id: 'prior.size' },
      aspect: 'value',
      date: '2026-05-15',
      value: '7.0',
    })
  })

  it('M610 sentences follow when other earlier examinations are given, and keep to them over a reset', () => {
    const session = withPriors([at('2026-05-15', { size: '7', margin: 'smooth' })], '9')
    expect(session.output('out', 'en')?.text).toContain('7 mm')
    session.setPriors([at('2026-06-15', { size: '8', margin: 'smooth' })])
    expect(session.output('out', 'en')?.text).toBe('8 mm smooth on 2026-06-15.')
    session.reset()
    expect(session.output('out', 'en')?.text).toBe('8 mm smooth on 2026-06-15.')
  })

  it('M611 a value may be carried on from itself without a circle', () => {
    const draft = { inputs: [number('size')], computed: [made('first', 'orElse(prior.first, size)')] }
    const session = opened(draft, { size: '9' })
    expect(known(session, 'first')).toBe('9')
    session.setPriors([at('2026-05-15', { first: '3' })])
    expect(known(session, 'first')).toBe('3')
    const read = readDefinition({
      outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: 'first' }] } }],
      ...draft,
    })
    expect(read.ok && checkModule(read.definition).filter(({ code }) => code === 'cycle')).toEqual([])
  })

  it('M612 words that a program doesn’t know are refused at their place and never left out', () => {
    // A program from before doesn’t know `change`, as this one doesn’t know `later_change`.
    for (const expr of ['later_change(size)', 'later.size', 'size + days_since_later']) {
      const draft = { inputs: [number('size')], computed: [made('delta', expr)] }
      const read = readDefinition({
        outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: 'delta' }] } }],
        ...draft,
      })
      const errors = read.ok
        ? checkModule(read.definition).filter(({ level }) => level === 'error')
        : read.findings
      expect(errors).toEqual([
        expect.objectContaining({ code: 'name.unknown', path: ['computed', 0, 'expr'] }),
      ])
    }
    const ahead = readDefinition({ version: DEFINITION_VERSION + 1, inputs: [number('size')] })
    expect(ahead.ok).toBe(false)
  })

  it('M612 a module’s own value called `prior` goes before the word', () => {
    const draft = {
      inputs: [
        number('size'),
        { id: 'prior', kind: 'choice' as const, label, options: [{ id: 'none', label }] },
      ],
      computed: [
        { id: 'is_first', kind: 'bool' as const, expr: 'prior == "none"' },
        made('then', 'prior.size'),
        made('delta', 'change(size)'),
      ],
    }
    const session = opened(draft, { size: '9', prior: 'none' })
    session.setPriors([sizeAt('2026-05-15', '7')])
    expect(known(session, 'is_first')).toBe(true)
    expect(known(session, 'then')).toBeUndefined()
    expect(known(session, 'delta')).toBe('2')
  })

  it('M613 nothing that is handed over as an earlier examination makes a session throw', () => {
    fc.assert(
      fc.property(fc.array(fc.anything(), { maxLength: 4 }), (garbage) => {
        const records = garbage.map((values) => ({
          date: '2026-01-01',
          values: { size: values, lesions: values },
        }))
        const session = opened(nodule, { size: '9' })
        session.setPriors(records as unknown as PriorRecord[])
        const rows = opened(lesions, { lesions: [{ size: '10' }] })
        rows.setPriors(records as unknown as PriorRecord[])
        expect(session.snapshot()).toBeDefined()
        expect(rows.snapshot()).toBeDefined()
      }),
      { numRuns: 100 },
    )
  })
})

describe('what an earlier examination fills in', () => {
  const draft = {
    inputs: [
      { ...number('before'), fill: [{ from: 'prior' as const, input: 'size' }] },
      { ...number('size'), fill: [{ from: 'prior' as const, input: 'size' }] },
    ],
    outputs: [
      { id: 'out', section: 'findings' as const, body: { en: [{ v: 'before' }, ' ', { v: 'size' }] } },
    ],
  }
  const viewOf = (session: ReturnType<typeof opened>, id: string) =>
    session.snapshot().inputs.find(({ address }) => address.id === id)

  it('M614 is the value that the input names, with its day beside it, and waits until somebody has looked', () => {
    const session = opened(draft)
    expect(viewOf(session, 'before')?.value).toBeUndefined()
    session.setPriors([sizeAt('2026-05-15', '7.0')])
    expect(viewOf(session, 'before')).toMatchObject({
      value: '7.0',
      state: 'auto',
      source: { from: 'prior', date: '2026-05-15' },
      needsConfirming: true,
    })
    session.confirmAll()
    expect(viewOf(session, 'before')?.needsConfirming).toBe(false)
    session.setPriors([])
    expect(viewOf(session, 'before')?.value).toBeUndefined()
  })

  it('M614 never takes the place of what a person entered', () => {
    const session = opened(draft, { size: '9' })
    session.setPriors([sizeAt('2026-05-15', '7')])
    expect(session.output('out', 'en')?.text).toBe('7 mm 9 mm')
  })

  it('M615 what was given to compare with is part of what was entered, and opens again with it', () => {
    const session = opened(draft, { size: '9' })
    session.setPriors([sizeAt('2026-05-15', '7')], '2026-06-01')
    const again = openSession(compiled(draft), { today: TODAY, entered: session.entered() })
    expect(again.snapshot().inputs).toEqual(session.snapshot().inputs)
    expect(again.record().date).toBe('2026-06-01')
    expect(opened(draft).entered().compared).toBeUndefined()
  })

  it('M613 what was kept and is no record any more is left out', () => {
    const records = [
      null,
      1,
      'x',
      { date: 5, values: {} },
      { date: '2026-05-15' },
    ] as unknown as PriorRecord[]
    const entered = { values: { size: '9' }, compared: { examDate: TODAY, records } }
    const session = openSession(compiled(draft), { today: TODAY, entered })
    expect(session.compared()).toBeUndefined()
  })
})

describe('saved tests with earlier examinations', () => {
  const failing = (draft: Parameters<typeof compiled>[0]) =>
    runTests(compiled(draft), { today: TODAY }).filter(({ passed }) => !passed)

  it('M620 give values and a day, and pass for the vectors of growth', () => {
    expect(failing(growth)).toEqual([])
    expect(growth.tests).toHaveLength(17)
  })

  it('M620 pass for every vector of RECIST 1.1 and iRECIST in follow-up, with a nadir that nobody types', () => {
    expect(failing(recistFollowUp)).toEqual([])
    expect(recistFollowUp.tests).toHaveLength(17)
  })

  it('M621 rows of an earlier examination are the lesions at the same places; the day is the test’s own', () => {
    const draft = {
      groups: [{ id: 'lesions', label }],
      inputs: [number('size', 'lesions')],
      computed: [made('delta', 'change(size)', 'lesions'), made('days', 'days_since_prior')],
      tests: [
        {
          name: 'one grew, one is new',
          examDate: '2020-03-01',
          priors: [{ date: '2020-02-01', values: { lesions: [{ size: 4 }] } }],
          given: { lesions: [{ size: 6 }, { size: 3 }] },
          expect: { values: { lesions: [{ delta: 2 }, { delta: null }], days: 29 } },
        },
      ],
    }
    expect(failing(draft)).toEqual([])
  })

  it('M622 a saved test that gives an earlier value of a name that is gone is told', () => {
    const read = readDefinition({
      inputs: [number('size')],
      outputs: [{ id: 'o', section: 'findings', body: { en: [{ v: 'size' }] } }],
      tests: [
        { name: 't', given: { size: 1 }, priors: [{ date: '2020-01-01', values: { siz: 1 } }], expect: {} },
      ],
    })
    expect(read.ok && checkModule(read.definition)).toContainEqual(
      expect.objectContaining({ code: 'test.unknownName', path: ['tests', 0, 'priors', 0, 'values', 'siz'] }),
    )
  })
})
