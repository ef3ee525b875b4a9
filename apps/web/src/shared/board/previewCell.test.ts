import type { Exam } from '@pandok/domain'
import { expect, it } from 'vitest'
import { previewCell, type WritingCell } from './previewCell.ts'

const exam: Exam = {
  regions: [
    { id: 'a', name: { en: 'Lobes' }, normal: { en: 'No nodule on {date}.' } },
    { id: 'b', name: { en: 'Nodes' }, normal: { en: 'No node.' } },
  ],
  blanks: [{ id: 'date', kind: 'date', label: { en: 'exam date', de: 'Datum' } }],
  normalConclusion: { en: 'Normal.' },
}

const preview = (cell: WritingCell) =>
  previewCell({ cell, exam, definitionOf: () => undefined, locale: 'en', today: '2026-11-16' }).map(
    ({ section, lines }) => [section, ...lines.map(({ parts }) => parts)],
  )

it('shows blanks by their labels and omits what only authors need', () => {
  const text = { en: 'A nodule[, {size:max},] \\[sic\\] on {date}, {site}{group}.' }
  const cell: WritingCell = {
    outputs: [{ id: 'o', kind: 'phrase', section: 'findings', text }],
    blanks: [{ id: 'size', kind: 'size', label: { en: 'largest size' } }],
    values: [{ id: 'group', kind: 'text' }],
  }
  const said = ['A nodule, ', { field: 'largest size' }, ', [sic] on ', { field: 'exam date' }]
  expect(preview(cell)).toEqual([['findings', [...said, ', ', { field: 'site' }, { field: '…' }, '.']]])
  const { blanks: _, ...plain } = cell
  expect(preview(plain)).toEqual([
    [
      'findings',
      [
        'A nodule[, ',
        { field: 'size:max' },
        ',] \\[sic\\] on ',
        { field: 'date' },
        ', ',
        { field: 'site' },
        { field: 'group' },
        '.',
      ],
    ],
  ])
})

it('shows the normal sentences that a cell writes', () => {
  const lobes = ['No nodule on ', { field: 'exam date' }, '.']
  expect(preview({ outputs: [], normal: ['a'] })).toEqual([['findings', lobes]])
  expect(preview({ outputs: [], normal: 'all' })).toEqual([
    ['findings', lobes, ['No node.']],
    ['impression', ['Normal.']],
  ])
})
