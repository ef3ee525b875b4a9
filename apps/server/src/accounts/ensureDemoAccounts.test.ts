import { rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { userLogin } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeTestFolder, type TestFolder } from '#testkit/makeTestFolder.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { ensureDemoAccounts } from './ensureDemoAccounts.ts'

let server: TestServices
let folder: TestFolder

beforeAll(async () => {
  server = await startTestServices()
  folder = await makeTestFolder()
})

afterAll(async () => {
  await server.stop()
  await folder.remove()
})

describe('the demo accounts', () => {
  it('are made at the first start, stay the same afterwards, and get new passwords when theirs are lost', async () => {
    const dataDir = path.join(folder.path, 'data')
    const first = await ensureDemoAccounts(server.services, dataDir)
    expect(first.map(({ email }) => email)).toEqual(['admin@pandok.local', 'member@pandok.local'])
    const roles = await Promise.all(
      first.map(async (account) => (await server.mustCall(userLogin, account)).user.role),
    )
    expect(roles).toEqual(['admin', 'user'])
    expect(await ensureDemoAccounts(server.services, dataDir)).toEqual(first)

    const file = path.join(dataDir, 'demo-accounts.json')
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    await rm(file)
    const second = await ensureDemoAccounts(server.services, dataDir)
    expect(second[0]?.password).not.toBe(first[0]?.password)
    for (const account of second) expect(await server.call(userLogin, account)).toMatchObject({ ok: true })
  })

  it('come back with the same password on a new database', async () => {
    const dataDir = path.join(folder.path, 'kept')
    const kept = await ensureDemoAccounts(server.services, dataDir)
    await server.pool.query("delete from members where email like '%@pandok.local'")
    expect(await ensureDemoAccounts(server.services, dataDir)).toEqual(kept)
    for (const account of kept) expect(await server.call(userLogin, account)).toMatchObject({ ok: true })
  })
})
