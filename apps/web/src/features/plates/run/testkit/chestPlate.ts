import type { Cell } from '@pandok/domain'
import type { LoadedPlate } from '@pandok/protocol'
import { plateRow } from '#features/plates/testkit/plateRow.ts'
import { moduleRow } from '#testkit/moduleRow.ts'

const module = {
  inputs: [
    {
      id: 'side',
      kind: 'side',
      required: true,
      label: { en: 'Side', ko: '위치' },
    },
    {
      id: 'size',
      kind: 'number',
      unit: 'mm',
      min: '1',
      max: '100',
      required: true,
      label: { en: 'Size', ko: '크기' },
    },
    {
      id: 'solid',
      kind: 'bool',
      confirm: 'needed',
      default: true,
      label: { en: 'Solid', ko: '고형' },
    },
  ],
  checks: [
    {
      id: 'large',
      level: 'warn',
      when: 'size > 50',
      message: { en: 'Larger than 5 cm: is the unit right?', ko: '5 cm가 넘습니다. 단위가 맞습니까?' },
    },
  ],
  outputs: [
    {
      id: 'finding',
      section: 'findings',
      body: { en: ['A nodule of ', { v: 'size' }, '.'], ko: [{ v: 'size' }, ' 결절이 있습니다.'] },
    },
    {
      id: 'verdict',
      section: 'impression',
      body: { en: ['Pulmonary nodule.'], ko: ['폐결절.'] },
    },
  ],
}

const phrase = (position: number, name: string, en: string, ko: string, more: Partial<Cell> = {}): Cell => ({
  id: `c${position}`,
  position,
  name,
  title: name,
  outputs: [{ id: 'o1', kind: 'phrase', section: 'findings', text: { en, ko } }],
  ...more,
})

/** Two phrases, one of them with a field, a module, and a cell whose module no longer exists. */
const cells: Cell[] = [
  phrase(0, 'Lungs', 'The lungs are clear.', '양쪽 폐는 깨끗합니다.'),
  phrase(1, 'Heart', 'The heart is not enlarged.', '심장은 크지 않습니다.'),
  phrase(2, 'Prior', 'Compared with {date}.', '{date}와 비교함.', {
    outputs: [
      {
        id: 'o1',
        kind: 'phrase',
        section: 'comparison',
        text: { en: 'Compared with {date}.', ko: '{date}와/과 비교함.' },
      },
    ],
  }),
  phrase(11, 'Nodule', '', '', {
    outputs: [{ id: 'o1', kind: 'module', section: 'auto', moduleId: 'nodule' }],
  }),
  phrase(12, 'Gone', '', '', {
    outputs: [{ id: 'o1', kind: 'module', section: 'auto', moduleId: 'deleted' }],
  }),
]

export const chestPlate = (differences: Partial<LoadedPlate> = {}): LoadedPlate => ({
  ...plateRow({ id: 'chest', name: 'Chest' }),
  cells,
  keyMap: { KeyA: 'c0', KeyS: 'c1', KeyD: 'c2', KeyN: 'c11', KeyG: 'c12' },
  autoFill: [],
  modules: [noduleModule],
  ...differences,
})

const noduleModule: LoadedPlate['modules'][number] = {
  ...moduleRow({ name: 'Nodule module', section: '', modality: '', type: '' }),
  definition: module,
}
