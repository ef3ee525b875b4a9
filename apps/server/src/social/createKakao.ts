import * as client from 'openid-client'
import type { OpenIdProvider } from '#config/Config.ts'
import type { IdentityProvider } from './IdentityProvider.ts'
import { isLoopback } from './isLoopback.ts'
import { profileEmail, profileName } from './profileText.ts'

const TIMEOUT_SECONDS = 10

/** Kakao supports OpenID Connect. Its ID token has no `email_verified`, so the address is only a suggestion. */
export function createKakao(config: OpenIdProvider): IdentityProvider {
  let discovered: Promise<client.Configuration> | null = null
  return {
    isOpenId: true,
    // More scopes need consent items that an operator has to switch on at Kakao.
    scope: 'openid',
    configuration() {
      discovered ??= discover(config).catch((error: unknown) => {
        discovered = null
        throw error
      })
      return discovered
    },
    async identify(_configuration, tokens) {
      const claims = tokens.claims()
      if (!claims) throw new Error('no ID token')
      return {
        issuer: claims.iss,
        subject: claims.sub,
        email: profileEmail(claims['email']),
        name: profileName(claims['nickname']),
      }
    },
  }
}

async function discover({ clientId, clientSecret, issuer, endpoints }: OpenIdProvider) {
  const server = new URL(issuer)
  const authentication = client.ClientSecretPost(clientSecret)
  // The signature is also checked, although the token comes directly from the provider.
  const execute = [client.enableNonRepudiationChecks]
  if (isLoopback(server)) execute.push(client.allowInsecureRequests)
  const found = await client.discovery(server, clientId, undefined, authentication, {
    execute,
    timeout: TIMEOUT_SECONDS,
  })
  if (endpoints.authorize === null && endpoints.token === null) return found

  const { supportsPKCE: _, ...metadata } = found.serverMetadata()
  const configuration = new client.Configuration(
    {
      ...metadata,
      ...(endpoints.authorize !== null && { authorization_endpoint: endpoints.authorize }),
      ...(endpoints.token !== null && { token_endpoint: endpoints.token }),
    },
    clientId,
    undefined,
    authentication,
  )
  configuration.timeout = TIMEOUT_SECONDS
  for (const apply of execute) apply(configuration)
  return configuration
}
