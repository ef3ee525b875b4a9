import { userLogin, userSessionList } from '@pandok/protocol'
import { credentialsOf } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('user-sessionList', () => {
  it("lists the member's own open sessions, the newest use first, and knows the current one", async () => {
    const member = await server.member()
    await server.member()
    const joinedAt = server.clock.now().toISOString()
    server.clock.advance({ minutes: 5 })
    const phone = await server.mustCall(userLogin, credentialsOf(member), { userAgent: 'A phone' })
    const { items } = await server.mustCall(userSessionList, undefined, { as: phone })
    const now = server.clock.now().toISOString()
    expect(items).toEqual([
      { id: expect.any(String), isCurrent: true, userAgent: 'A phone', createdAt: now, lastUsedAt: now },
      {
        id: expect.any(String),
        isCurrent: false,
        userAgent: 'vitest',
        createdAt: joinedAt,
        lastUsedAt: joinedAt,
      },
    ])
  })

  it('leaves out sessions that have run out', async () => {
    const member = await server.member()
    server.clock.advance({ days: 15 })
    const again = await server.mustCall(userLogin, credentialsOf(member))
    const { items } = await server.mustCall(userSessionList, undefined, { as: again })
    expect(items).toHaveLength(1)
  })
})
