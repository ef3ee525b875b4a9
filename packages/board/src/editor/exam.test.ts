import type { Blank, Cell, Exam } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { isSamePlate } from './isSamePlate.ts'
import { cell, openBoard, phrase, plate } from './testkit/plates.ts'

const grade: Blank = {
  id: 'grade',
  kind: 'choice',
  label: { ko: '등급' },
  options: [
    { id: '1', label: { ko: '1' } },
    { id: '2', label: { ko: '2' }, replaces: ['nodes'] },
  ],
}

const exam: Exam = {
  regions: [
    { id: 'lobes', name: { ko: '양엽' }, normal: { ko: '결절 없음.' }, onlyWith: ['us'] },
    { id: 'nodes', name: { ko: '림프절' }, normal: { ko: '림프절 비대 없음.' }, notWith: ['us', 'brief'] },
  ],
  blanks: [{ id: 'side', kind: 'side', label: { ko: '좌우' } }],
  gathers: [{ id: 'ran', what: 'ran', cells: ['us'] }],
}

const nodule = (changes: Partial<Cell> = {}): Cell =>
  cell('nodule', 2, {
    blanks: [grade],
    outputs: [{ ...phrase('o1', '{grade} 결절.'), unless: ['us', 'brief'], normal: ['nodes'] }],
    finding: {
      region: 'lobes',
      conflicts: ['brief'],
      rank: 'grade == "2" ? 1 : 2',
      regionBy: { blank: 'grade', regions: { '1': 'lobes', '2': 'nodes' } },
      replaces: [{ regions: ['lobes', 'nodes'] }, { regions: ['nodes'], when: 'grade == "2"' }],
    },
    ...changes,
  })

const others = [
  cell('us', 0, { outputs: [], asks: ['side'] }),
  cell('brief', 1, { outputs: [], normal: ['lobes', 'nodes'] }),
]
const open = (changes: Partial<Cell> = {}) => openBoard(plate([...others, nodule(changes)], { exam }))
const found = ({ editor }: ReturnType<typeof open>) =>
  editor.read().plate.cells.find(({ id }) => id === 'nodule')

describe('an exam in the editor', () => {
  it('K450 a cleared cell is named nowhere any more, and an empty list goes', () => {
    const board = open()
    expect(board.editor.read().faults).toEqual([])
    board.take({ do: 'clear', positions: [1] })
    expect(found(board)?.outputs).toMatchObject([{ unless: ['us'] }])
    expect(found(board)?.finding).not.toHaveProperty('conflicts')
    expect(board.editor.read().plate.exam?.regions[1]).toMatchObject({ notWith: ['us'] })
    board.take({ do: 'clear', positions: [0] })
    expect(found(board)?.outputs[0]).not.toHaveProperty('unless')
    expect(board.editor.read().plate.exam?.gathers).toEqual([{ id: 'ran', what: 'ran', cells: [] }])
    expect(board.editor.read().plate.exam?.regions.map(Object.keys)).toEqual([
      ['id', 'name', 'normal'],
      ['id', 'name', 'normal'],
    ])
    expect(board.editor.read().faults).toEqual([])
    board.editor.undo()
    board.editor.undo()
    expect(isSamePlate(board.editor.read().plate, plate([...others, nodule()], { exam }))).toBe(true)
  })

  it('K450 a cleared cell is no more excluded, and gives the exam no category any more', () => {
    const places = [
      { cells: ['us'], other: 'side', at: ['right'] },
      { cells: ['us', 'brief'], other: 'side', at: ['left'] },
    ]
    const board = open({ excludes: { cells: ['us'], answers: ['side'], places } })
    const assessment = { value: 'category', order: ['1'], lines: {}, advice: {}, actionable: [] }
    board.take({ do: 'exam', exam: { ...exam, assessment: { ...assessment, overall: ['us'] } } })
    board.take({ do: 'clear', positions: [0] })
    expect(found(board)?.excludes).toEqual({
      answers: ['side'],
      places: [{ cells: ['brief'], other: 'side', at: ['left'] }],
    })
    expect(board.editor.read().plate.exam?.assessment).not.toHaveProperty('overall')
  })

  it('K451 a blank that is taken out takes the answers to it with it', () => {
    const board = open({ answers: { side: 'right' } })
    expect(board.editor.read().faults).toEqual([])
    board.take({ do: 'exam', exam: { ...exam, blanks: [] } })
    expect(found(board)).not.toHaveProperty('answers')
    board.editor.undo()
    expect(found(board)).toMatchObject({ answers: { side: 'right' } })
  })

  it('K451 a region that is taken out takes the places with it that name it', () => {
    const board = open()
    board.take({ do: 'exam', exam: { ...exam, regions: exam.regions.slice(0, 1) } })
    const [us, brief, changed] = board.editor.read().plate.cells
    expect(us).toEqual(others[0])
    expect(brief).toMatchObject({ normal: ['lobes'] })
    expect(changed?.outputs[0]).not.toHaveProperty('normal')
    expect(changed?.blanks?.[0]?.options?.[1]).toEqual({ id: '2', label: { ko: '2' } })
    expect(changed?.finding).toMatchObject({
      region: 'lobes',
      regionBy: { regions: { '1': 'lobes' } },
      replaces: [{ regions: ['lobes'] }],
    })
    expect(board.editor.read().faults).toEqual([])
    board.take({ do: 'exam', exam: undefined })
    expect(board.editor.read().plate).not.toHaveProperty('exam')
    expect(found(board)).not.toHaveProperty('finding')
    expect(board.editor.read().faults.map(({ reason }) => reason)).toEqual([
      'cell.output.required',
      'cell.output.required',
    ])
    board.editor.undo()
    board.editor.undo()
    expect(board.editor.read().plate).toEqual(plate([...others, nodule()], { exam }))
  })

  it.each<[string, Partial<Cell>, string[]]>([
    ['right', {}, []],
    ['a name that nobody asks', { finding: { region: 'lobes', rank: 'grades' } }, ['finding.rank']],
    ['a blank of the exam', { outputs: [{ ...phrase('o1', '{grade}'), when: 'side == "R"' }] }, []],
    [
      'no answer of it',
      { outputs: [{ ...phrase('o1', '{grade}'), when: 'grade == "9"' }] },
      ['outputs.0.when'],
    ],
    ['not true or false', { blanks: [{ ...grade, visible: 'grade' }] }, ['blanks.0.visible']],
    [
      'torn',
      { finding: { region: 'lobes', replaces: [{ regions: [], when: '(' }] } },
      ['finding.replaces.0.when'],
    ],
    ['of a value', { values: [{ id: 'late', kind: 'bool', formula: 'grade' }] }, ['values.0.formula']],
    ['of a check', { checks: [{ id: 'c', level: 'warn', when: 'late', message: {} }] }, ['checks.0.when']],
    [
      'with a used module’s',
      { uses: [{ moduleId: 'm', as: 'r', inputs: {} }], values: [{ id: 'v', kind: 'text', formula: 'r_x' }] },
      [],
    ],
    [
      'a module’s',
      {
        outputs: [{ id: 'm', kind: 'module', section: 'auto', moduleId: 'mod' }],
        finding: { region: 'lobes', rank: 'category' },
      },
      [],
    ],
  ])('K452 a formula: %s', (_, changes, paths) => {
    const faults = open(changes).editor.read().faults
    expect(faults.map(({ path, reason }) => `${path.slice(2).join('.')} ${reason}`)).toEqual(
      paths.map((path) => `${path} formula.wrong`),
    )
  })

  it('K453 copies and moves keep what a cell means, and the exam is saved, undone and compared', () => {
    const board = open()
    board.take({ do: 'copy', from: 2, to: 5 }, { do: 'move', from: 5, to: 9 })
    const copied = board.editor.read().plate.cells.find(({ position }) => position === 9)
    expect(copied).toEqual({ ...nodule(), id: copied?.id, position: 9 })
    board.editor.settle(board.editor.read().plate)
    const name = (ko: string) => ({
      ...exam,
      regions: [{ id: 'lobes', name: { ko } }, ...exam.regions.slice(1)],
    })
    board.take(
      { do: 'exam', exam: name('갑상샘'), merge: 'name' },
      { do: 'exam', exam: name('한'), merge: 'name' },
    )
    expect(board.editor.read().isDirty).toBe(true)
    const saved = { ...board.editor.read().plate, exam: name('한'.normalize('NFD')) }
    board.editor.settle(saved)
    expect(board.editor.read().isDirty).toBe(false)
    board.editor.undo()
    expect(board.editor.read().plate.exam).toEqual(exam)
    expect(board.editor.read().isDirty).toBe(true)
  })
})
