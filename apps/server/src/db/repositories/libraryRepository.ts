import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'

export interface LibraryEntry {
  kind: 'module' | 'plate'
  slug: string
  itemId: string
  edition: number
  checksum: Buffer
  facts: Readonly<Record<string, unknown>>
}

/** Nobody can sign in as it: its password is none, and it is suspended. */
const OWNER = {
  id: 'mem_pandok_library',
  email: 'library@pandok.invalid',
  nickname: 'Pandok',
  name: 'Pandok',
} as const

export interface LibraryRepository {
  /** One server at a time loads; the others find it done. Until the transaction ends. */
  lock: () => Promise<void>
  /** The account that owns what Pandok publishes; made when it isn't there. */
  ensureOwner: (now: Date) => Promise<string>
  listEntries: () => Promise<LibraryEntry[]>
  putEntry: (entry: LibraryEntry, now: Date) => Promise<void>
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

    async listEntries() {
      const { rows } = await sql<LibraryEntry>`
        select kind, slug, item_id as "itemId", edition, checksum, facts from library_entries`.execute(db)
      return rows
    },

    async putEntry({ kind, slug, itemId, edition, checksum, facts }, now) {
      await sql`
        insert into library_entries (kind, slug, item_id, edition, checksum, facts, loaded_at)
        values (${kind}, ${slug}, ${itemId}, ${edition}, ${checksum}, ${JSON.stringify(facts)}, ${now})
        on conflict (kind, slug) do update set edition = excluded.edition, checksum = excluded.checksum,
          facts = excluded.facts, loaded_at = excluded.loaded_at`.execute(db)
    },
  }
}
