import { TIME_WINDOW_SECONDS } from '@pandok/protocol/envelope'
import { LRUCache } from 'lru-cache'
import { createBatcher } from '#db/createBatcher.ts'
import { ENVELOPE_ID_BYTES, envelopeKey, type ReplayRepository } from '#db/repositories/replayRepository.ts'

/** Every envelope that any server has seen lately. */
export interface ReplayWindow {
  /** True for exactly one of all who ask for the same envelope, on whichever server. */
  isFirst: (envelope: Buffer) => Promise<boolean>
  /** Forgets what is too old to be accepted anyway; answers how many it forgot. */
  purge: () => Promise<number>
}

/** A request may come early and again late, each by the window; the rest is for servers whose clocks differ. */
const REMEMBERED_MS = (2 * TIME_WINDOW_SECONDS + 60) * 1000
/** Spares the database the common case of one client repeating itself. */
const RECENT_ENTRIES = 20_000
const QUERIES_AT_ONCE = 1
const PURGE_ROWS = 10_000

export function createReplayWindow({
  repository,
  now,
}: {
  repository: ReplayRepository
  now: () => Date
}): ReplayWindow {
  const recent = new LRUCache<string, true>({ max: RECENT_ENTRIES })
  const isNew = createBatcher<boolean>({
    atOnce: QUERIES_AT_ONCE,
    async load(keys) {
      const ids = keys.map((key) => Buffer.from(key, 'latin1'))
      const fresh = await repository.remember(ids, new Date(now().getTime() + REMEMBERED_MS))
      return new Map(keys.map((key) => [key, fresh === 'all' || fresh.has(key)]))
    },
  })
  return {
    async isFirst(envelope) {
      const key = envelopeKey(envelope.subarray(0, ENVELOPE_ID_BYTES))
      if (recent.has(key)) return false
      recent.set(key, true)
      return (await isNew(key)) === true
    },

    async purge() {
      let removed = 0
      for (;;) {
        const rows = await repository.purge(now(), PURGE_ROWS)
        removed += rows
        if (rows < PURGE_ROWS) return removed
      }
    },
  }
}
