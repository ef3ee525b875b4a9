import { createHash } from 'node:crypto'
import type { SocialProvider } from '@pandok/protocol'
import * as client from 'openid-client'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Config } from '#config/Config.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { createKakao } from './createKakao.ts'
import { createNaver } from './createNaver.ts'
import type { IdentityProvider } from './IdentityProvider.ts'
import type { SocialLogin } from './SocialLogin.ts'

export interface SocialLoginDeps extends Pick<Services, 'repositories' | 'secrets' | 'now'> {
  config: SocialConfig
  log: Pick<Logger, 'warn'>
}

const ATTEMPT_LIFE_MS = 10 * 60_000

const attempt = z.object({ nonce: z.string(), verifier: z.string() })

export function createSocialLogin({ config, repositories, secrets, now, log }: SocialLoginDeps): SocialLogin {
  const providers: Partial<Record<SocialProvider, IdentityProvider>> = {
    ...(config.kakao && { kakao: createKakao(config.kakao) }),
    ...(config.naver && { naver: createNaver(config.naver) }),
  }

  const find = (name: SocialProvider): IdentityProvider => {
    const provider = providers[name]
    if (!provider) throw new ActionError('BAD_REQUEST', { problem: 'social.off' })
    return provider
  }

  /** Whatever failed at the provider, the visitor is asked to try again, and the operator gets the reason. */
  const orFailed = async <T>(name: SocialProvider, work: () => Promise<T>): Promise<T> => {
    try {
      return await work()
    } catch (error) {
      log.warn({ provider: name, reason: describe(error) }, 'social log-in failed')
      throw new ActionError('BAD_REQUEST', { problem: 'social.failed' })
    }
  }

  const redirectUri = (name: SocialProvider) => new URL(`/login/${name}`, config.publicUrl)

  return {
    providers: Object.keys(providers) as SocialProvider[],

    async start(name) {
      const provider = find(name)
      const configuration = await orFailed(name, provider.configuration)
      const state = client.randomState()
      const nonce = client.randomNonce()
      const verifier = client.randomPKCECodeVerifier()
      await repositories.social.insertAttempt({
        stateHash: hashOf(state),
        provider: name,
        sealed: secrets.seal('social', Buffer.from(JSON.stringify({ nonce, verifier }))),
        expiresAt: new Date(now().getTime() + ATTEMPT_LIFE_MS),
      })
      const url = client.buildAuthorizationUrl(configuration, {
        redirect_uri: redirectUri(name).href,
        state,
        ...(provider.scope !== null && { scope: provider.scope }),
        ...(provider.isOpenId && { nonce }),
        ...(configuration.serverMetadata().supportsPKCE() && {
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
        }),
      })
      return { url: url.href, state }
    },

    async finish(name, code, state) {
      const provider = find(name)
      const taken = await repositories.social.takeAttempt(hashOf(state), name, now())
      return orFailed(name, async () => {
        if (!taken) throw new Error('unknown or spent state')
        const { nonce, verifier } = attempt.parse(JSON.parse(secrets.open('social', taken.sealed).toString()))
        const configuration = await provider.configuration()
        const answer = redirectUri(name)
        answer.search = new URLSearchParams({ code, state }).toString()
        const tokens = await client.authorizationCodeGrant(
          configuration,
          answer,
          {
            expectedState: state,
            ...(provider.isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
            ...(configuration.serverMetadata().supportsPKCE() && { pkceCodeVerifier: verifier }),
          },
          // Naver also requires the state at the token address; elsewhere it means nothing.
          provider.isOpenId ? undefined : { state },
        )
        return provider.identify(configuration, tokens)
      })
    },
  }
}

const hashOf = (state: string): Buffer => createHash('sha256').update(state).digest()

/** Returns names and codes of errors only; other fields contain answers of the provider, including tokens. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const parts: unknown[] = [error.name, 'code' in error && error.code, 'error' in error && error.error]
  const known = parts.filter((part) => typeof part === 'string' && part !== '')
  return error.name === 'Error' ? error.message : known.join(' ')
}

/** A provider that is null is switched off. Providers redirect the browser to `<publicUrl>/login/<provider>`. */
export type SocialConfig = Pick<Config, 'publicUrl' | 'kakao' | 'naver'>
