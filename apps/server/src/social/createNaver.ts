import * as client from 'openid-client'
import { z } from 'zod'
import type { OpenIdProvider } from '#config/Config.ts'
import type { IdentityProvider } from './IdentityProvider.ts'
import { isLoopback } from './isLoopback.ts'
import { profileEmail, profileName } from './profileText.ts'

const ENDPOINTS = {
  authorize: 'https://nid.naver.com/oauth2.0/authorize',
  token: 'https://nid.naver.com/oauth2.0/token',
  profile: 'https://openapi.naver.com/v1/nid/me',
} as const

const TIMEOUT_SECONDS = 10

const naverProfile = z.object({
  resultcode: z.literal('00'),
  response: z.object({
    id: z.string().min(1).max(200),
    email: z.unknown().optional(),
    name: z.unknown().optional(),
  }),
})

/** Naver supports OAuth 2 with its own profile address, and no PKCE. */
export function createNaver({ clientId, clientSecret, issuer, endpoints }: OpenIdProvider): IdentityProvider {
  const authorize = endpoints.authorize ?? ENDPOINTS.authorize
  const token = endpoints.token ?? ENDPOINTS.token
  const profile = new URL(endpoints.profile ?? ENDPOINTS.profile)
  const configuration = new client.Configuration(
    { issuer, authorization_endpoint: authorize, token_endpoint: token },
    clientId,
    undefined,
    client.ClientSecretPost(clientSecret),
  )
  configuration.timeout = TIMEOUT_SECONDS
  if (isLoopback(new URL(token))) client.allowInsecureRequests(configuration)

  return {
    isOpenId: false,
    scope: null,
    configuration: async () => configuration,
    async identify(_configuration, tokens) {
      const answer = await client.fetchProtectedResource(configuration, tokens.access_token, profile, 'GET')
      if (!answer.ok) throw new Error(`profile answered ${answer.status}`)
      const { response } = naverProfile.parse(await answer.json())
      return {
        issuer,
        subject: response.id,
        email: profileEmail(response.email),
        name: profileName(response.name),
      }
    },
  }
}
