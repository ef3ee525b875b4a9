import type { SocialProvider } from '@pandok/protocol'
import { type Lies, startIdentityProvider, type TestIdentityProvider } from '@pandok/testkit'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { createSocialLogin, type SocialConfig } from './createSocialLogin.ts'
import type { SocialLogin } from './SocialLogin.ts'

let server: TestServices
let provider: TestIdentityProvider
let social: SocialLogin

const FAILED = { code: 'BAD_REQUEST', reason: { problem: 'social.failed' } }
const lines: string[] = []
const log = pino({}, { write: (line: string) => void lines.push(line) })

const create = (config: Partial<SocialConfig>) =>
  createSocialLogin({
    ...server.services,
    config: { publicUrl: 'https://pandok.example', kakao: null, naver: null, ...config },
    log,
  })

beforeAll(async () => {
  provider = await startIdentityProvider()
  server = await startTestServices()
  social = create(provider)
})

afterEach(() => {
  provider.lies = {}
})

afterAll(async () => {
  await server.stop()
  await provider.close()
})

async function visit(name: SocialProvider): Promise<{ code: string; state: string }> {
  const { url } = await social.start(name)
  return provider.visit(url)
}

describe.each(['kakao', 'naver'] as const)('log-in through %s', (name) => {
  it('answers who somebody is at that provider', async () => {
    provider.person = { subject: '42', email: 'Reader@Example.org', name: 'Mina Kim' }
    const { code, state } = await visit(name)
    expect(await social.finish(name, code, state)).toEqual({
      issuer: provider[name].issuer,
      subject: '42',
      email: 'reader@example.org',
      name: 'Mina Kim',
    })
  })

  it('leaves out an address or a name that we would not take ourselves', async () => {
    provider.person = { subject: '42', email: 'a@b.example\r\nBcc: c@d.example', name: 'x'.repeat(60) }
    const { code, state } = await visit(name)
    expect(await social.finish(name, code, state)).toMatchObject({ email: null, name: null })
  })

  it('serves each state once, even for many at the same time', async () => {
    const { code, state } = await visit(name)
    const answers = await Promise.allSettled(
      Array.from({ length: 5 }, () => social.finish(name, code, state)),
    )
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(social.finish(name, code, state)).rejects.toMatchObject(FAILED)
  })

  it('refuses a state that is made up, another provider’s, or ten minutes old', async () => {
    const { code, state } = await visit(name)
    await expect(social.finish(name, code, 'made-up')).rejects.toMatchObject(FAILED)
    const other = name === 'kakao' ? 'naver' : 'kakao'
    await expect(social.finish(other, code, state)).rejects.toMatchObject(FAILED)
    const late = await visit(name)
    server.clock.advance({ minutes: 10 })
    await expect(social.finish(name, late.code, late.state)).rejects.toMatchObject(FAILED)
  })

  it('refuses a code that was used before or belongs to another attempt', async () => {
    const first = await visit(name)
    await social.finish(name, first.code, first.state)
    const second = await visit(name)
    await expect(social.finish(name, first.code, second.state)).rejects.toMatchObject(FAILED)
    const [attacker, victim] = [await visit(name), await visit(name)]
    // Kakao refuses by the PKCE verifier, Naver by the state that its token address wants, too.
    await expect(social.finish(name, attacker.code, victim.state)).rejects.toMatchObject(FAILED)
  })

  it('keeps nothing readable of an attempt in the database', async () => {
    const { url, state } = await social.start(name)
    const { rows } = await server.pool.query('select social_attempts::text as row from social_attempts')
    const stored = rows.map(({ row }) => row).join()
    expect(stored).not.toContain(state)
    for (const secret of ['nonce', 'code_challenge']) {
      const value = new URL(url).searchParams.get(secret)
      if (value !== null) expect(stored).not.toContain(value)
    }
  })
})

describe('an ID token', () => {
  const lies: [string, Lies][] = [
    ['answers another nonce', { nonce: 'another' }],
    ['is meant for another client', { audience: 'another-app' }],
    ['comes from another issuer', { issuer: 'https://evil.example' }],
    ['is signed by a stranger', { isForged: true }],
    ['has expired', { isExpired: true }],
  ]
  it.each(lies)('that %s is refused', async (_, lie) => {
    const { code, state } = await visit('kakao')
    provider.lies = lie
    await expect(social.finish('kakao', code, state)).rejects.toMatchObject(FAILED)
  })
})

describe('a provider', () => {
  it('that is not configured is off', async () => {
    const off = create({})
    expect(off.providers).toEqual([])
    const problem = { code: 'BAD_REQUEST', reason: { problem: 'social.off' } }
    await expect(off.start('kakao')).rejects.toMatchObject(problem)
    await expect(off.finish('naver', 'code', 'state')).rejects.toMatchObject(problem)
    expect(create(provider).providers).toEqual(['kakao', 'naver'])
  })

  it('that is away makes the log-in fail softly, and is asked again the next time', async () => {
    const away = await startIdentityProvider()
    const settings = away.kakao
    await away.close()
    const later = create({ kakao: settings })
    await expect(later.start('kakao')).rejects.toMatchObject(FAILED)
    await expect(later.start('kakao')).rejects.toMatchObject(FAILED)
  })

  it('that knows another secret is reported to the operator, without the secret', async () => {
    lines.length = 0
    const wrong = create({ kakao: { ...provider.kakao, clientSecret: 'not-the-secret' } })
    const { url } = await wrong.start('kakao')
    const { code, state } = await provider.visit(url)
    await expect(wrong.finish('kakao', code, state)).rejects.toMatchObject(FAILED)
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      provider: 'kakao',
      reason: expect.stringMatching(/invalid_client/),
    })
    expect(lines[0]).not.toContain('not-the-secret')
    expect(lines[0]).not.toContain(code)
  })

  it('must speak https unless it runs on this very machine', async () => {
    const remote = create({ kakao: { ...provider.kakao, issuer: 'http://kauth.example' } })
    await expect(remote.start('kakao')).rejects.toMatchObject(FAILED)
  })

  it('may have other addresses than its discovery document says', async () => {
    const { issuer } = provider.kakao
    const endpoints = {
      authorize: `${issuer}/oauth/authorize?through=proxy`,
      token: `${issuer}/oauth/token`,
      profile: null,
    }
    const moved = create({ kakao: { ...provider.kakao, endpoints } })
    const { url } = await moved.start('kakao')
    expect(new URL(url).searchParams.get('through')).toBe('proxy')
    const { code, state } = await provider.visit(url)
    expect(await moved.finish('kakao', code, state)).toMatchObject({ issuer })
  })
})
