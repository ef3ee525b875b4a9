import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createIdTokenSigner } from './createIdTokenSigner.ts'

/** A person with an account at the provider. */
export interface ProviderPerson {
  subject: string
  email?: string
  name?: string
}

/** The false claims that the provider makes, to test whether they are accepted. */
export interface Lies {
  nonce?: string
  audience?: string
  issuer?: string
  /** True to sign with a key that isn't in the published set. */
  isForged?: boolean
  isExpired?: boolean
}

/** The settings of the provider for the server under test. */
export interface ProviderSettings {
  clientId: string
  clientSecret: string
  issuer: string
  endpoints: { authorize: string | null; token: string | null; profile: string | null }
}

export interface TestIdentityProvider {
  kakao: ProviderSettings
  naver: ProviderSettings
  /** The person who uses the browser. */
  person: ProviderPerson
  lies: Lies
  /**
   * Opens the page to which the server sent the browser, consents, and answers with the redirect that comes
   * back.
   */
  visit: (url: string) => Promise<{ code: string; state: string; redirect: URL }>
  close: () => Promise<void>
}

interface Grant {
  person: ProviderPerson
  clientId: string
  redirectUri: string
  nonce: string | null
  challenge: string | null
  state: string | null
}

const CLIENTS: Readonly<Record<string, string>> = { 'kakao-app': 'kakao-secret', 'naver-app': 'naver-secret' }

/**
 * Starts a provider on this machine that uses OpenID Connect like Kakao and plain OAuth 2 like Naver, over
 * real HTTP.
 */
export async function startIdentityProvider(): Promise<TestIdentityProvider> {
  const signer = await createIdTokenSigner()
  const grants = new Map<string, Grant>()
  const tokens = new Map<string, ProviderPerson>()
  const given = { person: { subject: '1' } as ProviderPerson, lies: {} as Lies }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(500).end())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<ServerResponse> {
    const url = new URL(request.url ?? '/', issuer)
    switch (url.pathname) {
      case '/.well-known/openid-configuration':
        return json(response, 200, {
          issuer,
          authorization_endpoint: `${issuer}/oauth/authorize`,
          token_endpoint: `${issuer}/oauth/token`,
          jwks_uri: `${issuer}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['RS256'],
          token_endpoint_auth_methods_supported: ['client_secret_post'],
          code_challenge_methods_supported: ['S256'],
        })
      case '/jwks':
        return json(response, 200, signer.jwks)
      case '/oauth/authorize':
      case '/oauth2.0/authorize':
        return authorize(url, response)
      case '/oauth/token':
      case '/oauth2.0/token':
        return token(await readForm(request), url.pathname === '/oauth/token', response)
      case '/v1/nid/me':
        return profile(request, response)
      default:
        return json(response, 404, {})
    }
  }

  function authorize({ searchParams: query }: URL, response: ServerResponse): ServerResponse {
    const redirectUri = query.get('redirect_uri')
    const clientId = query.get('client_id')
    if (
      !redirectUri ||
      !clientId ||
      !Object.hasOwn(CLIENTS, clientId) ||
      query.get('response_type') !== 'code'
    ) {
      return json(response, 400, { error: 'invalid_request' })
    }
    if (clientId === 'kakao-app' && query.get('code_challenge_method') !== 'S256') {
      return json(response, 400, { error: 'invalid_request' })
    }
    const code = randomUUID()
    const state = query.get('state')
    grants.set(code, {
      person: given.person,
      clientId,
      redirectUri,
      nonce: query.get('nonce'),
      challenge: query.get('code_challenge'),
      state,
    })
    const target = new URL(redirectUri)
    target.searchParams.set('code', code)
    if (state !== null) target.searchParams.set('state', state)
    return response.writeHead(302, { location: target.href }).end()
  }

  function token(form: URLSearchParams, isOpenId: boolean, response: ServerResponse): ServerResponse {
    const code = form.get('code') ?? ''
    const grant = grants.get(code)
    grants.delete(code)
    const clientId = form.get('client_id') ?? ''
    if (!Object.hasOwn(CLIENTS, clientId) || CLIENTS[clientId] !== form.get('client_secret')) {
      return json(response, 401, { error: 'invalid_client' })
    }
    const isRight =
      grant !== undefined &&
      grant.clientId === clientId &&
      grant.redirectUri === form.get('redirect_uri') &&
      (grant.challenge === null || grant.challenge === challengeOf(form.get('code_verifier') ?? '')) &&
      (isOpenId || (grant.state !== null && grant.state === form.get('state')))
    if (!isRight) return json(response, 400, { error: 'invalid_grant', error_code: 'KOE320' })

    const accessToken = randomUUID()
    tokens.set(accessToken, grant.person)
    const body = { access_token: accessToken, token_type: 'bearer' }
    // Naver writes this number as a string.
    if (!isOpenId) return json(response, 200, { ...body, expires_in: '3600' })
    return json(response, 200, { ...body, expires_in: 21_599, id_token: idToken(grant) })
  }

  function idToken({ person, clientId, nonce }: Grant): string {
    const { lies } = given
    const seconds = Math.floor(Date.now() / 1000) - (lies.isExpired ? 7200 : 0)
    const claims = {
      iss: lies.issuer ?? issuer,
      sub: person.subject,
      aud: lies.audience ?? clientId,
      iat: seconds,
      exp: seconds + 3600,
      nonce: lies.nonce ?? nonce ?? undefined,
      email: person.email,
      nickname: person.name,
    }
    return lies.isForged ? signer.forge(claims) : signer.sign(claims)
  }

  function profile(request: IncomingMessage, response: ServerResponse): ServerResponse {
    const person = tokens.get(request.headers.authorization?.replace(/^Bearer /u, '') ?? '')
    if (!person) return json(response, 401, { resultcode: '024', message: 'Authentication failed' })
    const { subject: id, email, name } = person
    return json(response, 200, { resultcode: '00', message: 'success', response: { id, email, name } })
  }

  return Object.assign(given, {
    kakao: {
      clientId: 'kakao-app',
      clientSecret: 'kakao-secret',
      issuer,
      endpoints: { authorize: null, token: null, profile: null },
    },
    naver: {
      clientId: 'naver-app',
      clientSecret: 'naver-secret',
      issuer: 'https://nid.naver.com',
      endpoints: {
        authorize: `${issuer}/oauth2.0/authorize`,
        token: `${issuer}/oauth2.0/token`,
        profile: `${issuer}/v1/nid/me`,
      },
    },
    async visit(url: string) {
      const page = await fetch(url, { redirect: 'manual' })
      const location = page.headers.get('location')
      if (page.status !== 302 || location === null) throw new Error(`The provider answered ${page.status}.`)
      const redirect = new URL(location)
      const { searchParams: query } = redirect
      return { code: query.get('code') ?? '', state: query.get('state') ?? '', redirect }
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url')

function json(response: ServerResponse, status: number, body: unknown): ServerResponse {
  return response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return new URLSearchParams(Buffer.concat(chunks).toString())
}
