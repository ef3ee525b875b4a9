import { userSocialStart } from '@pandok/protocol'
import { startIdentityProvider } from '@pandok/testkit'
import { describe, expect, it } from 'vitest'
import { startTestServices } from '#testkit/startTestServices.ts'

describe('user-socialStart', () => {
  it('sends the browser to the provider and tells the page what to compare', async () => {
    const provider = await startIdentityProvider()
    const server = await startTestServices({ social: { kakao: provider.kakao, naver: null } })
    const { url, state } = await server.mustCall(userSocialStart, { provider: 'kakao' })
    const { origin, pathname, searchParams } = new URL(url)
    expect(origin + pathname).toBe(`${provider.kakao.issuer}/oauth/authorize`)
    expect(Object.fromEntries(searchParams)).toEqual({
      client_id: 'kakao-app',
      response_type: 'code',
      redirect_uri: 'https://pandok.example/login/kakao',
      scope: 'openid',
      state,
      nonce: expect.stringMatching(/^.{43}$/),
      code_challenge: expect.stringMatching(/^.{43}$/),
      code_challenge_method: 'S256',
    })
    expect(await server.call(userSocialStart, { provider: 'naver' })).toEqual({
      ok: false,
      code: 'BAD_REQUEST',
      reason: { problem: 'social.off' },
    })
    await server.stop()
    await provider.close()
  })
})
