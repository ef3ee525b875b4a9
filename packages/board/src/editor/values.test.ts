import type { Cell, Exam } from '@pandok/domain'
import { describe, expect, it } from 'vitest'
import { cell, openBoard, phrase, plate } from './testkit/plates.ts'

const exam: Exam = {
  regions: [{ id: 'lobes', name: { ko: '양엽' }, normal: { ko: '결절 없음.' } }],
  blanks: [{ id: 'dims', kind: 'size', label: { ko: '크기' } }],
  values: [{ id: 'vol', kind: 'number', formula: 'dims[0] * 2', decimals: 1 }],
  gathers: [{ id: 'nodes', what: 'count', cells: ['nodule', 'node'], value: 'vol' }],
}

const nodule = (more: Partial<Cell> = {}): Cell =>
  cell('nodule', 0, {
    blanks: [{ id: 'size', kind: 'number', label: { ko: '크기' } }],
    values: [
      { id: 'twice', kind: 'number', formula: 'size * 2 + vol + nodes' },
      { id: 'large', kind: 'words', formula: 'twice > 4', text: { ko: '큰' } },
      { id: 'grade', kind: 'choice', formula: 'm_grade', options: [{ id: 'a', label: { ko: '가' } }] },
    ],
    uses: [{ moduleId: 'grades', as: 'm', inputs: { size: 'size' } }],
    checks: [{ id: 'huge', level: 'warn', when: 'twice > 100', message: { ko: '확인' } }],
    outputs: [{ ...phrase('o1', '{large} 결절 {grade}.'), when: 'grade == "a"' }],
    ...more,
  })

const open = (more: Partial<Cell> = {}, changed: Partial<Exam> = {}) =>
  openBoard(plate([nodule(more), cell('node', 1)], { exam: { ...exam, ...changed } }))

const wrong = (board: ReturnType<typeof open>) =>
  board.editor.read().faults.map(({ path, reason }) => `${path.join('.')} ${reason}`)

describe('values in the editor', () => {
  it('K434 are looked at as other formulas are, but for what only a module knows', () => {
    expect(wrong(open())).toEqual([])
    expect(
      wrong(
        open({
          values: [{ id: 'twice', kind: 'number', formula: 'sise * 2' }],
          checks: [],
          outputs: [phrase('o1')],
        }),
      ),
    ).toEqual(['cells.0.values.0.formula formula.wrong'])
    expect(wrong(open({ checks: [{ id: 'huge', level: 'warn', when: 'twice', message: {} }] }))).toEqual([
      'cells.0.checks.0.when formula.wrong',
    ])
    expect(wrong(open({}, { values: [{ id: 'vol', kind: 'number', formula: 'dims' }] }))).toContain(
      'exam.values.0.formula formula.wrong',
    )
  })

  it('K434 are gathered no more from a cell that is cleared', () => {
    const board = open()
    board.take({ do: 'clear', positions: [1] })
    expect(board.editor.read().plate.exam?.gathers).toMatchObject([{ id: 'nodes', cells: ['nodule'] }])
  })
})
