import { expect, it } from 'vitest'
import { createSealedStore } from '#platform/sealed/createSealedStore.ts'
import { memoryPlace } from '#platform/sealed/databasePlace.ts'
import { inThisTab } from '#platform/storage/mutex.ts'
import { createDueList } from './createDueList.ts'

const exam = { ko: '저선량 흉부 CT' }
const listAt = (place = memoryPlace()) =>
  createDueList({ store: createSealedStore(place), exclusively: inThisTab() })

it('lists what is due by date, also for the next page, and once', async () => {
  const place = memoryPlace()
  const list = listAt(place)
  await list.add({ uid: 'b', exam, latest: '2027-03-02', note: '3호실' })
  await list.add({ uid: 'a', exam, earliest: '2026-09-02', latest: '2027-03-02', note: '' })
  await list.add({ uid: 'a', exam, earliest: '2026-10-02', latest: '2027-03-02', note: '' })
  expect((await listAt(place).read()).map(({ uid, earliest }) => [uid, earliest])).toEqual([
    ['a', '2026-10-02'],
    ['b', undefined],
  ])
})

it('deletes one, or all of them', async () => {
  const list = listAt()
  await list.add({ uid: 'a', exam, latest: '2027-03-02', note: '' })
  await list.add({ uid: 'b', exam, latest: '2027-03-02', note: '' })
  await list.remove('a')
  expect((await list.read()).map(({ uid }) => uid)).toEqual(['b'])
  await list.wipe()
  expect(await list.read()).toEqual([])
})

it('skips entries that can’t be read', async () => {
  const place = memoryPlace()
  const list = listAt(place)
  await list.add({ uid: 'a', exam, latest: '2026-02-30', note: '' })
  expect(await list.read()).toEqual([])
})
