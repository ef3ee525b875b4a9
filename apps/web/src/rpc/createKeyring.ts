import { fieldsOf } from '@pandok/domain'
import { createSessionKey, type SessionKey } from '@pandok/protocol/envelope'
import type { Wire } from './createWire.ts'
import { localFailure } from './failureOf.ts'

const LIFE_MS = 3_600_000

export interface Keys {
  session: SessionKey
  /** Added to the local clock, it gives the server's. */
  clockOffsetMs: number
}

export interface Keyring {
  keys(): Promise<Keys>
  /** Drops keys that the server refused, unless they were replaced already; the next call loads new ones. */
  discard(refused: Keys): void
}

/** The server's public key and our own key for it, created once per page and again every hour. */
export function createKeyring(wire: Wire, bearer: () => string, now: () => number = Date.now): Keyring {
  let made: { keys: Promise<Keys>; at: number; value?: Keys } | null = null

  return {
    keys() {
      if (made && now() - made.at < LIFE_MS && now() >= made.at) return made.keys
      const mine: typeof made = { keys: fetchKeys(wire, bearer(), now), at: now() }
      made = mine
      mine.keys.then(
        (value) => {
          mine.value = value
        },
        () => {
          if (made === mine) made = null
        },
      )
      return mine.keys
    },
    discard(refused) {
      if (made?.value === refused) made = null
    },
  }
}

async function fetchKeys(wire: Wire, bearer: string, now: () => number): Promise<Keys> {
  if (!globalThis.crypto?.subtle) throw localFailure('INSECURE')
  const sentAt = now()
  const answer = await wire.ask('/api/public-key', { method: 'GET', bearer })
  const middle = (sentAt + now()) / 2
  const { publicKey, timestamp } = fieldsOf(answer)
  if (typeof publicKey !== 'string' || typeof timestamp !== 'number') throw localFailure('BAD_ANSWER')
  return { session: await createSessionKey(publicKey), clockOffsetMs: timestamp - middle }
}
