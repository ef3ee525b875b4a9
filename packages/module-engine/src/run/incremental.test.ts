import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { arbitraryDefinition } from '../testkit/arbitraryDefinition.ts'
import { arbitraryOperations, perform } from '../testkit/arbitraryOperations.ts'
import { within } from '../testkit/within.ts'
import { compileModule } from './compileModule.ts'
import { compiled, computedOf, inputOf, known, opened, TODAY } from './fixtures/open.ts'
import { tirads } from './fixtures/tirads.ts'
import { openSession } from './openSession.ts'

const label = { en: 'Label' }
const answers = {
  composition: 'solid',
  echogenicity: 'hypo',
  shape: 'wider',
  margin: 'smooth',
  size_cm: '1.6',
}

describe('one change', () => {
  it('M201 stops where a value comes out equal', () => {
    const session = opened(tirads, answers)
    session.set({ id: 'size_cm' }, '1.7')
    expect(session.lastChanged()).toEqual([{ id: 'size_cm' }])
    session.set({ id: 'margin' }, 'ill_defined')
    expect(session.lastChanged()).toEqual([{ id: 'margin' }])
    session.set({ id: 'margin' }, 'lobulated_irregular')
    expect(session.lastChanged().map(({ id }) => id)).toEqual(['margin', 'feature_points', 'points'])
    session.set({ id: 'shape' }, 'taller')
    expect(session.lastChanged().map(({ id }) => id)).toEqual(['shape', 'feature_points', 'points', 'level'])
  })

  it('M202 leaves every other part of the picture the same object', () => {
    const session = opened(tirads, answers)
    const before = session.snapshot()
    session.set({ id: 'size_cm' }, '1.7')
    const after = session.snapshot()
    expect(after).not.toBe(before)
    expect(after.computed).toBe(before.computed)
    expect(after.checks).toBe(before.checks)
    expect(after.rows).toBe(before.rows)
    expect(after.faults).toBe(before.faults)
    const changed = after.inputs.filter((view, index) => view !== before.inputs[index])
    expect(changed.map(({ address }) => address.id)).toEqual(['size_cm'])
    expect(before.inputs.find(({ address }) => address.id === 'size_cm')?.value).toBe('1.6')
    expect(Object.isFrozen(after)).toBe(true)
  })

  it('M202 takes back to an equal picture', () => {
    const definitions = arbitraryDefinition().chain((definition) =>
      fc.record({
        definition: fc.constant(definition),
        operations: arbitraryOperations(definition),
        input: fc.constantFrom(...definition.inputs.filter(({ group }) => group === undefined), undefined),
      }),
    )
    fc.assert(
      fc.property(
        definitions,
        fc.constantFrom('1', 'a', '2026-01-01', 'R', '??'),
        ({ definition, operations, input }, raw) => {
          const session = openSession(compileModule(definition), { today: TODAY })
          for (const operation of operations) perform(session, definition, operation)
          if (!input) return
          session.set({ id: input.id }, undefined)
          const before = JSON.stringify([session.snapshot(), session.outputs('ko')])
          session.set({ id: input.id }, raw)
          session.set({ id: input.id }, undefined)
          expect(JSON.stringify([session.snapshot(), session.outputs('ko')])).toBe(before)
        },
      ),
      { numRuns: 60 },
    )
  }, 60_000)

  it('M212 in a board of 60 modules follows every key press', () => {
    const module = compiled(tirads)
    const sessions = Array.from({ length: 60 }, () =>
      openSession(module, { today: TODAY, entered: { values: answers } }),
    )
    for (const session of sessions) session.outputs('ko')
    const press = (index: number) => {
      const session = sessions[index % 60]
      session?.set({ id: 'size_cm' }, `${1 + (index % 50) / 10}`)
      session?.snapshot()
      return session?.outputs('ko')
    }
    // As many presses as milliseconds: one takes well under one.
    const last = within(600, () => Array.from({ length: 600 }, (_, index) => press(index)).at(-1))
    expect(last?.map(({ text }) => text)).toEqual(sessions[59]?.outputs('ko').map(({ text }) => text))
  })
})

describe('modules with mistakes', () => {
  it('M203 fail where values read each other in a circle, and work elsewhere', () => {
    const session = opened(
      {
        inputs: [
          { id: 'a', kind: 'number', label },
          { id: 'b', kind: 'number', label, visible: 'x > 1' },
        ],
        computed: [
          { id: 'x', kind: 'number', expr: 'y + b' },
          { id: 'y', kind: 'number', expr: 'x + a' },
          { id: 'z', kind: 'number', expr: 'a + 1' },
          { id: 'self', kind: 'number', expr: 'self + 1' },
          { id: 'after', kind: 'number', expr: 'x + 1' },
        ],
      },
      { a: '1', b: '2' },
    )
    expect(['x', 'y', 'self'].map((id) => computedOf(session, id)?.failure)).toEqual([
      'cycle',
      'cycle',
      'cycle',
    ])
    expect(computedOf(session, 'after')?.state).toBe('unknown')
    expect(known(session, 'z')).toBe('2')
    expect(inputOf(session, 'b')).toMatchObject({ visible: true, value: '2' })
    session.set({ id: 'a' }, '5')
    expect(known(session, 'z')).toBe('6')
  })

  it('M200 run, whatever is broken in them', () => {
    const session = opened(
      {
        groups: [{ id: 'rows', label, min: 1, sort: 'nobody +' }],
        inputs: [
          { id: 'a', kind: 'number', label, required: 'nobody', fill: [{ from: 'expr', expr: '((' }] },
          { id: 'r', kind: 'number', label, group: 'rows' },
        ],
        computed: [
          { id: 'outside', kind: 'number', expr: 'r + 1' },
          { id: 'scored', kind: 'number', score: { of: ['r', 'a'], agg: 'sum' } },
        ],
        checks: [{ id: 'bad', level: 'block', when: ')', message: label }],
        outputs: [{ id: 'out', section: 'findings', when: 'nobody', body: { en: [{ v: 'a' }] } }],
      },
      { a: '1' },
    )
    session.sortRows('rows')
    expect(session.snapshot().isReady).toBe(true)
    expect(['outside', 'scored'].map((id) => computedOf(session, id)?.failure)).toEqual(['broken', 'broken'])
    expect(session.output('out', 'en')?.status).toBe('waiting')
  })
})
