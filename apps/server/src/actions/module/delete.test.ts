import { MODULES_PER_MEMBER_MAX } from '@pandok/domain'
import { moduleDelete, moduleRestore } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('module-delete, module-restore and module-purge', () => {
  it('refuse no ids and more than a thousand', async () => {
    const member = await server.member()
    const many = Array.from({ length: 1001 }, (_, n) => `mod_${n}`)
    for (const ids of [[], many]) {
      expect(await server.call(moduleDelete, { ids }, { as: member })).toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('count what comes back against the limit', async () => {
    const member = await server.member()
    const trashed = await server.module(member)
    await server.mustCall(moduleDelete, { ids: [trashed.id] }, { as: member })
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '', '{}', 0, 1, now(), now() from generate_series(1, $2::int) n`,
      [member.user.id, MODULES_PER_MEMBER_MAX],
    )
    const restore = () => server.call(moduleRestore, { ids: [trashed.id] }, { as: member })
    expect(await restore()).toMatchObject({ code: 'BAD_REQUEST', reason: { problem: 'module.limit' } })
    await server.mustCall(moduleDelete, { ids: [`mod_${member.user.id}1`] }, { as: member })
    expect(await restore()).toMatchObject({ ok: true })
  })
})
