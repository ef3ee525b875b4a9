import { RSA_BITS } from '@pandok/protocol/envelope'
import { createBoundedQueue } from '../createBoundedQueue.ts'
import { type AcceptedKeyOptions, createAcceptedKeys } from './createAcceptedKeys.ts'
import type { Key } from './createKeyStore.ts'
import { RSA_KEY_LOOK_UP_MS, RSA_KEY_REFRESH_MS, UNWRAPS_AT_ONCE, UNWRAPS_WAITING } from './keyLimits.ts'

export interface Unwrapped {
  bytes: Buffer
  /** The time until which the server key that wraps it is accepted. */
  expiresAt: Date
}

/** The RSA keys of the server, which are the same on all servers of a database. */
export interface KeyRing {
  current: () => Promise<{ id: string; publicKey: string }>
  /** Returns null if none of the accepted keys opens it; throws TOO_MANY_REQUESTS if too many are waiting. */
  unwrap: (wrapped: Buffer) => Promise<Unwrapped | null>
  /** Ensures that there is a key for now and for later, and loads the keys of other servers. */
  refresh: () => Promise<void>
  /** Replaces the current key at once; it stays accepted for its grace period. */
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
      // This is outside the queue, because a database that doesn't answer must not block clients whose key is
      // known.
      await refresh()
      return queue.run(() => tryKeys(accepted, wrapped, tried, now))
    },

    close: () => clearInterval(timer),
  }
}

/** Tries each key once, however often it is called with the same `tried`. */
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
