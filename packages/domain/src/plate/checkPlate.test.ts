import { describe, expect, it } from 'vitest'
import { cellFaults, checkPlate } from './checkPlate.ts'
import { examFaults } from './examFaults.ts'
import type { FollowUpAdvice } from './FollowUpAdvice.ts'
import type { AutoFill, Cell } from './Plate.ts'

const cell = (position: number, changes: Partial<Cell> = {}): Cell => ({
  id: `c${position}`,
  position,
  name: '정상',
  title: '정상 소견',
  outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text: { ko: '정상입니다.' } }],
  ...changes,
})

const moduleCell = (position: number, count: number, first = 0): Cell =>
  cell(position, {
    outputs: Array.from({ length: count }, (_, n) => ({
      id: `o${n}`,
      kind: 'module',
      section: 'auto',
      moduleId: `m${first + n}`,
    })),
  })

const fill = (source: AutoFill['source'], changes: Partial<AutoFill> = {}): AutoFill => ({
  id: 'f',
  cell: 'c0',
  output: 'o',
  input: 'size',
  source,
  ...changes,
})

const faults = (plate: Partial<Parameters<typeof checkPlate>[0]>) =>
  checkPlate({ cells: [cell(0)], keyMap: {}, autoFill: [], ...plate }).map(
    ({ path, reason }) => `${path.join('.')}: ${reason}`,
  )

describe('a plate', () => {
  it('may be empty, and full', () => {
    expect(faults({ cells: [] })).toEqual([])
    const cells = Array.from({ length: 60 }, (_, n) => cell(n))
    expect(faults({ cells, keyMap: { KeyA: 'c59', KeyB: 'c59' } })).toEqual([])
  })

  it('has at most 60 cells, each with a place and an id of its own', () => {
    const cells = Array.from({ length: 61 }, (_, n) => cell(n))
    expect(faults({ cells })).toEqual(['cells: cell.max'])
    expect(faults({ cells: [cell(1), cell(1, { id: 'x' }), cell(2, { id: 'x' })] })).toEqual([
      'cells.1.position: cell.position.taken',
      'cells.2.id: cell.id.taken',
    ])
  })

  it('returns all faults at once, each with its place', () => {
    expect(
      faults({
        cells: [cell(0), cell(1, { name: ' ', title: '', outputs: [] })],
        keyMap: { KeyA: 'c1', Escape: 'c1', nonsense: 'c1', KeyB: 'gone' },
        autoFill: [fill({ from: 'today' }, { cell: 'gone' })],
      }),
    ).toEqual([
      'cells.1.name: cell.name.required',
      'cells.1.title: cell.title.required',
      'cells.1.outputs: cell.output.required',
      'keyMap.Escape: key.reserved',
      'keyMap.nonsense: key.format',
      'keyMap.KeyB: key.noCell',
      'autoFill.0.cell: fill.noPlace',
    ])
  })

  it('uses at most 120 different modules, however often', () => {
    const cells = [moduleCell(0, 60), moduleCell(1, 60, 60), moduleCell(2, 60)]
    expect(checkPlate({ cells, keyMap: {}, autoFill: [] })).toEqual([])
    expect(checkPlate({ cells: [...cells, moduleCell(3, 1, 120)], keyMap: {}, autoFill: [] })).toEqual([
      { path: ['cells'], reason: 'plate.modules.tooMany', max: 120 },
    ])
  })
})

describe('a cell', () => {
  it('needs a sentence in some language, and outputs with ids of their own', () => {
    const phrase = (id: string, text: Record<string, string>) =>
      ({ id, kind: 'phrase', section: 'findings', text }) as const
    const outputs = [phrase('a', {}), phrase('b', { ko: ' \n' }), phrase('b', { ko: '', de: 'Normal.' })]
    expect(cellFaults(cell(0, { outputs }))).toEqual([
      { path: ['outputs', 0, 'text'], reason: 'phrase.required' },
      { path: ['outputs', 1, 'text'], reason: 'phrase.required' },
      { path: ['outputs', 2, 'id'], reason: 'output.id.taken' },
    ])
  })

  it('recommends only examinations that have a name and a possible time', () => {
    const faults = (followUp: FollowUpAdvice) =>
      cellFaults(
        cell(0, {
          outputs: [{ id: 'a', kind: 'phrase', section: 'recommendation', text: { en: 'CT.' }, followUp }],
        }),
      )
    const exam = { en: 'Chest CT' }
    expect(faults({ exam, from: 6, to: 12, unit: 'month' })).toEqual([])
    expect(faults({ exam, to: 2, unit: 'week' })).toEqual([])
    const time = { path: ['outputs', 0, 'followUp'], reason: 'followUp.time' }
    expect(faults({ exam, from: 12, to: 6, unit: 'month' })).toEqual([time])
    expect(faults({ exam: { ko: ' ' }, unit: 'month' })).toEqual([
      { path: ['outputs', 0, 'followUp', 'exam'], reason: 'followUp.exam.required' },
      time,
    ])
    const assessment = { value: 'grade', order: ['3'], lines: {}, advice: {}, actionable: [] }
    const followUps = { '3': { exam: { ko: ' ' }, unit: 'month' } } as const
    const graded = { regions: [], blanks: [], assessment: { ...assessment, followUps } }
    const path = ['exam', 'assessment', 'followUps', '3']
    expect(examFaults({ cells: [], exam: graded })).toEqual(
      expect.arrayContaining([
        { path: [...path, 'exam'], reason: 'followUp.exam.required' },
        { path, reason: 'followUp.time' },
      ]),
    )
  })
})

describe('an auto fill', () => {
  const cells = [cell(0), cell(1)]

  it.each<AutoFill['source']>([
    { from: 'today' },
    { from: 'clipboard' },
    { from: 'dicom', attribute: 'PatientAge' },
    { from: 'measurement', what: 'length' },
    { from: 'default', value: '' },
    { from: 'cell', cell: 'c1', output: 'o', input: 'size' },
    { from: 'cell', cell: 'c0', output: 'o', input: 'other' },
  ])('takes a value %j', (source) => {
    expect(faults({ cells, autoFill: [fill(source)] })).toEqual([])
  })

  it('fills what exists, from what exists, and nothing from itself', () => {
    const autoFill = [
      fill({ from: 'today' }, { output: 'gone' }),
      fill({ from: 'cell', cell: 'c1', output: 'gone', input: 'size' }),
      fill({ from: 'cell', cell: 'gone', output: 'o', input: 'size' }),
      fill({ from: 'cell', cell: 'c0', output: 'o', input: 'size' }),
    ]
    expect(faults({ cells, autoFill })).toEqual([
      'autoFill.0.cell: fill.noPlace',
      'autoFill.1.source.cell: fill.noPlace',
      'autoFill.2.source.cell: fill.noPlace',
      'autoFill.3.source: fill.itself',
    ])
  })
})
