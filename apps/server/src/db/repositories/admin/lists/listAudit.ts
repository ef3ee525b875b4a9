import type { AdminPage, AuditAction, AuditQuery, AuditSubject } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { findPage, sortPage } from './findPage.ts'
import { type ListShape, orderOf } from './ListShape.ts'
import { countKind } from './listCounts.ts'
import { allOf, type BadCursor, withRows } from './listPage.ts'
import { sortColumns } from './listSql.ts'
import { windowOf } from './pickPage.ts'
import { MEMBER_ROWS, rowsWithWords } from './SearchedRows.ts'
import { hasWordsByIndex, searchedWords } from './searchedWords.ts'
import { withListTimeout } from './withListTimeout.ts'

interface Person {
  id: string
  email: string
  nickname: string
}

export interface ListedAudit {
  id: string
  at: Date
  actor: Person | null
  address: string
  action: AuditAction
  subject: { kind: AuditSubject; id: string; label: string }
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
}

const AUDIT: ListShape<'at'> = {
  table: sql`admin_audit a`,
  id: { by: sql`a.id`, kind: 'number' },
  sorts: { at: [{ by: sql`a.at`, kind: 'time' }] },
  defaultSort: 'at',
}
const WORDS = sql`list_fold(a.subject_label || E'\\n' || coalesce(a.reason, '')) collate "C"`
/** A search that matches more members is too vague to find one of them. */
const SUBJECTS_MAX = 1000

/** Lists the changes of administrators. The label of a member is their current name. */
export async function listAudit(
  db: Kysely<Database>,
  query: AuditQuery,
): Promise<AdminPage<ListedAudit> | BadCursor> {
  const order = orderOf(AUDIT, query)
  const window = windowOf(query, order)
  if (window === null) return 'admin.cursor'
  const { actorId, subjectKind, subjectId, action } = query.filter ?? {}
  const fits = allOf([
    ...(actorId === undefined ? [] : [sql`a.actor_id = ${actorId}`]),
    ...(subjectKind === undefined ? [] : [sql`a.subject_kind = ${subjectKind}`]),
    ...(subjectId === undefined ? [] : [sql`a.subject_id = ${subjectId}`]),
    ...(action === undefined ? [] : [sql`a.action = ${action}`]),
  ])
  return withListTimeout(db, async (bound) => {
    const words = await searchedWords(bound, query.search)
    const columns = sortColumns(order)
    // There are never many changes of one subject.
    const found = words
      ? sql`select ${columns} from admin_audit a where ${fits} and ${hasWordsByIndex(WORDS, words)}
          union select ${columns} from admin_audit a where ${fits} and a.subject_kind = 'member' and a.subject_id in (
            select id from (${rowsWithWords(sql`m.id`, MEMBER_ROWS, words, [], sql`true`)}) as named limit ${SUBJECTS_MAX})`
      : sql`select ${columns} from admin_audit a where ${fits}`
    const kind = [actorId ?? null, subjectKind ?? null, action ?? null] as const
    const page =
      words || subjectId !== undefined
        ? await sortPage(bound, { found, order }, window)
        : await findPage(
            bound,
            { table: AUDIT.table, fits, order },
            window,
            (await countKind(bound, 'audit', kind)).fitting,
          )
    return withRows(page, await load(bound, page.ids))
  })
}

async function load(db: Kysely<Database>, ids: readonly string[]): Promise<ListedAudit[]> {
  const { rows } = await sql<ListedAudit>`
    select a.id::text as id, a.at, a.address, a.action, a.before, a.after, a.reason,
      case when m.id is not null then json_build_object('id', m.id, 'email', m.email, 'nickname', m.nickname) end as actor,
      json_build_object('kind', a.subject_kind, 'id', a.subject_id,
        'label', coalesce(s.nickname, a.subject_label)) as subject
    from admin_audit a left join members m on m.id = a.actor_id
      left join members s on a.subject_kind = 'member' and s.id = a.subject_id
    where a.id = any(${ids}::bigint[])`.execute(db)
  return rows
}
