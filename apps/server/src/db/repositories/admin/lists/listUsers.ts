import type { AdminPage, AdminUserQuery, MemberState, Role, Tier } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { ListShape } from './ListShape.ts'
import { countKind } from './listCounts.ts'
import { type BadCursor, listPage } from './listPage.ts'
import { MEMBER_ROWS } from './SearchedRows.ts'

export interface ListedUser {
  id: string
  email: string
  nickname: string
  name: string
  role: Role
  /** The granted or paid tier at the last check. */
  listedTier: Tier
  /** True if it may have changed since. */
  isTierDue: boolean
  tier: Tier
  tierUntil: Date | null
  state: MemberState
  plateCount: number
  moduleCount: number
  createdAt: Date
  lastSeenAt: Date | null
}

const USERS: ListShape<NonNullable<AdminUserQuery['sort']>> = {
  table: sql`members m`,
  id: { by: sql`m.id`, kind: 'text' },
  sorts: {
    createdAt: [{ by: sql`m.created_at`, kind: 'time' }],
    email: [{ by: sql`m.email collate "C"`, kind: 'text' }],
    nickname: [{ by: sql`m.nickname collate pandok_names`, kind: 'text' }],
    name: [{ by: sql`m.name collate pandok_names`, kind: 'text' }],
    lastSeenAt: [{ by: sql`m.last_seen_at`, kind: 'time' }],
  },
  defaultSort: 'createdAt',
}

/** Phone numbers are stored as digits; who copies one from a letter has it with hyphens. */
const withBarePhones = (search: string): string =>
  search.replaceAll(/(?<!\S)0\d{1,3}(?:[-.]\d{3,4}){1,2}(?!\S)/gu, (phone) => phone.replaceAll(/[-.]/gu, ''))

export function listUsers(
  db: Kysely<Database>,
  query: AdminUserQuery,
  now: Date,
): Promise<AdminPage<ListedUser> | BadCursor> {
  const { role, tier, state } = query.filter ?? {}
  const search = query.search && withBarePhones(query.search)
  return listPage(
    db,
    { ...query, search },
    {
      shape: USERS,
      searched: MEMBER_ROWS,
      marks: [role, tier, state].filter((mark) => mark !== undefined),
      fits: [
        ...(role ? [sql`m.role = ${role}`] : []),
        ...(tier ? [sql`m.listed_tier = ${tier}`] : []),
        ...(state
          ? [state === 'active' ? sql`m.suspended_at is null` : sql`m.suspended_at is not null`]
          : []),
      ],
      count: (bound) => countKind(bound, 'member', [role ?? null, tier ?? null, state ?? null]),
      load: async (bound, ids) => {
        const { rows } = await sql<ListedUser>`
        select m.id, m.email, m.nickname, m.name, m.role, m.listed_tier as "listedTier",
          coalesce(m.tier_due_at <= ${now}, false) as "isTierDue", m.tier, m.tier_until as "tierUntil",
          case when m.suspended_at is null then 'active' else 'suspended' end as state,
          (select count(*)::int from plates p where p.owner_id = m.id and p.deleted_at is null) as "plateCount",
          (select count(*)::int from modules d where d.owner_id = m.id and d.deleted_at is null) as "moduleCount",
          m.created_at as "createdAt", nullif(m.last_seen_at, 'epoch') as "lastSeenAt"
        from members m where m.id = any(${ids})`.execute(bound)
        return rows
      },
    },
  )
}
