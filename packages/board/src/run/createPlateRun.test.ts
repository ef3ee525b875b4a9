import type { ModuleOutput } from '@pandok/domain'
import { describe, expect, it, vi } from 'vitest'
import { moduleOutput } from './testkit/moduleOutput.ts'
import { nodule } from './testkit/nodule.ts'
import { cellOf, phrase, startRun } from './testkit/startRun.ts'

const noduleOutput = (more?: Partial<ModuleOutput>) => moduleOutput('nodule', more)
const modules = [nodule]

describe('running a cell', () => {
  it('K150 writes a phrase at once, and not twice', () => {
    const run = startRun([
      cellOf('liver', 0, phrase('p', { ko: '간은 정상임.', en: 'The liver is normal.' })),
    ])
    expect(run.run('liver')).toBe('written')
    expect(run.texts()).toEqual(['간은 정상임.'])
    expect(run.run('liver')).toBe('written')
    expect(run.texts()).toEqual(['간은 정상임.'])
    expect(run.read()).toMatchObject({ open: undefined, runs: [{ ordinal: 1, isWritten: true }] })
  })

  it('K151 opens the form of what has inputs, and writes when told', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    expect(run.run('n')).toBe('filling')
    expect(run.read()).toMatchObject({ open: { cell: { id: 'n' }, isWritten: false }, entries: [] })
    expect(run.write()).toEqual({ ok: false, reason: 'notReady' })
    run.type('size', '12')
    expect(run.texts()).toEqual([])
    expect(run.write()).toEqual({ ok: true })
    expect(run.texts()).toEqual(['우측에 12 mm 결절.', '추적 검사 권고.'])
    expect(run.read().open).toBeUndefined()
    expect(run.write()).toEqual({ ok: false, reason: 'nothingOpen' })
  })

  it('K151 is refused while a check blocks', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    run.run('n')
    run.type('size', '201')
    expect(run.write()).toEqual({ ok: false, reason: 'notReady' })
  })

  it('K152 says what it can’t run, and changes nothing', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())])
    const listener = vi.fn()
    run.subscribe(listener)
    expect([run.run('n'), run.run('nobody'), run.another('nobody')]).toEqual([
      'moduleGone',
      'noCell',
      'noCell',
    ])
    expect(listener).not.toHaveBeenCalled()
  })

  it('K152 writes what is left of a cell, and names the module that is gone', () => {
    const run = startRun([cellOf('n', 0, noduleOutput(), phrase('p', '정상.'))])
    expect(run.run('n')).toBe('written')
    expect(run.read().runs).toMatchObject([{ missing: ['nodule'] }])
  })

  it('K153 opens a cell again that was run, with what was entered', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    run.fill('n', { size: '5' })
    expect(run.run('n')).toBe('filling')
    expect(run.read().runs).toHaveLength(1)
    run.type('size', '7')
    expect(run.texts()).toEqual(['우측에 7 mm 결절.'])
  })

  it('K154 runs a cell another time, and numbers the headings then', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    const first = run.fill('n', { size: '5' })
    expect(run.read().entries.map(({ title }) => title)).toEqual(['N'])
    run.another('n')
    run.type('size', '6')
    run.write()
    expect(run.read().entries.map(({ title }) => title)).toEqual(['N 1', 'N 2'])
    expect(run.read().runs.map(({ ordinal }) => ordinal)).toEqual([1, 2])
    run.remove(first)
    expect(run.read().entries).toMatchObject([{ title: 'N', text: '우측에 6 mm 결절.' }])
    expect(run.read().runs).toMatchObject([{ ordinal: 1 }])
  })

  it('K155 keeps what was entered in a form that is left, and forgets one that was left as it was', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    run.run('n')
    run.leave()
    expect(run.read()).toMatchObject({ runs: [], canUndo: false })
    run.run('n')
    run.type('size', '3')
    run.leave()
    expect(run.read()).toMatchObject({ open: undefined, runs: [{ isWritten: false }], entries: [] })
    run.run('n')
    expect(run.read().open?.fillings[0]?.session.snapshot().inputs[1]?.value).toBe('3')
  })

  it('K156 keeps a form open beside which a phrase is written', () => {
    const run = startRun([cellOf('n', 0, noduleOutput()), cellOf('p', 1, phrase('p', '정상.'))], { modules })
    run.run('n')
    run.run('p')
    expect(run.read()).toMatchObject({ open: { cell: { id: 'n' } }, entries: [{ text: '정상.' }] })
  })
})

describe('the report', () => {
  it('K160 stands in the order of sections, places on the board, runs and outputs, own words last', () => {
    const run = startRun([
      cellOf('last', 9, phrase('a', '마지막.')),
      cellOf(
        'both',
        4,
        phrase('a', '둘째.'),
        phrase('b', '결론.', { section: 'impression' }),
        phrase('c', '셋째.'),
      ),
      cellOf('first', 1, phrase('a', '첫째.')),
    ])
    run.addText('findings', '손으로.')
    for (const cell of ['last', 'both', 'first']) run.run(cell)
    expect(run.texts()).toEqual(['첫째.', '둘째.', '셋째.', '마지막.', '손으로.', '결론.'])
  })

  it('K161 puts a module’s outputs where the module or the cell says, without those left out', () => {
    const inImpression = noduleOutput({ section: 'impression', skip: ['advice'] })
    const run = startRun([cellOf('n', 0, inImpression)], { modules })
    run.fill('n', { size: '12' })
    expect(run.read().entries).toMatchObject([{ section: 'impression', text: '우측에 12 mm 결절.' }])
  })

  it('K161 fills one module once for all outputs of a cell that name it', () => {
    const cell = cellOf(
      'n',
      0,
      noduleOutput({ id: 'a', moduleOutput: 'advice', section: 'impression' }),
      noduleOutput({ id: 'b', moduleOutput: 'finding' }),
    )
    const run = startRun([cell], { modules })
    run.fill('n', { size: '12' })
    expect(run.read().runs[0]?.fillings).toHaveLength(1)
    expect(run.texts()).toEqual(['우측에 12 mm 결절.', '추적 검사 권고.'])
  })

  it('K162 is written again in another language, but for words that somebody changed', () => {
    const both = { ko: '간 정상.', en: 'Normal liver.' }
    const run = startRun([cellOf('l', 0, phrase('a', both)), cellOf('n', 1, noduleOutput())], { modules })
    run.run('l')
    run.fill('n', { size: '5' })
    run.editEntry(run.read().entries[0]?.id ?? '', '간은 괜찮음.')
    run.setLocale('en')
    expect(run.read().locale).toBe('en')
    expect(run.read().entries).toMatchObject([
      { text: '간은 괜찮음.', newer: 'Normal liver.' },
      { text: 'A 5 mm nodule on the right.', newer: undefined },
    ])
    run.setLocale('ko')
    expect(run.read().entries[0]).toMatchObject({ text: '간은 괜찮음.', newer: undefined })
  })

  it('K163 keeps the same objects where nothing changed', () => {
    const run = startRun([cellOf('a', 0, phrase('a', '하나.')), cellOf('b', 1, phrase('b', '둘.'))])
    run.run('a')
    const before = run.read()
    expect(run.read()).toBe(before)
    run.run('b')
    expect(run.read()).not.toBe(before)
    expect(run.read().entries[0]).toBe(before.entries[0])
    expect(run.read().runs[0]).toBe(before.runs[0])
  })
})

describe('steps back', () => {
  it('K170 take a run back, and bring it again', () => {
    const run = startRun([cellOf('a', 0, phrase('a', '하나.')), cellOf('b', 1, phrase('b', '둘.'))])
    run.run('a')
    run.run('b')
    run.undo()
    expect(run.texts()).toEqual(['하나.'])
    run.undo()
    expect(run.read()).toMatchObject({ entries: [], runs: [], canUndo: false, canRedo: true })
    run.redo()
    run.redo()
    expect(run.texts()).toEqual(['하나.', '둘.'])
    expect(run.read().canRedo).toBe(false)
  })

  it('K171 open the form again that was written, with what was entered', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    run.fill('n', { size: '5' })
    run.undo()
    expect(run.read()).toMatchObject({ open: { isWritten: false }, entries: [] })
    expect(run.read().open?.fillings[0]?.session.snapshot().inputs[1]?.value).toBe('5')
    run.undo()
    expect(run.read()).toMatchObject({ open: undefined, runs: [] })
    run.redo()
    run.redo()
    expect(run.texts()).toEqual(['우측에 5 mm 결절.'])
  })

  it('K172 restore what was entered before a written run was changed', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    run.fill('n', { size: '5' })
    run.fill('n', { size: '8', side: 'L' })
    expect(run.texts()).toEqual(['좌측에 8 mm 결절.'])
    run.undo()
    expect(run.texts()).toEqual(['우측에 5 mm 결절.'])
    run.redo()
    expect(run.texts()).toEqual(['좌측에 8 mm 결절.'])
  })

  it('K172 restore it before the form is left, too', () => {
    const run = startRun([cellOf('n', 0, noduleOutput())], { modules })
    run.fill('n', { size: '5' })
    run.run('n')
    run.type('size', '8')
    run.undo()
    expect(run.texts()).toEqual(['우측에 5 mm 결절.'])
    expect(run.read()).toMatchObject({ open: { cell: { id: 'n' } }, canRedo: true })
    run.type('size', '9')
    expect(run.read().canRedo).toBe(false)
  })

  it('K173 bring back what was removed and cleared', () => {
    const run = startRun([cellOf('a', 0, phrase('a', '하나.')), cellOf('n', 1, noduleOutput())], { modules })
    run.run('a')
    const id = run.fill('n', { size: '5' })
    run.addText('impression', '손으로.')
    run.editEntry(run.read().entries[0]?.id ?? '', '고침.')
    const before = run.read().entries
    run.remove(id)
    run.clear()
    expect(run.read()).toMatchObject({ entries: [], runs: [] })
    run.clear()
    run.undo()
    expect(run.texts()).toEqual(['고침.', '손으로.'])
    run.undo()
    expect(run.read().entries).toEqual(before)
  })

  it('K174 take edits of one sentence within a second as one step', () => {
    const run = startRun([cellOf('a', 0, phrase('a', '하나.'))])
    run.run('a')
    const id = run.read().entries[0]?.id ?? ''
    for (const text of ['하나', '하나와', '하나와 둘']) {
      run.editEntry(id, text)
      run.tick(900)
    }
    run.tick(200)
    run.editEntry(id, '셋')
    run.undo()
    expect(run.texts()).toEqual(['하나와 둘'])
    run.undo()
    expect(run.read().entries).toMatchObject([{ text: '하나.', isEdited: false }])
  })
})
