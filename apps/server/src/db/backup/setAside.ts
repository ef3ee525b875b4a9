import type pg from 'pg'

interface SetAside {
  name: string
  /** The statement that makes it again. */
  definition: string
}

interface Kinds {
  /** The values of `pg_constraint.contype`: `f` is a foreign key, `x` an exclusion. */
  constraints: readonly ('f' | 'x')[]
  /** Indexes that are kept. */
  keep?: readonly string[]
}

/**
 * Drops what makes inserts expensive, for a transaction with many of them: indexes without a constraint, and
 * constraints of those kinds. Making them again, in the order of the result, checks every row.
 */
export async function setAside(
  client: Pick<pg.ClientBase, 'query'>,
  tables: readonly string[],
  { constraints, keep = [] }: Kinds,
): Promise<SetAside[]> {
  const { rows: found } = await client.query<SetAside & { table: string }>(
    `select conname as name, conrelid::regclass::text as table,
       format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as definition
     from pg_constraint where contype = any($2::"char"[]) and conrelid = any($1::regclass[]) order by conname`,
    [tables, constraints],
  )
  for (const { name, table } of found) await client.query(`alter table ${table} drop constraint "${name}"`)
  const { rows: indexes } = await client.query<SetAside & { dropping: string }>(
    `select c.relname as name, format('drop index %s', i.indexrelid::regclass) as dropping,
       pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where i.indrelid = any($1::regclass[]) and not i.indisunique and not c.relname = any($2)
       and not exists (select from pg_constraint where conindid = i.indexrelid)
     order by c.relname`,
    [tables, keep],
  )
  for (const { dropping } of indexes) await client.query(dropping)
  return [...indexes, ...found].map(({ name, definition }) => ({ name, definition }))
}
