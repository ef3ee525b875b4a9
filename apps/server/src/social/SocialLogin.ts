import type { SocialProvider } from '@pandok/protocol'

export interface SocialIdentity {
  issuer: string
  subject: string
  email: string | null
  name: string | null
}

/** Log-in through Kakao and Naver; a provider that isn't configured is absent. */
export interface SocialLogin {
  providers: readonly SocialProvider[]
  /** Returns the address for the browser. It throws BAD_REQUEST (social.off) for a provider that isn't configured. */
  start: (provider: SocialProvider) => Promise<{ url: string; state: string }>
  /**
   * Exchanges the code on the server and checks state, nonce, issuer and audience. It throws BAD_REQUEST
   * (social.failed).
   */
  finish: (provider: SocialProvider, code: string, state: string) => Promise<SocialIdentity>
}
