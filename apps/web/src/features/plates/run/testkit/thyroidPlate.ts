import type { Cell, Exam } from '@pandok/domain'
import type { LoadedPlate } from '@pandok/protocol'
import { chestPlate } from './chestPlate.ts'

const exam: Exam = {
  regions: [
    {
      id: 'lobes',
      name: { en: 'Lobes', ko: '양엽' },
      normal: { en: 'No nodule.', ko: '결절 없음.' },
    },
    {
      id: 'nodes',
      name: { en: 'Nodes', ko: '림프절' },
      normal: { en: 'No enlarged node on {date}.', ko: '{date} 림프절 비대 없음.' },
    },
  ],
  blanks: [{ id: 'date', kind: 'text', label: { en: 'Date of the exam', ko: '검사일' } }],
  normalConclusion: { en: 'Normal thyroid.', ko: '정상 갑상선.' },
}

const cell = (id: string, position: number, name: string, more: Partial<Cell>): Cell => ({
  id,
  position,
  name,
  title: name,
  outputs: [],
  ...more,
})

const found = (text: { en: string; ko: string }, more: Partial<Cell>): Partial<Cell> => ({
  outputs: [
    { id: 'o1', kind: 'phrase', section: 'findings', text },
    { id: 'o2', kind: 'phrase', section: 'impression', text: { en: '{size} nodule.', ko: '{size} 결절.' } },
  ],
  blanks: [{ id: 'size', kind: 'size', label: { en: 'Size', ko: '크기' }, unit: 'cm' }],
  ...more,
})

const cells: Cell[] = [
  cell('normal', 0, 'All normal', { normal: 'all' }),
  cell('date', 1, 'Exam date', { asks: ['date'] }),
  cell(
    'nodule',
    2,
    'Nodule',
    found(
      { en: 'A nodule of {size} on {date}.', ko: '{date} {size} 결절.' },
      { finding: { region: 'lobes', replaces: [{ regions: ['lobes'] }], conflicts: ['removed'] } },
    ),
  ),
  cell('removed', 3, 'Removed', {
    outputs: [
      { id: 'o1', kind: 'phrase', section: 'findings', text: { en: 'Thyroidectomy.', ko: '갑상선 절제.' } },
    ],
    finding: { region: 'lobes', replaces: [{ regions: ['lobes'] }], needsNoConclusion: true },
  }),
]

/**
 * An exam of two regions: a cell for the normal report, a question that is asked once, a nodule, and a cell
 * that contradicts it.
 */
export const thyroidPlate = (): LoadedPlate =>
  chestPlate({
    name: 'Thyroid',
    cells,
    exam,
    modules: [],
    keyMap: { KeyA: 'normal', KeyD: 'date', KeyN: 'nodule', KeyR: 'removed' },
  })
