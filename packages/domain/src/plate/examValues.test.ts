import { describe, expect, it } from 'vitest'
import type { Exam } from './Exam.ts'
import { examFaults } from './examFaults.ts'
import type { Cell } from './Plate.ts'

const exam: Exam = {
  regions: [{ id: 'lobe', name: { ko: '엽' } }],
  blanks: [{ id: 'size', kind: 'size', label: { ko: '크기' } }],
}

const cell: Cell = {
  id: 'nodule',
  position: 0,
  name: '결절',
  title: '결절',
  outputs: [],
  blanks: [{ id: 'grade', kind: 'text', label: { ko: '등급' } }],
}

const faults = (changed: Partial<Exam>, cells: Cell[] = [cell]) =>
  examFaults({ cells, exam: { ...exam, ...changed } }).map(
    ({ path, reason }) => `${path.join('.')} ${reason}`,
  )

describe('values and what is gathered', () => {
  it('have names of their own that formulas can use', () => {
    const value = (id: string) => ({ id, kind: 'number', formula: '1' }) as const
    expect(
      faults({ values: [value('vol')], gathers: [{ id: 'seen', what: 'ran', cells: ['nodule'] }] }),
    ).toEqual([])
    expect(faults({ values: [value('size'), value('Vol'), value('in')] })).toEqual([
      'exam.values.0.id blank.id.taken',
      'exam.values.1.id blank.id.format',
      'exam.values.2.id blank.id.format',
    ])
    const gathers = ['size', 'vol', 'Seen'].map((id) => ({ id, what: 'ran', cells: ['nodule'] }) as const)
    expect(faults({ values: [value('vol')], gathers })).toEqual([
      'exam.gathers.0.id blank.id.taken',
      'exam.gathers.1.id blank.id.taken',
      'exam.gathers.2.id blank.id.format',
    ])
  })

  it('are gathered from existing cells', () => {
    expect(faults({ gathers: [{ id: 'seen', what: 'ran', cells: ['nodule', 'node'] }] })).toEqual([
      'exam.gathers.0.cells.1 exam.noCell',
    ])
  })

  it('are gathered and graded by what one of the cells asks for or computes', () => {
    const gather = (value: string) => ({
      gathers: [{ id: 'worst', what: 'max', cells: ['nodule'], value }] as const,
    })
    expect(faults(gather('grade'))).toEqual([])
    expect(faults(gather('size'))).toEqual([])
    expect(faults(gather('grades'))).toEqual(['exam.gathers.0.value exam.noBlank'])
    const graded = (value: string) => ({
      assessment: { value, order: [], lines: {}, advice: {}, actionable: [] },
    })
    expect(faults(graded('grade'))).toEqual([])
    expect(faults(graded('grades'))).toEqual(['exam.assessment.value exam.noBlank'])
    // The module may ask for the value, and its inputs aren't checked.
    const outputs = [{ id: 'o', kind: 'module', section: 'auto', moduleId: 'm' }] as const
    expect(faults(gather('grades'), [{ ...cell, outputs }])).toEqual([])
  })

  it('may determine the region', () => {
    const finding = { region: 'lobe', regionBy: { blank: 'where', regions: { a: 'lobe' } } }
    expect(faults({}, [{ ...cell, finding }])).toEqual(['cells.0.finding.regionBy.blank exam.noBlank'])
    const values = [{ id: 'where', kind: 'text', formula: '"a"' }] as const
    expect(faults({}, [{ ...cell, finding, values }])).toEqual([])
  })
})
