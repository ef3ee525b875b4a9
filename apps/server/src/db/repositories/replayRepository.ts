import type pg from 'pg'

/** The stored part of an envelope's hash: 128 bits never collide by chance, and the index has half the size. */
export const ENVELOPE_ID_BYTES = 16

export interface ReplayRepository {
  /** Stores distinct ids and returns those that were new; 'all' if every one was, as nearly always. */
  remember: (ids: readonly Buffer[], expiresAt: Date) => Promise<'all' | ReadonlySet<string>>
  /** Removes some of the expired ones and returns how many. */
  purge: (before: Date, limit: number) => Promise<number>
}

export const envelopeKey = (id: Buffer): string => id.toString('latin1')

/**
 * The ids are sent as one value and only a count is returned, since this runs for every call. The commit
 * doesn't wait for the disk: whatever an action writes is committed later in the same log, so an acknowledged
 * write can't survive a crash without the envelope that caused it.
 */
const REMEMBER = `
  with fresh as (
    insert into replay_window (envelope, expires_at)
    select substring($1::bytea from at * ${ENVELOPE_ID_BYTES} + 1 for ${ENVELOPE_ID_BYTES}), $2
    from generate_series(0, $3::integer - 1) as at,
      (select set_config('synchronous_commit', 'off', true)) as quick
    on conflict do nothing
    returning envelope
  )
  select count(*)::integer as count, case when count(*) < $3 then string_agg(envelope, ''::bytea) end as envelopes
  from fresh`

const PURGE = `
  delete from replay_window where envelope in (
    select envelope from replay_window where expires_at < $1 limit $2 for update skip locked)`

export function createReplayRepository(pool: pg.Pool): ReplayRepository {
  return {
    async remember(ids, expiresAt) {
      const { rows } = await pool.query<{ count: number; envelopes: Buffer | null }>({
        name: 'replay-remember',
        text: REMEMBER,
        // The ids are sorted, because two servers with the same envelopes could deadlock otherwise.
        values: [Buffer.concat(ids.toSorted(Buffer.compare)), expiresAt, ids.length],
      })
      const [row] = rows
      if (row?.count === ids.length) return 'all'
      return split(row?.envelopes ?? Buffer.alloc(0))
    },

    async purge(before, limit) {
      const { rowCount } = await pool.query(PURGE, [before, limit])
      return rowCount ?? 0
    },
  }
}

function split(envelopes: Buffer): ReadonlySet<string> {
  const keys = new Set<string>()
  for (let at = 0; at < envelopes.length; at += ENVELOPE_ID_BYTES) {
    keys.add(envelopeKey(envelopes.subarray(at, at + ENVELOPE_ID_BYTES)))
  }
  return keys
}
