import type {
  AdminModuleItem,
  AdminPlateItem,
  adminModuleGet,
  adminPlateGet,
  ResultOf,
} from '@pandok/protocol'

const common = {
  owner: { id: 'mem_1', email: 'mina@example.com', nickname: 'mina' },
  shared: true,
  library: null,
  size: 14_200,
  revision: 3,
  copies: 2,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  deletedAt: null,
}

/** A member's shared plate, as administrators' lists show it. */
export const adminPlate = (differences: Partial<AdminPlateItem> = {}): AdminPlateItem => ({
  ...common,
  id: 'thyroid',
  name: 'Thyroid US',
  cellCount: 2,
  moduleCount: 0,
  ...differences,
})

export const adminModule = (differences: Partial<AdminModuleItem> = {}): AdminModuleItem => ({
  ...common,
  id: 'nodule',
  name: 'Nodule',
  section: 'chest',
  modality: 'CT',
  type: 'finding',
  inputCount: 1,
  outputCount: 1,
  ...differences,
})

export const adminPage = <Item>(items: Item[]) => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20 as const,
  isCapped: false,
  next: null,
})

const asRead = {
  nickname: 'mina',
  shared: true,
  revision: 3,
  createdAt: common.createdAt,
  updatedAt: common.updatedAt,
  mine: false,
  copied: false,
  locked: false,
  may: { open: true, save: false, share: false, copy: true, delete: false, restore: false, purge: false },
}

export const plateResult = (item = adminPlate()): ResultOf<typeof adminPlateGet> => ({
  item,
  plate: {
    ...asRead,
    id: item.id,
    name: item.name,
    cellCount: 2,
    keyCount: 1,
    moduleCount: 0,
    sketch: [{ position: 0, color: 'green' }, { position: 11 }],
    cells: [
      {
        id: 'c1',
        position: 0,
        name: 'Normal',
        title: 'Normal thyroid',
        color: 'green',
        outputs: [
          {
            id: 'o1',
            kind: 'phrase',
            section: 'findings',
            text: { ko: '갑상선은 정상임.', en: 'The thyroid is normal.' },
          },
        ],
      },
      {
        id: 'c2',
        position: 11,
        name: 'Nodule',
        title: 'Nodule',
        outputs: [{ id: 'o1', kind: 'phrase', section: 'findings', text: { en: 'A nodule is seen.' } }],
      },
    ],
    keyMap: { KeyQ: 'c1' },
    autoFill: [],
    modules: [],
  },
})

const definition = {
  inputs: [
    {
      id: 'size',
      kind: 'number',
      label: { ko: '크기', en: 'Size' },
      unit: 'mm',
      min: 1,
      max: 200,
      required: true,
    },
  ],
  outputs: [
    {
      id: 'finding',
      section: 'findings',
      body: {
        ko: ['크기 ', { v: 'size' }, '의 결절이 보임.'],
        en: ['There is a ', { v: 'size' }, ' nodule.'],
      },
    },
  ],
}

type ModuleResult = ResultOf<typeof adminModuleGet>

export const moduleResult = (
  item = adminModule(),
  tests: ModuleResult['tests'] = { passed: 1, failed: [] },
): ModuleResult => ({
  item,
  module: {
    ...asRead,
    id: item.id,
    name: item.name,
    section: item.section,
    modality: item.modality,
    type: item.type,
    note: '',
    inputCount: 1,
    outputCount: 1,
    definition,
  },
  tests,
})

export const failing: ModuleResult['tests'] = {
  passed: 1,
  failed: [
    { name: 'wrong on purpose', differences: [{ path: 'value.level', expected: 'high', actual: 'low' }] },
  ],
}
