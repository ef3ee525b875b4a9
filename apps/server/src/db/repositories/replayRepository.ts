import type pg from 'pg'

/** How much of an envelope's hash is kept: 128 bits never meet by chance, and the index stays half the size. */
export const ENVELOPE_ID_BYTES = 16

export interface ReplayRepository {
  /** Remembers distinct ids and answers those that were new; 'all' when, as nearly always, every one was. */
  remember: (ids: readonly Buffer[], expiresAt: Date) => Promise<'all' | ReadonlySet<string>>
  /** Removes some of those that expired before, and says how many. */
  purge: (before: Date, limit: number) => Promise<number>
}

export const envelopeKey = (id: Buffer): string => id.toString('latin1')

/**
 * The ids go over as one value and only a count comes back, since this runs for every call that anybody makes.
 *
 * The commit doesn't wait for the disk: whatever an action then writes commits behind it in the same log, so a write
 * that was acknowledged can't survive a crash without the envelope that caused it.
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
        // In one order everywhere: two servers given the same envelopes would otherwise wait for each other.
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
