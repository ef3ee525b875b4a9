import { EventEmitter, once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'
import { openStartPool } from './openStartPool.ts'
import { withStartLock } from './withStartLock.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

it('lets the next one in when the work is done, when it failed, and when its connection was cut', async () => {
  const [first, second] = [openStartPool(database.url), openStartPool(database.url)]
  const events = new EventEmitter()
  const said: string[] = []
  const holding = withStartLock(first, async () => {
    events.emit('holds')
    await once(events, 'done')
    said.push('first')
  })
  await once(events, 'holds')
  const waiting = withStartLock(second, async () => said.push('second'))
  events.emit('done')
  await Promise.all([holding, waiting])
  expect(said).toEqual(['first', 'second'])

  const failing = withStartLock(first, async () => Promise.reject(new Error('no luck')))
  await expect(failing).rejects.toThrow('no luck')
  expect(await withStartLock(second, async () => 'after a failure')).toBe('after a failure')

  const cut = withStartLock(first, async () => {
    await second.query(
      "select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    )
  })
  await expect(cut).rejects.toThrow()
  expect(await withStartLock(second, async () => 'after a cut')).toBe('after a cut')
  await Promise.all([first.end(), second.end()])
})
