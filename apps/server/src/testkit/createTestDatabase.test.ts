import { describe, expect, inject, it } from 'vitest'
import { administer } from './administer.ts'
import { createTestDatabase } from './createTestDatabase.ts'

const EXISTING = 'select datname from pg_database'

describe('a test database', () => {
  it('has everything the migrations make, and is gone when dropped even while in use', async () => {
    const database = await createTestDatabase()
    expect(
      await administer(database.url, 'select count(*)::int > 0 as migrated from schema_migrations'),
    ).toEqual([{ migrated: true }])
    const sleeping = administer(database.url, 'select pg_sleep(60)').catch((error: Error) => error.message)
    await expect
      .poll(() => administer(database.url, `select 1 from pg_stat_activity where query ~ '^select pg_sleep'`))
      .toHaveLength(1)
    await database.drop()
    expect(await sleeping).toMatch(/terminat/)
    const name = new URL(database.url).pathname.slice(1)
    expect(await administer(inject('adminDatabaseUrl'), EXISTING)).not.toContainEqual({ datname: name })
  })

  it('can be made by many at the same time, each its own', async () => {
    const databases = await Promise.all(Array.from({ length: 8 }, createTestDatabase))
    await Promise.all(databases.map(({ url }) => administer(url, 'create table mine (n int)')))
    await Promise.all(databases.map(({ drop }) => drop()))
  })
})
