import { adminUserGet, plateCreate, userInfo } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAdministrators } from '#testkit/createAdministrators.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admin: TestMember
beforeAll(async () => {
  store = await startTestStore()
  admin = await createAdministrators(store, store.pool).administrator()
})
afterAll(() => store.stop())

const get = (id: string, as: { authToken: string } = admin) => store.call(adminUserGet, { id }, { as })
const read = async (id: string) => (await store.mustCall(adminUserGet, { id }, { as: admin })).user

describe('admin-userGet', () => {
  it('shows profile, entitlement, sessions, events and what is theirs', async () => {
    const member = await store.member()
    const { id } = member.user
    await store.plate(member)
    await store.module(member)
    const { profile, entitlement } = await store.mustCall(userInfo, {}, { as: member })
    const user = await read(id)
    expect(user).toMatchObject({
      id,
      email: member.email,
      nickname: member.nickname,
      name: member.name,
      role: 'user',
      tier: 'free',
      state: 'active',
      plateCount: 1,
      moduleCount: 1,
      profile,
      suspendedAt: null,
      note: '',
      grant: null,
      entitlement: { plateLimit: entitlement.plateLimit, library: entitlement.library },
      subscription: null,
      sheets: [],
      paymentCount: 0,
      may: { changeRole: true, suspend: true },
    })
    expect(user.sessions).toMatchObject([{ userAgent: 'vitest' }])
    expect(user.lastSeenAt).toBe(user.sessions[0]?.lastUsedAt)
    expect(user.events[0]).toMatchObject({ kind: expect.any(String), address: expect.any(String) })
  })

  it('shows what was paid for', async () => {
    const { member } = await store.buy('basic-monthly')
    const user = await read(member.user.id)
    expect(user).toMatchObject({
      tier: 'basic',
      grant: null,
      paymentCount: 1,
      entitlement: { plateLimit: 10 },
      subscription: { planId: 'basic-monthly', label: 'active' },
    })
    const sheets = await store.buy('sheet-1-yearly')
    expect(await read(sheets.member.user.id)).toMatchObject({
      tier: 'free',
      subscription: null,
      sheets: [{ planId: 'sheet-1-yearly', paymentId: sheets.orderId }],
    })
  })

  it("lets nobody change their own role or suspend themselves, as far as it's shown", async () => {
    expect((await read(admin.user.id)).may).toEqual({ changeRole: false, suspend: false })
  })

  it('counts what is not in the trash', async () => {
    const member = await store.member()
    const { plate } = await store.mustCall(plateCreate, { name: '판', cells: [] }, { as: member })
    await store.pool.query('update plates set deleted_at = now() where id = $1', [plate.id])
    expect(await read(member.user.id)).toMatchObject({ plateCount: 0 })
  })

  it('is for administrators, and for members that there are', async () => {
    const member = await store.member()
    expect(await get(member.user.id, member)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(await get('mem_nobody')).toMatchObject({ ok: false, code: 'NOT_FOUND' })
  })
})
