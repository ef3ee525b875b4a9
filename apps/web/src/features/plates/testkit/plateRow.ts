import type { PlateItem, plateList, ResultOf } from '@pandok/protocol'

/** A plate of the member, as lists show it. */
export const plateRow = (differences: Partial<PlateItem> = {}): PlateItem => ({
  id: 'thyroid',
  name: 'Thyroid US',
  nickname: 'me',
  shared: false,
  revision: 1,
  cellCount: 2,
  keyCount: 1,
  moduleCount: 1,
  sketch: [{ position: 0, color: 'blue' }, { position: 11 }],
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
  mine: true,
  copied: false,
  locked: false,
  may: { open: true, save: true, share: true, copy: true, delete: true, restore: false, purge: false },
  ...differences,
})

export const pageOf = (items: PlateItem[]): ResultOf<typeof plateList> => ({
  items,
  total: items.length,
  page: 1,
  pageSize: 20,
})
