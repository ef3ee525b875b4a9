import type { Locale } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { blankPlaces } from '../phrase/blankPlaces.ts'
import { CELLS, EXAM, GRADES } from '../testkit/breastExam.ts'
import { startRun } from '../testkit/startRun.ts'

const start = (locale: Locale = 'ko', modules = [GRADES]) => startRun(CELLS, { exam: EXAM, locale, modules })

const asked = (run: ReturnType<typeof start>) =>
  run
    .read()
    .open?.fillings.flatMap(({ definition, shared }) =>
      definition.inputs.filter(({ id }) => !shared.has(id)).map(({ id }) => id),
    )

describe('values of a cell', () => {
  it('K420 say answers in words, and take phrases in where their condition holds', () => {
    const run = start()
    run.fill('graded', { kind: 'solid', size: '1.2 x 0.8', echo: 'low' })
    run.fill('cyst', {})
    expect(run.texts()).toContain('1.2 × 0.8 cm 결절, 등급 3, 낮음 에코.')
    expect(run.texts()).toContain('낭종.')

    const other = start('en')
    other.fill('graded', { kind: 'fluid', size: '3' })
    expect(other.texts()).toContain('3 cm nodule, grade 2.')
  })

  it('K421 of the exam are made from what is asked once, in every text', () => {
    const run = start()
    run.fill('volume', { clock: '3' })
    expect(run.texts()).toEqual([' 3시.'])
    run.fill('sizes', { dims: '4 x 3 x 2.5', psa: '3' })
    expect(run.texts()).toEqual(['부피 15.0 mL, 밀도 0.20 3시.'])
    run.run('volume')
    expect(asked(run)).toEqual(['clock'])
  })

  it('K425 what is gathered is no place that a rule could fill', () => {
    const mass = CELLS.find(({ id }) => id === 'mass')
    expect(mass && blankPlaces(mass, EXAM).map(({ name }) => name)).toEqual(['side', 'category', 'workup'])
  })

  it('K433 print a unit as the language spells it, and hours alone', () => {
    const run = start('de')
    run.fill('sizes', { psa: '3.5' })
    run.fill('volume', { clock: '12' })
    expect(run.texts()).toEqual(['PSA 3,5 ng/ml 12.'])
  })
})

describe('a module that a cell uses', () => {
  it('K422 is worked out for the finding: scores, tables and formulas of a row, with nothing to ask', () => {
    const run = start()
    run.run('graded')
    expect(asked(run)).toEqual(['kind', 'size', 'signs', 'echo'])
    run.type('kind', 'solid')
    run.type('size', '0.9 x 0.5')
    run.type('echo', 'low')
    run.type('signs', ['tall'])
    run.write()
    expect(run.texts()).toEqual(['0.9 × 0.5 cm 결절, 등급 5, 낮음 에코.', '추적.'])
    run.reopen(run.read().runs[0]?.id ?? '')
    run.type('size', '1.1')
    expect(run.texts()).toContain('흡인검사.')
  })

  it('K422 leaves the limits of fields that nobody sees, and keeps what its checks warn of', () => {
    const run = start()
    run.fill('graded', { kind: 'fluid', size: '9' })
    expect(run.read().concerns).toMatchObject([{ kind: 'check', level: 'warn', check: 'g_slip' }])
  })

  it('K423 is told when it is gone, and its values keep their sentence from being written', () => {
    const run = start('ko', [])
    run.run('graded')
    expect(run.read().open?.missing).toEqual(['grades'])
    run.type('kind', 'fluid')
    run.type('size', '1')
    run.write()
    expect(run.texts()).toEqual([])
  })

  it('K423 names what it lacks', () => {
    const exam = {
      ...EXAM,
      blanks: [...(EXAM.blanks ?? []), { id: 'age', kind: 'number', label: { ko: '나이' } } as const],
    }
    const cells = CELLS.map((cell) =>
      cell.id === 'graded'
        ? {
            ...cell,
            uses: cell.uses?.map((use) => ({
              ...use,
              inputs: { ...use.inputs, pattern: 'age > 50 ? "solid" : "cyst"' },
            })),
          }
        : cell.id === 'sizes'
          ? { ...cell, asks: ['age'] }
          : cell,
    )
    const run = startRun(cells, { exam, modules: [GRADES] })
    run.fill('graded', { kind: 'fluid', size: '1' })
    expect(run.texts()).toEqual(['추적.'])
    expect(run.read().concerns).toMatchObject([{ kind: 'waiting', level: 'block', at: { id: 'g_pattern' } }])
    run.fill('sizes', { age: '60' })
    expect(run.texts()).toEqual(['1 cm 결절, 등급 3.', '추적.'])
    expect(run.read().concerns).toEqual([])
  })
})

describe('what keeps a cell from being written', () => {
  it('K424 is a blank that is required where its condition holds', () => {
    const run = start()
    run.run('graded')
    run.type('kind', 'solid')
    run.type('size', '1')
    expect(run.write()).toEqual({ ok: false, reason: 'notReady' })
    run.type('kind', 'fluid')
    expect(run.write().ok).toBe(true)
  })

  it('K424 is a check of the cell', () => {
    const run = start()
    run.run('graded')
    run.type('kind', 'fluid')
    run.type('size', '21')
    expect(run.write().ok).toBe(false)
    expect(
      run
        .read()
        .open?.fillings[0]?.session.snapshot()
        .checks.map(({ id }) => id),
    ).toContain('huge')
  })
})
