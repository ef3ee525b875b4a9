import {
  moduleBackupCreate,
  moduleCopy,
  moduleDelete,
  moduleGet,
  plateBackupCreate,
  plateDelete,
} from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#db/connect.ts'
import { createRepositories } from '#db/createRepositories.ts'
import { openPool } from '#db/openPool.ts'
import { openSession } from '#testkit/openSession.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { purgeTrash } from './purgeTrash.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const purge = () => purgeTrash(server.services.repositories, server.clock.now())

it('deletes for good what has been in the trash for 30 days, with its backups, and nothing else', async () => {
  const [member, reader] = [await server.member(), await server.member()]
  const old = await server.sharedModule(member)
  await server.mustCall(moduleBackupCreate, { id: old.id }, { as: member })
  const { module: copy } = await server.mustCall(moduleCopy, { id: old.id }, { as: reader })
  const young = await server.module(member)
  const live = await server.module(member)
  await server.mustCall(moduleDelete, { ids: [old.id] }, { as: member })
  const plate = await server.plate(member)
  const livePlate = await server.plate(member)
  await server.mustCall(plateBackupCreate, { id: plate.id }, { as: member })
  await server.mustCall(plateDelete, { ids: [plate.id] }, { as: member })
  server.clock.advance({ milliseconds: 1 })
  await server.mustCall(moduleDelete, { ids: [young.id] }, { as: member })
  server.clock.advance({ days: 30, milliseconds: -2 })
  expect(await purge()).toEqual({ plate: 0, module: 0 })
  server.clock.advance({ milliseconds: 1 })
  expect(await purge()).toEqual({ plate: 1, module: 1 })
  expect(await purge()).toEqual({ plate: 0, module: 0 })

  const { rows } = await server.pool.query('select id from modules order by created_at, id')
  expect(rows.map(({ id }) => id).sort()).toEqual([copy.id, live.id, young.id].sort())
  expect((await server.pool.query('select id from plates')).rows).toEqual([{ id: livePlate.id }])
  for (const table of ['module_backups', 'plate_backups']) {
    expect((await server.pool.query(`select 1 from ${table}`)).rows).toEqual([])
  }
  // The tokens of 30 days ago have run out.
  const { authToken } = await openSession(server.services.sessions, reader.user)
  expect((await server.mustCall(moduleGet, { id: copy.id }, { as: { authToken } })).module.source).toEqual({
    id: old.id,
    name: old.name,
    nickname: null,
  })
})

it('lets several servers work at once: each item goes exactly once, in batches', async () => {
  const member = await server.member()
  await server.pool.query(
    `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
      output_count, created_at, updated_at, deleted_at)
    select 'mod_' || $1 || n, $1, n, n, '', '', '', '', '{}', 0, 1, $2, $2, $2 from generate_series(1, 1500) n`,
    [member.user.id, server.clock.now()],
  )
  server.clock.advance({ days: 31 })
  const pools = [
    openPool(server.databaseUrl, { max: 4, name: 'one' }),
    openPool(server.databaseUrl, { max: 4, name: 'two' }),
  ]
  try {
    const removed = await Promise.all(
      pools.flatMap((pool) => {
        const repositories = createRepositories(connect(pool))
        return [purgeTrash(repositories, server.clock.now()), purgeTrash(repositories, server.clock.now())]
      }),
    )
    const rest = await purge()
    const total = [...removed, rest].reduce((sum, { module = 0 }) => sum + module, 0)
    // With the young one of the first test.
    expect(total).toBe(1501)
    expect(await purge()).toEqual({ plate: 0, module: 0 })
  } finally {
    await Promise.all(pools.map((pool) => pool.end()))
  }
})
