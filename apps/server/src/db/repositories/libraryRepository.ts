import { LIBRARY_OWNER_ID, type SourceState } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'

/** Identifies the edition of an item in the database. */
export interface LibraryMark {
  kind: 'module' | 'plate'
  slug: string
  edition: number
  /** The SHA-256 of its source file in hexadecimal. */
  checksum: string
}

export interface LibraryEntry extends LibraryMark {
  itemId: string
  facts: Readonly<Record<string, unknown>>
}

const OWNER = {
  id: LIBRARY_OWNER_ID,
  email: 'library@pandok.invalid',
  nickname: 'Pandok',
  name: 'Pandok',
} as const

export interface LibraryRepository {
  /** Locks until the transaction ends, so that one server loads and the others find it done. */
  lock: () => Promise<void>
  /** Makes the account that owns what Pandok publishes, if it doesn't exist. */
  ensureOwner: (now: Date) => Promise<string>
  listMarks: () => Promise<LibraryMark[]>
  putEntry: (entry: LibraryEntry, now: Date) => Promise<void>
  /** How far the sources of an item were read; undefined if it states none, or is a member's own. */
  findSources: (itemId: string) => Promise<SourceState | undefined>
  /** Makes an item free that is sold; one that was taken out of the library stays out. */
  giveAway: (kind: LibraryMark['kind'], itemId: string) => Promise<void>
}

export function createLibraryRepository(db: Kysely<Database>): LibraryRepository {
  return {
    async lock() {
      await sql`select pg_advisory_xact_lock(hashtext('pandok.library'))`.execute(db)
    },

    async ensureOwner(now) {
      const { id, email, nickname, name } = OWNER
      // Somebody may have had the nickname before there was a library.
      await sql`
        insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major,
          terms_agreed_at, privacy_agreed_at, suspended_at, created_at, updated_at)
        select ${id}, ${email}, '', free.nickname, lower(free.nickname), ${name}, '', 0, 'KR', 'other',
          ${now}, ${now}, ${now}, ${now}, ${now}
        from unnest(array[${nickname}, ${`${nickname} ✓`}, ${`${nickname} ${id}`}]::text[])
          with ordinality as free (nickname, rank)
        where not exists (select from members m where m.nickname_key = lower(free.nickname))
        order by free.rank limit 1
        on conflict (id) do nothing`.execute(db)
      return id
    },

    async listMarks() {
      const { rows } = await sql<LibraryMark>`
        select kind, slug, edition, encode(checksum, 'hex') as checksum from library_entries`.execute(db)
      return rows
    },

    async putEntry({ kind, slug, itemId, edition, checksum, facts }, now) {
      await sql`
        insert into library_entries (kind, slug, item_id, edition, checksum, facts, loaded_at)
        values (${kind}, ${slug}, ${itemId}, ${edition}, decode(${checksum}, 'hex'), ${JSON.stringify(facts)}, ${now})
        on conflict (kind, slug) do update set edition = excluded.edition, checksum = excluded.checksum,
          facts = excluded.facts, loaded_at = excluded.loaded_at`.execute(db)
    },

    async findSources(itemId) {
      const { rows } = await sql<{ sources: SourceState | null }>`
        select facts ->> 'sources' as sources from library_entries where item_id = ${itemId}`.execute(db)
      return rows[0]?.sources ?? undefined
    },

    async giveAway(kind, itemId) {
      const items = sql.table(kind === 'module' ? 'modules' : 'plates')
      await sql`update ${items} set library = 'free' where id = ${itemId} and library = 'paid'`.execute(db)
    },
  }
}
