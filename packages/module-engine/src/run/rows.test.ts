import { describe, expect, it } from 'vitest'
import { nodules } from './fixtures/nodules.ts'
import { computedOf, inputOf, known, opened } from './fixtures/open.ts'
import type { ModuleSession } from './session.ts'

const keys = (session: ModuleSession) => session.snapshot().rows['nodules'] ?? []
const sizes = (session: ModuleSession) => keys(session).map((row) => known(session, 'size_mm', row))
const three = () => opened(nodules, { nodules: [{ size_mm: '8' }, { size_mm: '20' }, {}] })

describe('rows of a group', () => {
  it('M240 are there from the start as many as the group wants, and never too many', () => {
    const session = opened(nodules)
    const [first = ''] = keys(session)
    expect(keys(session)).toHaveLength(1)
    session.removeRow('nodules', first)
    expect(keys(session)).toEqual([first])
    const added = [1, 2, 3, 4].map(() => session.addRow('nodules'))
    expect(new Set([first, ...added]).size).toBe(5)
    expect(session.addRow('nodules')).toBeUndefined()
    expect(keys(session)).toHaveLength(5)
  })

  it('M240 keep their keys and their values when they move', () => {
    const session = three()
    const [a = '', b = '', c = ''] = keys(session)
    session.moveRow('nodules', c, 0)
    expect(keys(session)).toEqual([c, a, b])
    session.moveRow('nodules', c, 99)
    expect(keys(session)).toEqual([a, b, c])
    session.removeRow('nodules', a)
    expect(keys(session)).toEqual([b, c])
    expect(known(session, 'size_mm', b)).toBe('20')
  })

  it('M241 are counted from 1 in their present order', () => {
    const session = opened(nodules, {
      nodules: [
        { where: 'R', size_mm: '8' },
        { where: 'L', size_mm: '9' },
      ],
    })
    expect(session.output('list', 'ko')?.text).toBe('갑상선에 결절 2개: #1 우측 8 mm 및 #2 좌측 9 mm.')
    session.moveRow('nodules', keys(session)[1] ?? '', 0)
    expect(session.output('list', 'ko')?.text).toBe('갑상선에 결절 2개: #1 좌측 9 mm 및 #2 우측 8 mm.')
  })

  it('M241 are sorted by the group’s formula, unknown ones last', () => {
    const session = opened(nodules, {
      nodules: [{}, { size_mm: '8' }, { size_mm: '20' }, { size_mm: '8.0' }],
    })
    const before = keys(session)
    session.sortRows('nodules')
    expect(sizes(session)).toEqual(['20', '8', '8.0', undefined])
    expect(keys(session)).toEqual([before[2], before[1], before[3], before[0]])
  })

  it('M242 take from the row above what they lack', () => {
    const session = opened(nodules, {
      nodules: [{ where: 'R', size_mm: '1.2 cm', is_hot: true, why_hot: 'x' }, { size_mm: '7' }],
    })
    const [above = '', row = ''] = keys(session)
    session.sameAsAbove('nodules', row)
    expect(inputOf(session, 'where', row)).toMatchObject({ value: 'R', state: 'entered' })
    expect(known(session, 'size_mm', row)).toBe('7')
    session.sameAsAbove('nodules', above)
    expect(known(session, 'where', above)).toBe('R')
  })

  it('M243 fire their own checks', () => {
    const session = opened(nodules, { nodules: [{ size_mm: '8' }, { size_mm: '0.8' }] })
    const row = keys(session)[1]
    expect(session.snapshot().checks).toEqual([
      { id: 'cm_meant', level: 'warn', row, at: { id: 'size_mm', row } },
    ])
  })

  it('M204 can be compared with what was made of all of them', () => {
    const session = three()
    const [a = '', b = '', c = ''] = keys(session)
    expect(computedOf(session, 'largest')).toMatchObject({
      state: 'unknown',
      waitsFor: [{ id: 'size_mm', row: c }],
    })
    session.set({ id: 'size_mm', row: c }, '30')
    expect([a, b, c].map((row) => known(session, 'is_largest', row))).toEqual([false, false, true])
    expect(session.output('dominant', 'ko')?.text).toBe('가장 큰 결절은 30 mm며 양성으로 판단됨.')
    session.removeRow('nodules', c)
    expect([a, b].map((row) => known(session, 'is_largest', row))).toEqual([false, true])
  })

  it('M201 touch only themselves and what is made of them', () => {
    const session = opened(nodules, { nodules: [{ size_mm: '8' }, { size_mm: '20' }] })
    const [a = '', b = ''] = keys(session)
    const other = inputOf(session, 'size_mm', b)
    session.set({ id: 'size_mm', row: a }, '9')
    expect(session.lastChanged()).toEqual([{ id: 'size_mm', row: a }])
    expect(inputOf(session, 'size_mm', b)).toBe(other)
    session.set({ id: 'size_mm', row: a }, '25')
    expect(session.lastChanged()).toEqual([
      { id: 'size_mm', row: a },
      { id: 'largest' },
      { id: 'is_largest', row: a },
      { id: 'is_largest', row: b },
    ])
  })

  it('M235, M236 hide and require their own inputs', () => {
    const session = opened(nodules, {
      nodules: [
        { size_mm: '12', is_hot: true },
        { size_mm: '5', is_hot: true },
      ],
    })
    const [a = '', b = ''] = keys(session)
    expect(inputOf(session, 'why_hot', a)).toMatchObject({ visible: true, required: true, fault: 'missing' })
    expect(inputOf(session, 'why_hot', b)).toMatchObject({ visible: true, required: false, fault: undefined })
    session.set({ id: 'is_hot', row: a }, false)
    expect(inputOf(session, 'why_hot', a)).toMatchObject({ visible: false, fault: undefined })
  })

  it('M211 bear every wrong key', () => {
    const session = three()
    session.removeRow('nodules', 'nobody')
    session.removeRow('nothing', 'r1')
    session.moveRow('nodules', 'nobody', Number.NaN)
    session.sameAsAbove('toString', 'constructor')
    session.sortRows('__proto__')
    session.set({ id: 'size_mm' }, '5')
    session.set({ id: 'organ', row: keys(session)[0] ?? '' }, '5')
    session.set({ id: 'nodules' }, '5')
    expect(session.addRow('largest')).toBeUndefined()
    expect(sizes(session)).toEqual(['8', '20', undefined])
  })
})
