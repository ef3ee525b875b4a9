import { readDefinition } from '@pandok/module-engine'
import type {
  LoadedPlate,
  ModuleDocument,
  ModuleItem,
  moduleLibraryList,
  PlateItem,
  plateLibraryList,
  ResultOf,
} from '@pandok/protocol'

const times = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-02T00:00:00.000Z' }

const foreign = {
  nickname: 'Pandok',
  shared: false,
  revision: 1,
  mine: false,
  copied: false,
  locked: false,
  may: { open: true, save: false, share: false, copy: true, delete: false, restore: false, purge: false },
  ...times,
} as const

/** A free plate of the library. */
export const libraryPlate = (differences: Partial<PlateItem> = {}): PlateItem => ({
  id: 'pla_lib_thyroid-us',
  name: 'Thyroid US',
  library: 'free',
  entry: {
    slug: 'thyroid-us',
    edition: 2,
    specialty: 'radiology',
    regions: ['neck'],
    modalities: ['US'],
    summary: 'For reports of the thyroid.',
    changes: [
      { edition: 2, what: 'Lymph nodes by level.' },
      { edition: 1, what: 'First edition.' },
    ],
  },
  cellCount: 1,
  keyCount: 1,
  moduleCount: 1,
  sketch: [{ position: 0, color: 'blue' }],
  ...foreign,
  ...differences,
})

export const libraryModule = (differences: Partial<ModuleItem> = {}): ModuleItem => ({
  id: 'mod_lib_acr-tirads',
  name: 'ACR TI-RADS',
  section: 'headNeck',
  modality: 'US',
  type: 'score',
  note: 'Size is the largest diameter.',
  library: 'free',
  entry: {
    slug: 'acr-tirads',
    edition: 1,
    specialty: 'radiology',
    regions: ['neck'],
    modalities: ['US', 'CR'],
    summary: 'Scores thyroid nodules.',
    version: '2017 white paper',
    year: 2017,
    changes: [{ edition: 1, what: 'First edition.' }],
  },
  inputCount: 1,
  outputCount: 1,
  ...foreign,
  ...differences,
})

const read = readDefinition({
  inputs: [{ id: 'size', kind: 'number', unit: 'mm', required: true, label: { en: 'Size', ko: '크기' } }],
  outputs: [
    {
      id: 'finding',
      section: 'findings',
      body: {
        en: ['A nodule of ', { v: 'size' }, '.'],
        de: ['Ein Knoten von ', { v: 'size' }, '.'],
        ko: [{ v: 'size' }, ' 결절.'],
      },
    },
  ],
  citations: [
    { text: 'A paper', url: 'https://doi.org/10.1/x' },
    { text: 'A plain page', url: 'http://example.com/x' },
  ],
  reviewBy: '2028-12-31',
})
if (!read.ok) throw new Error(JSON.stringify(read.findings))
const { definition } = read

export const wholeModule = (differences: Partial<ModuleItem> = {}): ModuleDocument => ({
  ...libraryModule(differences),
  definition,
})

export const wholePlate = (differences: Partial<PlateItem> = {}): LoadedPlate => ({
  ...libraryPlate(differences),
  cells: [
    {
      id: 'normal',
      position: 0,
      name: 'Normal',
      title: 'Normal thyroid',
      color: 'blue',
      outputs: [{ id: 'p', kind: 'phrase', section: 'findings', text: { en: 'The thyroid is normal.' } }],
    },
  ],
  keyMap: { KeyA: 'normal' },
  autoFill: [],
  modules: [wholeModule()],
})

const facets = {
  specialty: ['radiology' as const, 'pathology' as const],
  region: ['neck' as const, 'chest' as const],
  modality: ['US', 'CR'],
}

const page = <Row>(items: Row[]) => ({ items, total: items.length, page: 1, pageSize: 50 as const })

export const plateLibrary = (...items: PlateItem[]): ResultOf<typeof plateLibraryList> => ({
  ...page(items),
  facets,
})

export const moduleLibrary = (...items: ModuleItem[]): ResultOf<typeof moduleLibraryList> => ({
  ...page(items),
  facets: { ...facets, section: [], type: [] },
})
