import type { moduleList, ResultOf } from '@pandok/protocol'

type Page = ResultOf<typeof moduleList>
type Row = Page['items'][number]

/** A member's own module in the format of a list. */
export const moduleRow = (differences: Partial<Row> = {}): Row => ({
  id: 'nodule',
  name: 'Nodule',
  section: 'chest',
  modality: 'CT',
  type: 'finding',
  note: '',
  shared: false,
  revision: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  nickname: 'me',
  mine: true,
  copied: false,
  locked: false,
  may: { open: true, save: true, share: true, copy: true, delete: true, restore: false, purge: false },
  inputCount: 3,
  outputCount: 2,
  ...differences,
})

export const pageOf = (items: Row[], facets: Partial<Page['facets']> = {}): Page => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
  facets: { section: [], modality: [], type: [], ...facets },
})
