import { TIME_WINDOW_SECONDS } from '@pandok/protocol/envelope'
import { LRUCache } from 'lru-cache'
import { createBatcher } from '#db/createBatcher.ts'
import { ENVELOPE_ID_BYTES, envelopeKey, type ReplayRepository } from '#db/repositories/replayRepository.ts'

/** The envelopes that any server has seen lately. */
export interface ReplayWindow {
  /** Returns true to exactly one of all callers with the same envelope, on any server. */
  isFirst: (envelope: Buffer) => Promise<boolean>
  /** Deletes what is too old to be accepted anyway, and returns how many. */
  purge: () => Promise<number>
}

/**
 * A request may arrive early and again late, each by the time window; the rest is for servers with different
 * clocks.
 */
const REMEMBERED_MS = (2 * TIME_WINDOW_SECONDS + 60) * 1000
/** It spares the database the common case of one client repeating itself. */
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
