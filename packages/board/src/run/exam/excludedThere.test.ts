import type { Blank, Cell, PlaceExclusion } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { moduleOutput } from '../testkit/moduleOutput.ts'
import { cellOf, moduleOf, phrase, type StartedRun, startRun } from '../testkit/startRun.ts'

const choice = (id: string, ...answers: string[]): Blank => ({
  id,
  kind: 'choice',
  label: { ko: id },
  options: answers.map((answer) => ({ id: answer, label: { ko: answer } })),
})

const nodule: Cell = {
  ...cellOf('nodule', 1, phrase('a', '{lobe} 결절.')),
  blanks: [choice('lobe', 'right', 'left', 'both', 'isthmus')],
}

const removed = (...places: PlaceExclusion[]): Cell => ({
  ...cellOf('removed', 0, phrase('a', '{side} 절제술 후.')),
  blanks: [choice('side', 'right', 'left')],
  excludes: { places },
})

const conflicts = (run: StartedRun) =>
  run.read().concerns.flatMap((concern) => (concern.kind === 'conflict' ? [concern] : []))

function pressed(state: Cell, side: string, lobe: string): StartedRun {
  const run = startRun([state, nodule])
  run.fill('removed', { side })
  run.fill('nodule', { lobe })
  return run
}

describe('cells that can’t stand together in one place', () => {
  const lobe = removed({ blank: 'side', cells: ['nodule'], other: 'lobe' })

  it('K473 block copying where both name the same place or one that overlaps', () => {
    for (const [side, where, isBlocked] of [
      ['right', 'right', true],
      ['right', 'both', true],
      ['right', 'left', false],
      ['left', 'isthmus', false],
    ] as const)
      expect([side, where, conflicts(pressed(lobe, side, where)).length > 0]).toEqual([
        side,
        where,
        isBlocked,
      ])
  })

  it('K473 name both, follow their answers, and are settled when one goes', () => {
    const run = pressed(lobe, 'right', 'right')
    const [first, second] = run.read().runs.map(({ id }) => id)
    expect(conflicts(run)).toEqual([{ kind: 'conflict', level: 'block', runIds: [first, second] }])
    run.reopen(second ?? '')
    run.type('lobe', 'left')
    expect(conflicts(run)).toEqual([])
    run.type('lobe', 'right')
    run.write()
    expect(conflicts(run)).toHaveLength(1)
    run.remove(first ?? '')
    expect(conflicts(run)).toEqual([])
    run.undo()
    expect(conflicts(run)).toHaveLength(1)
  })

  it('K473 an answer may stand for several of theirs, and a cell may name its place itself', () => {
    const means = { right: ['right', 'isthmus'] }
    const wide = removed({ blank: 'side', cells: ['nodule'], other: 'lobe', means })
    expect(conflicts(pressed(wide, 'right', 'isthmus'))).toHaveLength(1)
    expect(conflicts(pressed(wide, 'left', 'isthmus'))).toEqual([])
    const always = removed({ cells: ['nodule'], other: 'lobe', at: ['left'] })
    expect(conflicts(pressed(always, 'right', 'left'))).toHaveLength(1)
    expect(conflicts(pressed(always, 'right', 'right'))).toEqual([])
  })

  it('K473 count in every row of a module, with the sides of modules', () => {
    const kidneys = moduleOf('stones', {
      version: 1,
      groups: [{ id: 'stone', label: { ko: '결석' }, min: 1, max: 3 }],
      inputs: [{ id: 'kidney', kind: 'side', label: { ko: '신장' }, group: 'stone', required: true }],
      outputs: [
        {
          id: 'o',
          section: 'findings',
          body: { ko: [{ each: 'stone', body: [{ v: 'kidney' }, ' 결석. '] }] },
        },
      ],
    })
    const places = [{ blank: 'side', cells: ['stones'], other: 'kidney' }]
    const run = startRun([removed(...places), cellOf('stones', 1, moduleOutput('stones'))], {
      modules: [kidneys],
    })
    run.fill('removed', { side: 'left' })
    run.run('stones')
    const [filling] = run.read().open?.fillings ?? []
    const [row = ''] = filling?.session.snapshot().rows['stone'] ?? []
    filling?.session.set({ id: 'kidney', row }, 'R')
    run.write()
    expect(conflicts(run)).toEqual([])
    const second = filling?.session.addRow('stone') ?? ''
    filling?.session.set({ id: 'kidney', row: second }, 'B')
    expect(conflicts(run)).toHaveLength(1)
  })
})

describe('a cell that a place has once', () => {
  const effusion: Cell = {
    ...cellOf('effusion', 0, phrase('a', '{side} {amount} 흉수.')),
    blanks: [choice('side', 'right', 'left', 'both'), choice('amount', 'small', 'large')],
    excludes: { places: [{ blank: 'side', cells: ['effusion'], other: 'side' }] },
  }
  const twice = (...answers: Record<string, string>[]) => {
    const run = startRun([effusion])
    for (const values of answers) {
      run.another('effusion')
      const session = run.read().open?.fillings[0]?.session
      for (const [id, value] of Object.entries(values)) session?.set({ id }, value)
      expect(run.write().ok).toBe(true)
    }
    return conflicts(run)
  }

  it('K473 contradicts itself where both runs name the same side, once for each pair', () => {
    expect(twice({ side: 'right', amount: 'small' }, { side: 'both', amount: 'large' })).toMatchObject([
      { level: 'block' },
    ])
    expect(twice({ side: 'right', amount: 'small' }, { side: 'left', amount: 'large' })).toEqual([])
  })

  it('K473 K471 is told as entered twice where both say the same', () => {
    expect(twice({ side: 'right', amount: 'small' }, { side: 'right', amount: 'small' })).toMatchObject([
      { level: 'warn', isRepeated: true },
    ])
  })
})

describe('what else has to hold', () => {
  const stone: Cell = {
    ...cellOf('stone', 0, phrase('a', '{side} 결석, {hydro} 수신증.')),
    blanks: [choice('side', 'right', 'left'), choice('hydro', 'none', 'mild', 'severe')],
    excludes: {
      places: [
        {
          blank: 'side',
          cells: ['hydronephrosis'],
          other: 'kidney',
          also: [{ blank: 'hydro', other: 'grade', differs: true }],
        },
      ],
    },
  }
  const hydronephrosis: Cell = {
    ...cellOf('hydronephrosis', 1, phrase('a', '{kidney} {grade} 수신증.')),
    blanks: [choice('kidney', 'right', 'left', 'both'), choice('grade', 'mild', 'severe')],
  }
  const beside = (side: string, hydro: string, kidney: string, grade: string) => {
    const run = startRun([stone, hydronephrosis])
    run.fill('stone', { side, hydro })
    run.fill('hydronephrosis', { kidney, grade })
    return conflicts(run).map(({ level }) => level)
  }

  it('K476 two answers that differ block in one place, and not where they agree or elsewhere', () => {
    expect(beside('right', 'mild', 'both', 'severe')).toEqual(['block'])
    expect(beside('right', 'severe', 'right', 'severe')).toEqual([])
    expect(beside('right', 'mild', 'left', 'severe')).toEqual([])
  })

  it('K476 a cell excludes others wherever they are, by the answers that say so', () => {
    const operation = removed({ cells: ['nodule'], blank: 'side', at: ['right'] })
    expect(conflicts(pressed(operation, 'right', 'isthmus'))).toHaveLength(1)
    expect(conflicts(pressed(operation, 'left', 'isthmus'))).toEqual([])
  })

  it('K476 a cell that an exam has once contradicts itself, unless it says the same', () => {
    const fatty: Cell = {
      ...cellOf('fatty', 0, phrase('a', '{grade} 지방간.')),
      blanks: [choice('grade', 'mild', 'severe')],
      excludes: { places: [{ cells: ['fatty'] }] },
    }
    const entered = (...grades: string[]) => {
      const run = startRun([fatty])
      for (const grade of grades) {
        run.another('fatty')
        run.read().open?.fillings[0]?.session.set({ id: 'grade' }, grade)
        run.write()
      }
      return conflicts(run).map(({ level, isRepeated }) => [level, isRepeated])
    }
    expect(entered('mild', 'severe')).toEqual([['block', undefined]])
    expect(entered('mild', 'mild')).toEqual([['warn', true]])
  })

  it('K476 a place of two questions is the same where both are, or neither asks', () => {
    const level = choice('level', 'L3-4', 'L4-5')
    const side: Blank = { ...choice('side', 'right', 'left', 'both'), isOptional: true }
    const same = (id: string) => ({ blank: id, other: id })
    const foramen: Cell = {
      ...cellOf('foramen', 0, phrase('a', '{level}[ {side}] {grade}.')),
      blanks: [level, side, choice('grade', '1', '2')],
      excludes: { places: [{ cells: ['foramen'], ...same('level'), also: [same('side')] }] },
    }
    const entered = (...answers: Record<string, string>[]) => {
      const run = startRun([foramen])
      for (const values of answers) {
        run.another('foramen')
        const session = run.read().open?.fillings[0]?.session
        for (const [id, value] of Object.entries(values)) session?.set({ id }, value)
        run.write()
      }
      return conflicts(run).length
    }
    const at = (side: string, grade: string) => ({ level: 'L4-5', side, grade })
    expect(entered(at('right', '1'), at('both', '2'))).toBe(1)
    expect(entered(at('right', '1'), at('left', '2'))).toBe(0)
    expect(entered({ level: 'L4-5', grade: '1' }, { level: 'L4-5', grade: '2' })).toBe(1)
    expect(entered({ level: 'L4-5', grade: '1' }, at('right', '2'))).toBe(0)
  })
})

describe('what is seldom true', () => {
  const lesion = (id: string, position: number): Cell => ({
    ...cellOf(id, position, phrase('a', `{side} ${id}.`)),
    blanks: [choice('side', 'right', 'left', 'both')],
  })
  const toward = { blank: 'side', other: 'side', warns: true, isNowhereElse: true }
  const shift: Cell = {
    ...lesion('shift', 0),
    excludes: {
      places: [
        { cells: ['bleeding'], ...toward },
        { cells: ['mass'], ...toward },
      ],
    },
  }
  const shifted = (...lesions: [id: string, side: string][]) => {
    const run = startRun([shift, lesion('bleeding', 1), lesion('mass', 2)])
    run.fill('shift', { side: 'right' })
    for (const [id, side] of lesions) run.fill(id, { side })
    return conflicts(run).map(({ level }) => level)
  }

  it('K477 is only told, and not while a cell of such a rule names another place', () => {
    expect(shifted(['bleeding', 'right'])).toEqual(['warn'])
    expect(shifted(['bleeding', 'left'])).toEqual([])
    expect(shifted(['bleeding', 'both'])).toEqual([])
    expect(shifted(['bleeding', 'right'], ['mass', 'left'])).toEqual([])
    expect(shifted(['bleeding', 'right'], ['mass', 'right'])).toEqual(['warn', 'warn'])
  })

  it('K473 allow a finding where another run of the cell looked', () => {
    const examined = removed({ blank: 'side', cells: ['nodule'], other: 'lobe', differs: true, warns: true })
    const run = pressed(examined, 'right', 'left')
    expect(conflicts(run)).toMatchObject([{ level: 'warn' }])
    run.fill('removed', { side: 'left' })
    expect(conflicts(run)).toEqual([])
  })
})
