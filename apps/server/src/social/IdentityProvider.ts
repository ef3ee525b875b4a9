import type { Configuration, TokenEndpointResponse, TokenEndpointResponseHelpers } from 'openid-client'
import type { SocialIdentity } from './SocialLogin.ts'

export type Tokens = TokenEndpointResponse & TokenEndpointResponseHelpers

/** What differs between providers; state, nonce, PKCE and the exchange are the same for all. */
export interface IdentityProvider {
  /** Whether the answer contains an ID token, and so a nonce. */
  isOpenId: boolean
  scope: string | null
  configuration: () => Promise<Configuration>
  identify: (configuration: Configuration, tokens: Tokens) => Promise<SocialIdentity>
}
