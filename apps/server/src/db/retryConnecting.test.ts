import { createServer } from 'node:net'
import pg from 'pg'
import { expect, inject, it } from 'vitest'
import { retryConnecting } from './retryConnecting.ts'

it('asks again where a database was too slow to answer, and lets every other failure through', async () => {
  const silent = createServer(() => {}).listen(0, '127.0.0.1')
  await new Promise((resolve) => silent.once('listening', resolve))
  const { port } = silent.address() as { port: number }
  const slow = new pg.Pool({ host: '127.0.0.1', port, connectionTimeoutMillis: 20 })
  const quick = new pg.Pool({ connectionString: inject('adminDatabaseUrl') })
  const tried: pg.Pool[] = []
  const ask = () => {
    const pool = tried.length < 2 ? slow : quick
    tried.push(pool)
    return pool.query('select 1 as one')
  }
  expect((await retryConnecting(ask)).rows).toEqual([{ one: 1 }])
  expect(tried).toEqual([slow, slow, quick])
  await expect(retryConnecting(() => slow.query('select 1'), 0)).rejects.toThrow(/timeout/u)
  await expect(retryConnecting(() => quick.query('select no'))).rejects.toMatchObject({ code: '42703' })
  await Promise.all([slow.end(), quick.end()])
  silent.close()
})
