import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const COOKIE = 'pandok-desktop'

/** A browser may take this long to start on a busy computer. */
const KEY_LIFE_MS = 2 * 60_000
const KEYS_MAX = 32

export interface Gate {
  /** The `Set-Cookie` value for a browser that came with a key. */
  cookie: string
  /** A key that is valid once, for a short time. */
  issueKey: () => string
  /** Whether the key was valid; it is then used up. */
  takeKey: (key: string) => boolean
  /** Whether the request is for us and from our own page. */
  isOwn: (request: IncomingMessage) => boolean
  hasSecret: (request: IncomingMessage) => boolean
}

export interface GateOptions {
  /** The host as in the address bar; it is known once the service listens. */
  host: () => string
  clock?: () => number
}

/**
 * Access control. Three things are checked, because each alone can be obtained: the secret proves that we let
 * the browser in; `Host` proves that no foreign domain was pointed at this computer (DNS rebinding); `Origin`
 * and `Sec-Fetch-Site` prove that it isn't another page of the same browser using our cookie.
 */
export function createGate({ host, clock = Date.now }: GateOptions): Gate {
  const secret = randomBytes(32).toString('base64url')
  const keys = new Map<string, number>()

  return {
    cookie: `${COOKIE}=${secret}; Path=/; HttpOnly; SameSite=Strict`,
    issueKey() {
      const key = randomBytes(32).toString('base64url')
      keys.set(key, clock() + KEY_LIFE_MS)
      for (const old of [...keys.keys()].slice(0, -KEYS_MAX)) keys.delete(old)
      return key
    },
    takeKey(given) {
      const found = [...keys].find(([key]) => isEqual(key, given))
      if (!found) return false
      keys.delete(found[0])
      return clock() < found[1]
    },
    isOwn({ headers, method = '' }) {
      const own = `http://${host()}`
      if (headers.host !== host()) return false
      // Browsers send the origin with every request that changes something.
      const isReading = method === 'GET' || method === 'HEAD'
      if (headers.origin !== own && !(isReading && headers.origin === undefined)) return false
      const site = headers['sec-fetch-site']
      return site === undefined || site === 'same-origin' || site === 'none'
    },
    hasSecret({ headers }) {
      return cookiesNamed(COOKIE, headers.cookie).some((value) => isEqual(secret, value))
    },
  }
}

function cookiesNamed(name: string, header = ''): string[] {
  return header
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part.startsWith(`${name}=`))
    .map((part) => part.slice(name.length + 1))
}

const digest = (text: string) => createHash('sha256').update(text).digest()
const isEqual = (one: string, other: string) => timingSafeEqual(digest(one), digest(other))
