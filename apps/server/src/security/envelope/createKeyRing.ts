import { RSA_BITS } from '@pandok/protocol/envelope'
import { createBoundedQueue } from '../createBoundedQueue.ts'
import { type AcceptedKeyOptions, createAcceptedKeys } from './createAcceptedKeys.ts'
import type { Key } from './createKeyStore.ts'
import { RSA_KEY_LOOK_UP_MS, RSA_KEY_REFRESH_MS, UNWRAPS_AT_ONCE, UNWRAPS_WAITING } from './keyLimits.ts'

export interface Unwrapped {
  bytes: Buffer
  /** When the server key that it was wrapped for is no longer accepted. */
  expiresAt: Date
}

/** The server's RSA keys, the same on every server of one database. */
export interface KeyRing {
  current: () => Promise<{ id: string; publicKey: string }>
  /** Null for whatever none of the accepted keys opens; throws TOO_MANY_REQUESTS when too many wait. */
  unwrap: (wrapped: Buffer) => Promise<Unwrapped | null>
  /** Makes sure that there is a key for now and for later, and knows the other servers' keys. */
  refresh: () => Promise<void>
  /** Replaces the current key at once; it stays accepted for its grace. */
  rotate: () => Promise<void>
  close: () => void
}

export type KeyRingOptions = AcceptedKeyOptions

const WRAPPED_BYTES = RSA_BITS / 8

export function createKeyRing(options: KeyRingOptions): KeyRing {
  const { now, onError } = options
  const { accepted, findCurrent, refresh, rotate } = createAcceptedKeys(options)
  let lookedUpAt = Number.NEGATIVE_INFINITY
  const queue = createBoundedQueue({
    atOnce: UNWRAPS_AT_ONCE,
    waiting: UNWRAPS_WAITING,
    retryAfterSeconds: 1,
  })
  const timer = setInterval(() => void refresh().catch(onError), RSA_KEY_REFRESH_MS).unref()

  return {
    refresh,
    rotate,

    async current() {
      if (findCurrent() === undefined) await refresh()
      const key = findCurrent()
      if (key === undefined) throw new Error('There is no RSA key to hand out.')
      return { id: key.id, publicKey: key.publicKey }
    },

    async unwrap(wrapped) {
      if (wrapped.length !== WRAPPED_BYTES) return null
      const tried = new Set<string>()
      const unwrapped = await queue.run(() => tryKeys(accepted, wrapped, tried, now))
      if (unwrapped !== null || now().getTime() < lookedUpAt + RSA_KEY_LOOK_UP_MS) return unwrapped
      lookedUpAt = now().getTime()
      // Not in the queue: a database that doesn't answer must not hold up those whose key is known.
      await refresh()
      return queue.run(() => tryKeys(accepted, wrapped, tried, now))
    },

    close: () => clearInterval(timer),
  }
}

/** Tries each key once, however often it is asked with the same `tried`. */
async function tryKeys(
  keys: () => readonly Key[],
  wrapped: Buffer,
  tried: Set<string>,
  now: () => Date,
): Promise<Unwrapped | null> {
  for (const { id, copies, expiresAt } of keys()) {
    if (tried.has(id) || expiresAt <= now()) continue
    tried.add(id)
    const bytes = await copies.decrypt(wrapped)
    if (bytes !== null) return { bytes, expiresAt }
  }
  return null
}
