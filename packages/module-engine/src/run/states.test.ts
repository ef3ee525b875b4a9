import { describe, expect, it, vi } from 'vitest'
import { computedOf, inputOf, known, opened } from './fixtures/open.ts'
import type { ValueSource } from './session.ts'

const label = { en: 'Label' }
const dicom: ValueSource = { from: 'dicom', attribute: 'PatientAge' }
const measured: ValueSource = { from: 'measurement', what: 'length', image: '1.2.3' }
const age = { id: 'age', kind: 'integer' as const, label }

const shown = (session: ReturnType<typeof opened>, id: string) => {
  const view = inputOf(session, id)
  return [view?.value, view?.state, view?.source?.from]
}

describe('where a value comes from', () => {
  it('M230 puts the person first, then what came by itself, then the default', () => {
    const session = opened({ inputs: [{ ...age, default: '50' }] })
    expect(shown(session, 'age')).toEqual(['50', 'default', 'default'])
    session.set({ id: 'age' }, '61', dicom)
    expect(shown(session, 'age')).toEqual(['61', 'auto', 'dicom'])
    session.set({ id: 'age' }, '62')
    expect(shown(session, 'age')).toEqual(['62', 'entered', 'typed'])
    session.set({ id: 'age' }, '63', dicom)
    expect(shown(session, 'age')).toEqual(['62', 'entered', 'typed'])
  })

  it('M232 shows again what came by itself when the entry is taken back', () => {
    const session = opened({ inputs: [{ ...age, default: '50' }] })
    session.set({ id: 'age' }, '62')
    session.set({ id: 'age' }, '61', dicom)
    session.set({ id: 'age' }, undefined)
    expect(shown(session, 'age')).toEqual(['61', 'auto', 'dicom'])
    session.set({ id: 'age' }, undefined, dicom)
    expect(shown(session, 'age')).toEqual(['50', 'default', 'default'])
  })

  it('M232 keeps a cleared place clear until there is news', () => {
    const session = opened({ inputs: [age] })
    session.set({ id: 'age' }, '61', dicom)
    session.set({ id: 'age' }, '')
    expect(shown(session, 'age')).toEqual([undefined, 'empty', undefined])
    session.set({ id: 'age' }, '61', dicom)
    expect(shown(session, 'age')).toEqual([undefined, 'empty', undefined])
    session.set({ id: 'age' }, '62', dicom)
    expect(shown(session, 'age')).toEqual(['62', 'auto', 'dicom'])
  })

  it('M231 tries the sources in the module’s order', () => {
    const fill = [
      { from: 'dicom' as const, attribute: 'PatientAge' },
      { from: 'expr' as const, expr: 'base * 2' },
      { from: 'const' as const, value: 7 },
    ]
    const session = opened({
      inputs: [
        { id: 'base', kind: 'number', label },
        { ...age, fill, default: '1' },
      ],
    })
    expect(shown(session, 'age')).toEqual(['7', 'auto', 'default'])
    session.set({ id: 'base' }, '20')
    expect(shown(session, 'age')).toEqual(['40', 'auto', 'expr'])
    session.set({ id: 'base' }, '20.2')
    expect(shown(session, 'age')).toEqual(['7', 'auto', 'default'])
    session.set({ id: 'age' }, '61', dicom)
    expect(shown(session, 'age')).toEqual(['61', 'auto', 'dicom'])
    session.set({ id: 'age' }, '12', measured)
    expect(shown(session, 'age')).toEqual(['12', 'auto', 'measurement'])
  })

  it('M231 fills in the day that the host says it is', () => {
    const session = opened({ inputs: [{ id: 'on', kind: 'date', label, fill: [{ from: 'today' }] }] })
    expect(shown(session, 'on')).toEqual(['2026-11-15', 'auto', 'today'])
  })
})

describe('confirming', () => {
  const draft = { inputs: [{ ...age, default: '50', confirm: 'needed' as const }] }

  it('M233 is needed until the value is confirmed or typed', () => {
    const session = opened(draft)
    expect(inputOf(session, 'age')?.needsConfirming).toBe(true)
    session.confirm({ id: 'age' })
    expect(inputOf(session, 'age')).toMatchObject({ state: 'confirmed', needsConfirming: false, value: '50' })
    session.set({ id: 'age' }, '51')
    expect(inputOf(session, 'age')).toMatchObject({ state: 'entered', needsConfirming: false })
  })

  it('M233 holds for the value that was seen', () => {
    const session = opened(draft)
    session.set({ id: 'age' }, '61', dicom)
    session.confirmAll()
    expect(inputOf(session, 'age')).toMatchObject({ state: 'confirmed', value: '61' })
    session.set({ id: 'age' }, '62', dicom)
    expect(inputOf(session, 'age')).toMatchObject({ state: 'auto', value: '62', needsConfirming: true })
  })

  it('M233 never says that an empty or faulty value was seen', () => {
    const session = opened({ inputs: [{ ...age, confirm: 'needed' }] })
    session.confirm({ id: 'age' })
    expect(inputOf(session, 'age')?.state).toBe('empty')
    session.set({ id: 'age' }, 'abc', dicom)
    session.confirmAll()
    expect(inputOf(session, 'age')).toMatchObject({ state: 'auto', fault: 'notANumber', raw: 'abc' })
  })
})

describe('overruling', () => {
  const draft = {
    inputs: [{ id: 'a', kind: 'number' as const, label }],
    computed: [
      { id: 'twice', kind: 'number' as const, expr: 'a * 2', override: true, unit: 'mm' },
      { id: 'more', kind: 'integer' as const, expr: 'twice + 1' },
      { id: 'fixed', kind: 'number' as const, expr: 'a' },
    ],
  }

  it('M234 is marked, followed by what depends on it, and can be taken back', () => {
    const session = opened(draft, { a: '3' })
    session.overrule({ id: 'twice' }, '10 mm')
    expect(computedOf(session, 'twice')).toMatchObject({ value: '10', state: 'overridden' })
    expect(known(session, 'more')).toBe('11')
    session.set({ id: 'a' }, '4')
    expect(known(session, 'twice')).toBe('10')
    session.overrule({ id: 'twice' }, undefined)
    expect(computedOf(session, 'twice')).toMatchObject({ value: '8', state: 'known' })
  })

  it('M234 is refused where the module doesn’t allow it, and for what can’t stand there', () => {
    const session = opened(draft, { a: '3' })
    session.overrule({ id: 'fixed' }, '10')
    session.overrule({ id: 'twice' }, 'much')
    session.overrule({ id: 'twice' }, true)
    expect([known(session, 'fixed'), known(session, 'twice')]).toEqual(['3', '6'])
  })
})

describe('what is shown and what is missing', () => {
  const draft = {
    inputs: [
      { id: 'has', kind: 'bool' as const, label },
      { id: 'size', kind: 'number' as const, label, visible: 'has', required: 'has' },
    ],
    computed: [{ id: 'twice', kind: 'number' as const, expr: 'size * 2' }],
    checks: [{ id: 'big', level: 'block' as const, when: 'twice > 10', message: label }],
  }

  it('M235 makes a hidden input unknown, and brings back what was entered', () => {
    const session = opened(draft, { has: true, size: '3' })
    expect(known(session, 'twice')).toBe('6')
    session.set({ id: 'has' }, false)
    expect(inputOf(session, 'size')).toMatchObject({
      visible: false,
      value: undefined,
      raw: '3',
      fault: undefined,
    })
    expect(known(session, 'twice')).toBeUndefined()
    session.set({ id: 'has' }, true)
    expect(known(session, 'twice')).toBe('6')
  })

  it('M235 hides on an unknown condition, and shows on a broken one', () => {
    expect(inputOf(opened(draft), 'size')?.visible).toBe(false)
    const broken = { inputs: [{ id: 'size', kind: 'number' as const, label, visible: 'nobody > 1' }] }
    expect(inputOf(opened(broken), 'size')?.visible).toBe(true)
  })

  it('M236 misses only what is visible and required', () => {
    const session = opened(draft)
    expect(session.snapshot()).toMatchObject({ faults: [], isReady: true })
    session.set({ id: 'has' }, true)
    expect(inputOf(session, 'size')?.fault).toBe('missing')
    expect(session.snapshot()).toMatchObject({ faults: [{ id: 'size' }], isReady: false })
    session.set({ id: 'size' }, 'x')
    expect(inputOf(session, 'size')).toMatchObject({ fault: 'notANumber', raw: 'x', value: undefined })
    session.set({ id: 'size' }, '3')
    expect(session.snapshot().isReady).toBe(true)
  })

  it('M236, M243 isn’t ready while a check blocks', () => {
    const session = opened(draft, { has: true, size: '6' })
    expect(session.snapshot()).toMatchObject({ checks: [{ id: 'big', level: 'block' }], isReady: false })
  })

  it('M250 names what a value waits for, through other values, and only what can be answered', () => {
    const session = opened({
      inputs: [...draft.inputs, { id: 'other', kind: 'number', label }],
      computed: [...draft.computed, { id: 'sum', kind: 'number', expr: 'twice + other' }],
    })
    expect(computedOf(session, 'sum')).toMatchObject({ state: 'unknown', waitsFor: [{ id: 'other' }] })
    session.set({ id: 'has' }, true)
    expect(computedOf(session, 'sum')?.waitsFor).toEqual([{ id: 'size' }, { id: 'other' }])
  })

  it('M250 names a hundred of the missing inputs at most, however many rows there are', () => {
    const session = opened({
      groups: [{ id: 'rows', label: { en: 'Rows' }, min: 50 }],
      inputs: ['a', 'b'].map((id) => ({ id, kind: 'number', label: { en: id }, group: 'rows' })),
      computed: [
        { id: 'all', kind: 'number', expr: 'sum(rows.map(r, r.a)) + sum(rows.map(r, r.b))' },
        { id: 'more', kind: 'number', expr: 'all + 1' },
      ],
    })
    expect(computedOf(session, 'all')?.waitsFor).toHaveLength(100)
    expect(computedOf(session, 'more')?.waitsFor).toEqual(computedOf(session, 'all')?.waitsFor)
  })

  it('M250, M251, M200 says how a value failed', () => {
    const session = opened({
      inputs: [{ id: 'a', kind: 'number', label }],
      computed: [
        { id: 'ratio', kind: 'number', expr: '1 / a' },
        { id: 'after', kind: 'number', expr: 'ratio + 1' },
        { id: 'half', kind: 'integer', expr: 'a + 0.5' },
        { id: 'word', kind: 'number', expr: '"word"' },
        { id: 'bad', kind: 'number', expr: 'a +' },
      ],
    })
    session.set({ id: 'a' }, '0')
    expect(computedOf(session, 'ratio')).toMatchObject({ state: 'failed', failure: 'divisionByZero' })
    expect(computedOf(session, 'after')).toMatchObject({ state: 'unknown', value: undefined })
    expect(computedOf(session, 'half')).toMatchObject({ state: 'failed', failure: 'type' })
    expect(computedOf(session, 'word')).toMatchObject({ state: 'failed', failure: 'type' })
    expect(computedOf(session, 'bad')).toMatchObject({ state: 'failed', failure: 'broken' })
  })
})

describe('a session', () => {
  it('M202 tells listeners of changes, and of nothing else', () => {
    const session = opened({ inputs: [age] })
    const listener = vi.fn()
    const stop = session.subscribe(listener)
    const before = session.snapshot()
    session.set({ id: 'age' }, undefined)
    session.set({ id: 'nobody' }, '1')
    expect(session.snapshot()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
    session.set({ id: 'age' }, '5')
    session.set({ id: 'age' }, '5')
    expect(listener).toHaveBeenCalledTimes(1)
    stop()
    session.set({ id: 'age' }, '6')
    expect(listener).toHaveBeenCalledTimes(1)
  })

  it('M210 starts again from nothing when it is reset', () => {
    const session = opened({ inputs: [{ ...age, default: '50' }] }, { age: '7' })
    session.reset()
    expect(shown(session, 'age')).toEqual(['50', 'default', 'default'])
    expect(session.entered()).toEqual({ values: {} })
  })
})
