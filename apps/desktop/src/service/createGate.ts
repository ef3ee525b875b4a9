import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const COOKIE = 'pandok-desktop'

/** As long as a browser may take to start on a busy computer. */
const KEY_LIFE_MS = 2 * 60_000
const KEYS_MAX = 32

export interface Gate {
  /** What `Set-Cookie` says to whoever came with a key. */
  cookie: string
  /** Good once, and not for long. */
  issueKey: () => string
  /** Whether the key was good; it isn't any more. */
  takeKey: (key: string) => boolean
  /** Whether the request is for us and from nobody else's page. */
  isOwn: (request: IncomingMessage) => boolean
  hasSecret: (request: IncomingMessage) => boolean
}

export interface GateOptions {
  /** As the address bar has it; known once the service listens. */
  host: () => string
  clock?: () => number
}

/**
 * Who may ask. Three things are looked at, because each alone can be had: the secret proves that the browser was let in by us;
 * `Host` proves that no name of somebody's domain was pointed at this computer (DNS rebinding); `Origin` and `Sec-Fetch-Site`
 * prove that it isn't another page of that same browser asking with our cookie.
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
      // Browsers name the origin of everything that changes something.
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
