import type pg from 'pg'
import type { Ack } from './ackedRows.ts'

/** Returns what is wrong after a kill, in words; nothing if every acknowledged write is there. */
export async function checkAckedRows(pool: pg.Pool, round: number, acks: readonly Ack[]): Promise<string[]> {
  const problems = await checkConsistency(pool, round)
  const entries = acks.filter((ack) => ack.kind === 'entry')
  const orders = acks.filter((ack) => ack.kind === 'order')
  const counters = acks.filter((ack) => ack.kind === 'counter')
  const lost = [
    ...(await find(
      pool,
      `select 'entry ' || a.id from unnest($1::uuid[]) a(id) left join entries e using (id)
        where e.id is null or e.body <> repeat(md5(a.id::text), 8)`,
      [entries.map(({ id }) => id)],
    )),
    ...(await find(
      pool,
      `select 'order ' || a.id from unnest($1::uuid[], $2::int[]) a(id, lines) left join acked_orders o using (id)
        where o.lines is distinct from a.lines`,
      [orders.map(({ id }) => id), orders.map(({ lines }) => lines)],
    )),
    ...(await find(
      pool,
      `select 'counter ' || a.id || ' at ' || a.value from unnest($1::int[], $2::int[]) a(id, value)
        left join counters c on c.round = $3 and c.id = a.id where c.value is null or c.value < a.value`,
      [counters.map(({ id }) => id), counters.map(({ value }) => value), round],
    )),
  ]
  return [...problems, ...lost.map((what) => `acknowledged and lost: ${what}`)]
}

/** Checks what must hold for all rows, acknowledged or not. `null` checks every round. */
export async function checkConsistency(pool: pg.Pool, round: number | null): Promise<string[]> {
  return [
    ...(await find(
      pool,
      `select 'order ' || coalesce(o.id, l.order_id) || ' has ' || coalesce(l.found, 0) || ' lines of ' ||
          coalesce(o.lines, 0)
        from (select id, lines from acked_orders where $1::int is null or round = $1) o
        full join (select order_id, count(*) as found from acked_lines where $1::int is null or round = $1
          group by 1) l on l.order_id = o.id
        where o.lines is distinct from l.found`,
      [round],
    )),
    ...(await find(
      pool,
      `select 'counter ' || round || '/' || id || ' does not match its steps'
        from (select round, id, value from counters where $1::int is null or round = $1) c
        full join (select round, id, count(*) as steps, max(value) as last from counter_steps
          where $1::int is null or round = $1 group by 1, 2) s using (round, id)
        where c.value is distinct from s.steps or c.value is distinct from s.last`,
      [round],
    )),
  ]
}

/** Reads every page of our tables and indexes with PostgreSQL's own checker. */
export async function checkPages(pool: pg.Pool): Promise<string[]> {
  await pool.query('create extension if not exists amcheck')
  await pool.query(
    `select bt_index_check(c.oid, true) from pg_class c join pg_am a on a.oid = c.relam
      where a.amname = 'btree' and c.relkind = 'i' and c.relnamespace = 'public'::regnamespace`,
  )
  return find(
    pool,
    `select c.relname || ': ' || p.msg from pg_class c, lateral verify_heapam(c.oid) p
      where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    [],
  )
}

async function find(pool: pg.Pool, sql: string, values: unknown[]): Promise<string[]> {
  const { rows } = await pool.query<[string], unknown[]>({ text: sql, values, rowMode: 'array' })
  return rows.map(([what]) => what)
}
