import { describe, expect, it, vi } from 'vitest'
import type { Measured, MeasuredOffer } from '../PlateRun.ts'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { nodule } from '../testkit/nodule.ts'
import { cellOf, moduleOf, phrase, startRun } from '../testkit/startRun.ts'

const length = (value: string, more: Partial<Measured> = {}): Measured => ({
  what: 'length',
  value,
  unit: 'mm',
  uid: 'm1',
  image: '3',
  ...more,
})

function started(autoFill: Parameters<typeof startRun>[1] = {}) {
  const cells = [cellOf('n', 0, moduleOutput('nodule')), cellOf('p', 1, phrase('x', '크기 {크기}'))]
  const run = startRun(cells, { modules: [nodule], ...autoFill })
  run.run('n')
  const filling = run.read().open?.fillings[0]
  if (!filling) throw new Error('no form')
  const place = { filling: filling.id, at: { id: 'size' } }
  const size = () => filling.session.snapshot().inputs.find(({ address }) => address.id === 'size')
  return { run, place, size }
}

describe('a measurement that is aimed at an input', () => {
  it('K250 lands there in the input’s unit, with the way back to it', () => {
    const { run, place, size } = started()
    expect(run.take(place, length('1.25', { unit: 'cm' }))).toBe('taken')
    expect(size()).toMatchObject({
      value: '12.5',
      state: 'auto',
      source: { from: 'measurement', uid: 'm1', image: '3', isCaught: true },
    })
  })

  it('K250 takes the place of what was typed, and of what a rule has filled in', () => {
    const { run, place, size } = started()
    run.type('size', '7')
    run.take(place, length('12'))
    expect(size()?.value).toBe('12')
    const rule = {
      id: 'r',
      cell: 'n',
      output: 'm',
      input: 'size',
      source: { from: 'default', value: '5' },
    } as const
    const filled = started({ autoFill: [rule] })
    expect(filled.size()?.value).toBe('5')
    filled.run.take(filled.place, length('12'))
    filled.run.type('side', 'L')
    filled.run.refill()
    expect(filled.size()?.value).toBe('12')
  })

  it('K250 changes nothing where it can’t be read', () => {
    const { run, place, size } = started()
    run.type('size', '7')
    expect(run.take(place, length('12', { what: 'angle', unit: '°' }))).toBe('unitUnknown')
    expect(run.take(place, length('-1'))).toBe('outOfRange')
    expect(size()).toMatchObject({ value: '7', source: { from: 'typed' } })
    expect(run.take({ ...place, at: { id: 'side' } }, length('12'))).toBe('noPlace')
    expect(run.take({ ...place, at: { id: 'gone' } }, length('12'))).toBe('noPlace')
    expect(run.take({ ...place, filling: 'gone' }, length('12'))).toBe('noPlace')
  })

  it('K251 follows as its place wants it: in its unit, with its decimals', () => {
    const label = { ko: '물음' }
    const sizes = moduleOf('sizes', {
      inputs: [
        { id: 'cm', kind: 'measure', what: 'length', unit: 'cm', decimals: 1, label },
        { id: 'whole', kind: 'integer', unit: 'mm', label },
      ],
      outputs: [{ id: 'out', section: 'findings', body: { ko: [{ v: 'cm' }, ' ', { v: 'whole' }] } }],
    })
    const run = startRun([cellOf('s', 0, moduleOutput('sizes'))], { modules: [sizes] })
    run.run('s')
    const filling = run.read().open?.fillings[0]?.id ?? ''
    run.take({ filling, at: { id: 'cm' } }, length('1.2', { unit: 'cm' }))
    run.take({ filling, at: { id: 'whole' } }, length('12'))
    const offer = vi.fn(() => ({ value: '1', unit: '' }))
    run.remeasured('m1', offer)
    expect(offer.mock.calls).toEqual([
      ['length', { unit: 'cm', decimals: 1 }],
      ['length', { unit: 'mm', decimals: 0 }],
    ])
  })

  it('K250 goes into the row that it is aimed at', () => {
    const label = { ko: '물음' }
    const rows = moduleOf('rows', {
      groups: [{ id: 'lesions', label }],
      inputs: [{ id: 'size', kind: 'number', unit: 'mm', group: 'lesions', label }],
      outputs: [
        { id: 'out', section: 'findings', body: { ko: [{ each: 'lesions', body: [{ v: 'size' }, ' '] }] } },
      ],
    })
    const preset = { lesions: [{ size: '1' }, { size: '2' }] }
    const run = startRun([cellOf('r', 0, moduleOutput('rows', { preset }))], { modules: [rows] })
    run.run('r')
    const filling = run.read().open?.fillings[0]
    const [, second] = filling?.session.snapshot().rows['lesions'] ?? []
    const at = { id: 'size', ...(second !== undefined && { row: second }) }
    expect(run.take({ filling: filling?.id ?? '', at }, length('9'))).toBe('taken')
    run.remeasured('m1', () => ({ value: '8', unit: 'mm' }))
    expect(filling?.session.snapshot().inputs.map(({ value }) => value)).toEqual(['1', '8'])
  })
})

describe('a measurement that is aimed at a size', () => {
  const blanks = [{ id: 'size', kind: 'size', label: { ko: '크기' }, unit: 'cm' }] as const

  function sized(typed?: string) {
    const run = startRun([{ ...cellOf('n', 0, phrase('x', '{size} 결절.')), blanks }])
    run.run('n')
    const filling = run.read().open?.fillings[0]
    if (!filling) throw new Error('no form')
    if (typed !== undefined) run.type('size', typed)
    const at = { id: 'size' }
    const take = (uid: string, value: string, unit = 'mm') =>
      run.take({ filling: filling.id, at }, length(value, { uid, unit }))
    const size = () => filling.session.snapshot().inputs.find(({ address }) => address.id === 'size')
    return { run, take, size }
  }

  it('K901 goes into the first empty dimension in the size’s unit, the next into the next', () => {
    const { run, take, size } = sized()
    expect(take('m1', '21')).toBe('taken')
    expect(size()).toMatchObject({ value: '2.1', source: { uid: 'm1', isCaught: true } })
    expect(take('m2', '1.8', 'cm')).toBe('taken')
    take('m3', '12')
    expect(size()).toMatchObject({
      value: '2.1 × 1.8 × 1.2',
      source: { uid: 'm3', axes: ['m1', 'm2', 'm3'] },
    })
    run.write()
    expect(run.texts()).toEqual(['2.1 × 1.8 × 1.2 cm 결절.'])
  })

  it('K901 begins anew when all stand there', () => {
    const { take, size } = sized('2 x 3 x 4')
    take('m1', '21')
    expect(size()?.value).toBe('2.1')
  })

  it.each(['2.1', '2.1 x ', '21 mm'])('K901 leaves what was typed: %s', (typed) => {
    const { take, size } = sized(typed)
    take('m2', '18')
    expect(size()).toMatchObject({ value: '2.1 × 1.8', source: { axes: ['', 'm2'] } })
  })

  it('K901 each dimension follows its own measurement', () => {
    const { run, take, size } = sized()
    take('m1', '21')
    take('m2', '18')
    run.write()
    run.remeasured('m1', () => ({ value: '2.5', unit: 'cm' }))
    expect(size()?.value).toBe('2.5 × 1.8')
    run.remeasured('m2', () => ({ value: '1.9', unit: 'cm' }))
    expect(run.texts()).toEqual(['2.5 × 1.9 cm 결절.'])
    run.remeasured('m1', undefined)
    expect(run.read().concerns).toContainEqual(
      expect.objectContaining({ kind: 'unlinked', at: { id: 'size' } }),
    )
  })

  it('K901 takes both axes at once, and each measurement with what it has', () => {
    const { run, take, size } = sized()
    take('m1', '21 × 18')
    take('m2', '12')
    expect(size()).toMatchObject({ value: '2.1 × 1.8 × 1.2', source: { axes: ['m1', 'm1', 'm2'] } })
    const offer = vi.fn<MeasuredOffer>((what) => ({
      value: what === 'axes' ? '2.2 × 1.9' : '1.3',
      unit: 'cm',
    }))
    run.remeasured('m1', offer)
    run.remeasured('m2', offer)
    expect(size()?.value).toBe('2.2 × 1.9 × 1.3')
    expect(offer.mock.calls.map(([what]) => what)).toEqual(['axes', 'length'])
    take('m3', '30 × 20')
    expect(size()?.value).toBe('3.0 × 2.0')
  })

  it('K901 waits where a module wants more than one dimension, and takes nothing but lengths', () => {
    const sizes = moduleOf('sizes', {
      inputs: [{ id: 'size', kind: 'size', unit: 'cm', altUnits: ['mm'], label: { ko: '크기' } }],
      outputs: [{ id: 'out', section: 'findings', body: { ko: [{ v: 'size' }] } }],
    })
    const run = startRun([cellOf('s', 0, moduleOutput('sizes'))], { modules: [sizes] })
    run.run('s')
    const filling = run.read().open?.fillings[0]
    const place = { filling: filling?.id ?? '', at: { id: 'size' } }
    const view = () => filling?.session.snapshot().inputs[0]
    expect(run.take(place, length('21'))).toBe('taken')
    expect(view()).toMatchObject({ raw: '2.1', fault: 'tooFew' })
    expect(run.take(place, length('30', { what: 'angle', unit: '°', uid: 'm2' }))).toBe('unitUnknown')
    expect(view()).toMatchObject({ raw: '2.1' })
    expect(run.take(place, length('18', { uid: 'm2' }))).toBe('taken')
    expect(view()).toMatchObject({ value: '2.1 × 1.8', fault: undefined })
  })
})

describe('a measurement that changes', () => {
  it('K251 changes what was written with it', () => {
    const { run, place } = started()
    run.take(place, length('9'))
    run.write()
    expect(run.texts()).toEqual(['우측에 9 mm 결절.'])
    run.remeasured('m1', () => ({ value: '12', unit: 'mm' }))
    expect(run.texts()).toEqual(['우측에 12 mm 결절.', '추적 검사 권고.'])
  })

  it('K251 leaves words that somebody changed, and warns', () => {
    const { run, place } = started()
    run.take(place, length('9'))
    run.write()
    const [entry] = run.read().entries
    run.editEntry(entry?.id ?? '', '작은 결절.')
    run.remeasured('m1', () => ({ value: '8', unit: 'mm' }))
    expect(run.read().entries[0]).toMatchObject({ text: '작은 결절.', newer: '우측에 8 mm 결절.' })
    expect(run.read().concerns).toContainEqual({ kind: 'outdated', level: 'warn', entryId: entry?.id })
  })

  it('K251 is not followed where somebody typed over it', () => {
    const { run, place, size } = started()
    run.take(place, length('9'))
    run.type('size', '10')
    run.remeasured('m1', () => ({ value: '12', unit: 'mm' }))
    expect(size()?.value).toBe('10')
  })

  it('K251 reaches what is linked', () => {
    const link = {
      id: 'r',
      cell: 'p',
      output: 'x',
      input: '크기',
      source: { from: 'cell', cell: 'n', output: 'm', input: 'size' },
    } as const
    const { run, place } = started({ autoFill: [link] })
    run.take(place, length('9'))
    run.write()
    run.run('p')
    run.write()
    run.remeasured('m1', () => ({ value: '8', unit: 'mm' }))
    expect(run.texts()).toContain('크기 8 mm')
  })
})

describe('a measurement that is deleted', () => {
  it('K252 leaves its value as a concern until it is there again', () => {
    const { run, place } = started()
    run.take(place, length('9'))
    run.write()
    const before = run.read().concerns
    run.remeasured('m1', undefined)
    expect(run.texts()).toEqual(['우측에 9 mm 결절.'])
    expect(run.read().concerns).toContainEqual(
      expect.objectContaining({ kind: 'unlinked', level: 'warn', at: { id: 'size' } }),
    )
    run.remeasured('m1', () => ({ value: '9', unit: 'mm' }))
    expect(run.read().concerns).toEqual(before)
  })

  it('K252 is a concern, too, where it can’t be told any more', () => {
    const { run, place } = started()
    run.take(place, length('9'))
    run.write()
    const before = run.read().concerns
    run.remeasured('m1', () => undefined)
    expect(run.texts()).toEqual(['우측에 9 mm 결절.'])
    expect(run.read().concerns).toContainEqual(
      expect.objectContaining({ kind: 'unlinked', at: { id: 'size' } }),
    )
    run.remeasured('m1', () => ({ value: '9', unit: 'mm' }))
    expect(run.read().concerns).toEqual(before)
  })

  it('K252 is no concern where it was never used', () => {
    const { run, place } = started()
    run.take(place, length('9'))
    run.write()
    run.remeasured('other', undefined)
    expect(run.read().concerns.some(({ kind }) => kind === 'unlinked')).toBe(false)
  })
})
