import { hash } from 'node:crypto'
import { SESSION_KEY_BYTES } from '@pandok/protocol/envelope'
import { LRUCache } from 'lru-cache'
import { ActionError } from '#rpc/ActionError.ts'
import { networkOf } from '../networkOf.ts'
import type { KeyRing } from './createKeyRing.ts'
import { createTokenBucket, type TokenBucket } from './createTokenBucket.ts'
import { decodeBase64 } from './decodeBase64.ts'
import { BOGUS_KEYS, SESSION_KEYS, UNWRAP_BUDGET } from './keyLimits.ts'

/**
 * Caches the AES keys of clients by their wrapped form, so that RSA is computed once for each client and not
 * for each call.
 */
export interface SessionKeyCache {
  find: (encryptedKey: string) => Buffer | undefined
  /** It throws INVALID_PUBLIC_KEY, or TOO_MANY_REQUESTS if the budget is spent. */
  unwrap: (encryptedKey: string, address: string) => Promise<Buffer>
}

export interface SessionKeyCacheOptions {
  ring: Pick<KeyRing, 'unwrap'>
  now: () => Date
  budget?: {
    address: { burst: number; perSecond: number }
    all: { burst: number; perSecond: number }
    addresses: number
  }
}

export function createSessionKeyCache({
  ring,
  now,
  budget = UNWRAP_BUDGET,
}: SessionKeyCacheOptions): SessionKeyCache {
  const clock = () => now().getTime()
  const time = { perf: { now: clock }, ttlResolution: 0 }
  const known = new LRUCache<string, Buffer>({ max: SESSION_KEYS.entries, ttl: SESSION_KEYS.lifeMs, ...time })
  const bogus = new LRUCache<string, true>({ max: BOGUS_KEYS.entries, ttl: BOGUS_KEYS.lifeMs, ...time })
  const addresses = new LRUCache<string, TokenBucket>({ max: budget.addresses })
  const inFlight = new Map<string, Promise<Buffer | null>>()
  const all = createTokenBucket({ ...budget.all, now: clock })

  function spend(address: string): void {
    const network = networkOf(address)
    let own = addresses.get(network)
    if (own === undefined) {
      own = createTokenBucket({ ...budget.address, now: clock })
      addresses.set(network, own)
    }
    // The budget of the address comes first, so that one that floods can't use up everybody's.
    const wait = own.take() || all.take()
    if (wait > 0) throw new ActionError('TOO_MANY_REQUESTS', { retryAfterSeconds: Math.ceil(wait) })
  }

  async function unwrapOnce(id: string, wrapped: Buffer): Promise<Buffer | null> {
    const unwrapped = await ring.unwrap(wrapped)
    if (unwrapped === null || unwrapped.bytes.length !== SESSION_KEY_BYTES) {
      bogus.set(id, true)
      return null
    }
    const ttl = Math.min(SESSION_KEYS.lifeMs, unwrapped.expiresAt.getTime() - clock())
    if (ttl > 0) known.set(id, unwrapped.bytes, { ttl })
    return unwrapped.bytes
  }

  return {
    find: (encryptedKey) => known.get(idOf(encryptedKey)),

    async unwrap(encryptedKey, address) {
      const id = idOf(encryptedKey)
      const wrapped = decodeBase64(encryptedKey)
      if (wrapped === null || bogus.has(id)) throw new ActionError('INVALID_PUBLIC_KEY')
      let unwrapping = inFlight.get(id)
      if (unwrapping === undefined) {
        spend(address)
        unwrapping = unwrapOnce(id, wrapped).finally(() => inFlight.delete(id))
        inFlight.set(id, unwrapping)
      }
      const key = await unwrapping
      if (key === null) throw new ActionError('INVALID_PUBLIC_KEY')
      return key
    },
  }
}

/** Only the standard spelling is ever cached, so the text represents its bytes. */
const idOf = (encryptedKey: string): string => hash('sha256', encryptedKey)
