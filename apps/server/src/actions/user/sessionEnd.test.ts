import { userInfo, userLogin, userSessionEnd, userSessionList } from '@pandok/protocol'
import { credentialsOf } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const idOf = async (as: { authToken: string }) => {
  const { items } = await server.mustCall(userSessionList, undefined, { as })
  return items.find(({ isCurrent }) => isCurrent)?.id ?? ''
}

describe('user-sessionEnd', () => {
  it('ends another session of the same member', async () => {
    const member = await server.member()
    const lost = await server.mustCall(userLogin, credentialsOf(member))
    expect(await server.call(userSessionEnd, { id: await idOf(lost) }, { as: member })).toEqual({
      ok: true,
      result: {},
    })
    expect(await server.call(userInfo, undefined, { as: lost })).toMatchObject({ code: 'SESSION_REVOKED' })
    expect(await server.call(userInfo, undefined, { as: member })).toMatchObject({ ok: true })
    expect(await server.eventsOf(member.user.id)).toContain('session.ended')
  })

  it("answers for somebody else's session as for one that does not exist or has ended", async () => {
    const [member, other] = [await server.member(), await server.member()]
    const id = await idOf(other)
    expect(await server.call(userSessionEnd, { id }, { as: member })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await server.call(userSessionEnd, { id: 'ses_none' }, { as: member })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await server.call(userInfo, undefined, { as: other })).toMatchObject({ ok: true })
    const ended = await server.mustCall(userLogin, credentialsOf(member))
    const endedId = await idOf(ended)
    await server.mustCall(userSessionEnd, { id: endedId }, { as: member })
    expect(await server.call(userSessionEnd, { id: endedId }, { as: member })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
