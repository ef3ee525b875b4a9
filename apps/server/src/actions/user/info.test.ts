import { plateCopy, plateDelete, userInfo } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('user-info', () => {
  it('tells a member who they are and what their tier allows', async () => {
    const member = await server.member({ nationality: 'DE', major: 'pathology' })
    expect(await server.mustCall(userInfo, {}, { as: member })).toEqual({
      user: member.user,
      profile: {
        phone: member.phone,
        age: member.age,
        nationality: 'DE',
        major: 'pathology',
        address: null,
        locale: 'ko',
        marketing: false,
        createdAt: server.clock.now().toISOString(),
      },
      entitlement: {
        tier: 'free',
        plateLimit: 5,
        plateCount: 0,
        library: { free: 1, paid: 0, usedFree: 0, usedPaid: 0 },
      },
      subscription: null,
    })
  })

  it('counts plates and library places as they are now', async () => {
    const [member, publisher] = [await server.member(), await server.member()]
    await server.setTier(member, 'basic')
    await server.plate(member)
    const { id: trashed } = await server.plate(member)
    await server.mustCall(plateDelete, { ids: [trashed] }, { as: member })
    for (const grade of ['free', 'paid', 'paid'] as const) {
      const { id } = await server.plate(publisher)
      await server.publish(id, grade)
      await server.mustCall(plateCopy, { id }, { as: member })
    }
    const { entitlement } = await server.mustCall(userInfo, {}, { as: member })
    expect(entitlement).toEqual({
      tier: 'basic',
      plateLimit: 10,
      plateCount: 1,
      library: { free: 3, paid: 2, usedFree: 1, usedPaid: 2 },
    })
  })

  it('follows the tier and role in the database, not those of the token', async () => {
    const member = await server.member()
    await server.pool.query("update members set tier = 'standard', role = 'admin' where id = $1", [
      member.user.id,
    ])
    const { user, entitlement } = await server.mustCall(userInfo, undefined, { as: member })
    expect(user).toMatchObject({ tier: 'standard', role: 'admin' })
    expect(entitlement).toMatchObject({ plateLimit: 15, library: { free: 5, paid: 4 } })
  })
})
