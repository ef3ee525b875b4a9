import { userInfo, userUpdate, userWithdraw } from '@pandok/protocol'
import { person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const TAKEN = {
  ok: false,
  code: 'BAD_REQUEST',
  reason: { problem: 'nickname.taken', fields: [{ path: 'nickname', problem: 'nickname.taken' }] },
}

describe('user-update', () => {
  it('changes what is given and leaves the rest', async () => {
    const member = await server.member()
    const address = { zonecode: '06236', roadAddress: '서울 강남구 테헤란로 1', detail: '3층' }
    const changes = {
      name: '김 판독',
      phone: '0212345678',
      age: 41,
      nationality: 'JP',
      major: 'nurse',
    } as const
    const before = await server.mustCall(userInfo, undefined, { as: member })
    const { user } = await server.mustCall(
      userUpdate,
      { ...changes, address, locale: 'ja', marketing: true },
      { as: member },
    )
    expect(user).toEqual({ ...member.user, name: '김 판독' })
    const { profile } = await server.mustCall(userInfo, undefined, { as: member })
    const { name: _, ...changed } = changes
    expect(profile).toEqual({ ...before.profile, ...changed, address, locale: 'ja', marketing: true })
  })

  it('changes nothing when nothing is given', async () => {
    const member = await server.member()
    const before = await server.mustCall(userInfo, undefined, { as: member })
    await server.mustCall(userUpdate, {}, { as: member })
    expect(await server.mustCall(userInfo, undefined, { as: member })).toEqual(before)
  })

  it('removes the address on request, and remembers since when marketing was agreed to', async () => {
    const member = await server.member({ agreements: { terms: true, privacy: true, marketing: true } })
    const agreedAt = async () =>
      (
        await server.pool.query('select marketing_agreed_at as at from members where id = $1', [
          member.user.id,
        ])
      ).rows[0].at
    const first = await agreedAt()
    const address = { zonecode: '06236', roadAddress: 'Teheran-ro 1', detail: '' }
    await server.mustCall(userUpdate, { address }, { as: member })
    server.clock.advance({ minutes: 1 })
    await server.mustCall(userUpdate, { address: null, marketing: true }, { as: member })
    expect(await agreedAt()).toEqual(first)
    expect((await server.mustCall(userInfo, undefined, { as: member })).profile.address).toBeNull()
    await server.mustCall(userUpdate, { marketing: false }, { as: member })
    expect(await agreedAt()).toBeNull()
  })

  it('refuses a nickname that another member has in other letters, and lets a member rewrite their own', async () => {
    const [mina, jun] = [await server.member({ nickname: 'Mina' }), await server.member()]
    expect(await server.call(userUpdate, { nickname: 'ｍｉｎａ' }, { as: jun })).toEqual(TAKEN)
    expect(await server.call(userUpdate, { nickname: 'MINA' }, { as: mina })).toMatchObject({ ok: true })
  })

  it('gives a nickname to one of ten who take it at once', async () => {
    const members = await Promise.all(Array.from({ length: 10 }, () => server.member()))
    const { nickname } = person()
    const answers = await Promise.all(members.map((as) => server.call(userUpdate, { nickname }, { as })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 9 }, () => TAKEN))
  })

  it('either happens before a withdrawal at the same time or finds the session over', async () => {
    const members = await Promise.all(Array.from({ length: 8 }, () => server.member()))
    const answers = await Promise.all(
      members.flatMap((member) => [
        server.call(userWithdraw, { password: member.password }, { as: member }),
        server.call(userUpdate, { name: 'Too Late' }, { as: member }),
      ]),
    )
    for (const [index, answer] of answers.entries()) {
      if (index % 2 === 0) expect(answer).toEqual({ ok: true, result: {} })
      else if (!answer.ok) expect(answer.code).toBe('SESSION_REVOKED')
    }
    const { rows } = await server.pool.query("select 1 from members where name = 'Too Late'")
    expect(rows).toEqual([])
  })
})
