import { userCheckNickname } from '@pandok/protocol'
import { person } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('user-checkNickname', () => {
  it('says whether a nickname is free, whatever its case and width', async () => {
    await server.member({ nickname: 'Mina' })
    const ask = (nickname: string) => server.mustCall(userCheckNickname, { nickname })
    expect(await Promise.all([ask('mina'), ask('ＭＩＮＡ'), ask('mina2')])).toEqual([
      { available: false },
      { available: false },
      { available: true },
    ])
  })

  it('calls a member their own nickname free, so that the form of my page can ask', async () => {
    const member = await server.member()
    expect(await server.mustCall(userCheckNickname, { nickname: member.nickname }, { as: member })).toEqual({
      available: true,
    })
    const other = await server.member()
    expect(await server.mustCall(userCheckNickname, { nickname: member.nickname }, { as: other })).toEqual({
      available: false,
    })
  })

  it.each([
    ['has a space', 'nickname.spaces'],
    ['elevenchars', 'nickname.tooLong'],
    ['', 'nickname.required'],
  ])('refuses %j with its reason', async (nickname, problem) => {
    expect(await server.call(userCheckNickname, { nickname })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [{ path: 'nickname', problem }] },
    })
  })

  it('stops answering somebody who goes through a dictionary', async () => {
    const address = '192.0.2.9'
    const answers = await Promise.all(
      Array.from({ length: 125 }, () =>
        server.call(userCheckNickname, { nickname: person().nickname }, { address }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(120)
  })
})
