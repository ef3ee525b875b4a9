import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase } from '#testkit/createTestDatabase.ts'
import { openPool } from './openPool.ts'
import { withSingleRelease } from './withSingleRelease.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(async () => {
  await database.drop()
})

/** Connects as graphile-worker does for listening, and returns the connection twice. */
async function returnTwice(pool: ReturnType<typeof openPool>): Promise<void> {
  const release = await new Promise<() => void>((resolve, reject) => {
    pool.connect((error, _, done) => (error ? reject(error) : resolve(done)))
  })
  release()
  release()
}

it('takes back a connection that is returned twice, and lends it again', async () => {
  const pool = withSingleRelease(openPool(database.url, { max: 1 }))
  await returnTwice(pool)
  expect(pool.idleCount).toBe(1)
  const client = await pool.connect()
  expect((await client.query<{ n: number }>('select 1 as n')).rows).toEqual([{ n: 1 }])
  client.release()
  await pool.end()
})

it('is needed, because the pool refuses the second time', async () => {
  const pool = openPool(database.url, { max: 1 })
  await expect(returnTwice(pool)).rejects.toThrow('already been released')
  await pool.end()
})
