import { timingSafeEqual } from 'node:crypto'
import type { SecretBox } from '../SecretBox.ts'

export interface RefreshClaims {
  sessionId: string
  counter: number
  mac: string
}

/**
 * The token is derived from the session's seed and counter instead of stored: two tabs that refresh at once
 * get the same successor, and a stolen database yields no token.
 */
export const makeRefreshToken = (
  secrets: SecretBox,
  { id, seed }: { id: string; seed: Buffer },
  counter: number,
): string =>
  `${id}.${counter}.${secrets.sign('refresh-token', `${id}|${counter}|${seed.toString('hex')}`).toString('base64url')}`

const SHAPE = /^([\w-]{1,100})\.(0|[1-9]\d{0,8})\.([\w-]{43})$/

export function parseRefreshToken(token: string): RefreshClaims | null {
  const [, sessionId, counter, mac] = SHAPE.exec(token) ?? []
  if (sessionId === undefined || counter === undefined || mac === undefined) return null
  return { sessionId, counter: Number(counter), mac }
}

export const isSameToken = (given: string, expected: string): boolean =>
  given.length === expected.length && timingSafeEqual(Buffer.from(given), Buffer.from(expected))
