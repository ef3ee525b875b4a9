import { RSA_BITS } from '@pandok/protocol/envelope'
import type { RsaKeyRepository, StoredRsaKey } from '#db/repositories/rsaKeyRepository.ts'
import { createBoundedQueue } from '../createBoundedQueue.ts'
import type { SecretBox } from '../SecretBox.ts'
import { createKeyStore, type Key } from './createKeyStore.ts'
import {
  RSA_KEY_GRACE_MS,
  RSA_KEY_LEAD_MS,
  RSA_KEY_LOOK_UP_MS,
  RSA_KEY_REFRESH_MS,
  UNWRAPS_AT_ONCE,
  UNWRAPS_WAITING,
} from './keyLimits.ts'
import { makeRsaKey, type RsaKeyPair } from './makeRsaKey.ts'

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

export interface KeyRingOptions {
  repository: RsaKeyRepository
  secrets: SecretBox
  now: () => Date
  /** Told when a refresh behind the scenes fails, or a stored key doesn't open. */
  onError: (error: unknown) => void
  makeKey?: () => Promise<RsaKeyPair>
}

const WRAPPED_BYTES = RSA_BITS / 8

export function createKeyRing({
  repository,
  secrets,
  now,
  onError,
  makeKey = makeRsaKey,
}: KeyRingOptions): KeyRing {
  /** The newest first. */
  let keys: Key[] = []
  let refreshing: Promise<void> | null = null
  let lookedUpAt = Number.NEGATIVE_INFINITY
  const { readKey, insertKey } = createKeyStore(secrets, onError)
  const queue = createBoundedQueue({
    atOnce: UNWRAPS_AT_ONCE,
    waiting: UNWRAPS_WAITING,
    retryAfterSeconds: 1,
  })
  const timer = setInterval(() => void refresh().catch(onError), RSA_KEY_REFRESH_MS).unref()

  function refresh(): Promise<void> {
    refreshing ??= load().finally(() => {
      refreshing = null
    })
    return refreshing
  }

  async function load(): Promise<void> {
    await adopt(await repository.listAccepted(now()))
    if (isProvided()) return
    // Made before the turn begins: where the processor is busy it takes longer than others may be kept waiting.
    const pair = await makeKey()
    // Adopted only once it is committed: a key that no other server finds must not be handed out.
    await adopt(
      await repository.exclusively(async (locked) => {
        await adopt(await locked.listAccepted(now()))
        if (!isProvided()) await insertKey(locked, pair, findCurrent()?.retiresAt ?? now())
        return locked.listAccepted(now())
      }),
    )
  }

  /** Not only later: a clock that was set back finds nothing but keys of the future. */
  const isProvided = () => findCurrent() !== undefined && hasKeyForLater()

  const hasKeyForLater = () =>
    keys.some(({ retiresAt }) => retiresAt.getTime() > now().getTime() + RSA_KEY_LEAD_MS)

  async function adopt(stored: readonly StoredRsaKey[]): Promise<void> {
    const known = new Map(keys.map((key) => [key.id, key]))
    const adopted = await Promise.all(stored.map((row) => readKey(row, known.get(row.id))))
    keys = adopted
      .filter((key) => key !== null)
      .sort(
        (a, b) =>
          b.createdAt.getTime() - a.createdAt.getTime() || b.retiresAt.getTime() - a.retiresAt.getTime(),
      )
  }

  const findCurrent = () => {
    const at = now()
    return keys.find(({ createdAt, retiresAt }) => createdAt <= at && retiresAt > at)
  }

  return {
    refresh,

    async current() {
      if (findCurrent() === undefined) await refresh()
      const key = findCurrent()
      if (key === undefined) throw new Error('There is no RSA key to hand out.')
      return { id: key.id, publicKey: key.publicKey }
    },

    async unwrap(wrapped) {
      if (wrapped.length !== WRAPPED_BYTES) return null
      const tried = new Set<string>()
      const unwrapped = await queue.run(() => tryKeys(() => keys, wrapped, tried, now))
      if (unwrapped !== null || now().getTime() < lookedUpAt + RSA_KEY_LOOK_UP_MS) return unwrapped
      lookedUpAt = now().getTime()
      // Not in the queue: a database that doesn't answer must not hold up those whose key is known.
      await refresh()
      return queue.run(() => tryKeys(() => keys, wrapped, tried, now))
    },

    async rotate() {
      const pair = await makeKey()
      await adopt(
        await repository.exclusively(async (locked) => {
          const at = now()
          await locked.retireAll(at, new Date(at.getTime() + RSA_KEY_GRACE_MS))
          await insertKey(locked, pair, at)
          return locked.listAccepted(at)
        }),
      )
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
