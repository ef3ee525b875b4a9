import { hash, webcrypto } from 'node:crypto'
import { AUTH_TOKEN_LIFE_MINUTES, type Role } from '@pandok/domain'
import { errors, jwtVerify, SignJWT } from 'jose'
import { LRUCache } from 'lru-cache'
import { ActionError } from '#rpc/ActionError.ts'
import type { SecretBox } from '../SecretBox.ts'

/** The claims only identify the member; permissions are read from the database each time. */
export interface AuthClaims {
  memberId: string
  sessionId: string
}

export interface AuthTokens {
  issue: (claims: AuthClaims & { role: Role }) => Promise<string>
  /** It throws TOKEN_INVALID or TOKEN_EXPIRED. */
  verify: (token: string) => Promise<AuthClaims>
}

const ALGORITHM = 'HS256'
/** Distinguishes an auth token from any other that we might sign one day. */
const TYPE = 'at+jwt'
const NAME = 'pandok'
const MAX_CHARACTERS = 2048
const REMEMBERED_TOKENS = 20_000

export function createAuthTokens({ secrets, now }: { secrets: SecretBox; now: () => Date }): AuthTokens {
  const key = webcrypto.subtle.importKey(
    'raw',
    secrets.sign('auth-token', 'key of the JWTs'),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign', 'verify'],
  )
  const verified = new LRUCache<string, AuthClaims & { expiresAtSeconds: number }>({ max: REMEMBERED_TOKENS })

  async function readToken(token: string) {
    const { payload } = await jwtVerify(token, await key, {
      algorithms: [ALGORITHM],
      typ: TYPE,
      issuer: NAME,
      audience: NAME,
      requiredClaims: ['sub', 'sid', 'exp', 'iat'],
      currentDate: now(),
    })
    const { sub: memberId, sid: sessionId, exp: expiresAtSeconds } = payload
    if (memberId === undefined || typeof sessionId !== 'string' || expiresAtSeconds === undefined) {
      throw new ActionError('TOKEN_INVALID')
    }
    return { memberId, sessionId, expiresAtSeconds }
  }

  return {
    async issue({ memberId, sessionId, role }) {
      const issuedAt = Math.floor(now().getTime() / 1000)
      return new SignJWT({ role, sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
        .setIssuer(NAME)
        .setAudience(NAME)
        .setSubject(memberId)
        .setIssuedAt(issuedAt)
        .setExpirationTime(issuedAt + AUTH_TOKEN_LIFE_MINUTES * 60)
        .sign(await key)
    },

    async verify(token) {
      if (token.length > MAX_CHARACTERS) throw new ActionError('TOKEN_INVALID')
      const id = hash('sha256', token)
      let claims = verified.get(id)
      if (claims === undefined) {
        claims = await readToken(token).catch(refuse)
        verified.set(id, claims)
      }
      if (claims.expiresAtSeconds * 1000 <= now().getTime()) throw new ActionError('TOKEN_EXPIRED')
      return claims
    },
  }
}

function refuse(error: unknown): never {
  if (error instanceof errors.JWTExpired) throw new ActionError('TOKEN_EXPIRED')
  if (error instanceof errors.JOSEError) throw new ActionError('TOKEN_INVALID')
  throw error
}
