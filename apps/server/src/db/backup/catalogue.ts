import pg from 'pg'
import type { BackupSequence, BackupTable, TableName } from './backupFormat.ts'

export const PUBLIC = 'public'
/** The schema of the job queue, which has its own migrations. */
export const QUEUE = 'graphile_worker'
const SCHEMAS = [PUBLIC, QUEUE]

type Client = Pick<pg.Client, 'query'>

export const sqlName = ({ schema, name }: TableName): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`

const NOT_OF_AN_EXTENSION = `not exists
  (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`

/** Lists the tables with their stored columns; generated ones are computed again. */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<BackupTable>(
    `select n.nspname as schema, c.relname as name,
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and n.nspname = any($1) and ${NOT_OF_AN_EXTENSION} order by 1, 2`,
    [SCHEMAS],
  )
  return rows
}

/** Sequences are not part of a snapshot: read after it was taken, they are at least as far as its rows. */
export async function readSequences(client: Client): Promise<BackupSequence[]> {
  const { rows } = await client.query<TableName>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) and ${NOT_OF_AN_EXTENSION} order by 1, 2`,
    [SCHEMAS],
  )
  const sequences: BackupSequence[] = []
  for (const sequence of rows) {
    const { rows: states } = await client.query<Omit<BackupSequence, keyof TableName>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${sqlName(sequence)}`,
    )
    for (const state of states) sequences.push({ ...sequence, ...state })
  }
  return sequences
}

/** Finds any content in the schema of our tables, or a waiting job. */
export async function findContent(client: Client): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c where c.relnamespace = '${PUBLIC}'::regnamespace
       and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and ${NOT_OF_AN_EXTENSION} order by c.relkind = 'S', 1 limit 1`,
  )
  if (rows[0]) return rows[0].name
  if (!(await hasQueue(client))) return undefined
  const jobs = await client.query(`select from ${QUEUE}._private_jobs limit 1`)
  return jobs.rowCount === 0 ? undefined : `${QUEUE}.jobs`
}

const isTable = async (client: Client, table: string): Promise<boolean> =>
  (await client.query<{ found: boolean }>('select to_regclass($1) is not null as found', [table])).rows[0]
    ?.found === true

export const hasQueue = (client: Client): Promise<boolean> => isTable(client, `${QUEUE}.migrations`)

export async function readQueueMigrations(client: Client): Promise<number[]> {
  if (!(await hasQueue(client))) return []
  const { rows } = await client.query<{ id: number }>(`select id from ${QUEUE}.migrations order by id`)
  return rows.map(({ id }) => id)
}

export async function readAppliedMigrations(client: Client): Promise<{ name: string; sha256: string }[]> {
  if (!(await isTable(client, `${PUBLIC}.schema_migrations`))) return []
  const { rows } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from schema_migrations order by name',
  )
  return rows
}
