import { randomUUID } from 'node:crypto'
import type pg from 'pg'

/** The commits that the program has reported as completed, which must therefore never be lost. */
export type Ack =
  | { kind: 'entry'; id: string }
  | { kind: 'order'; id: string; lines: number }
  | { kind: 'counter'; id: number; value: number }

/** There are no foreign keys and no triggers: only transactions keep these tables consistent. */
const TABLES = `
  create table if not exists entries (id uuid primary key, round int not null, body text not null);
  create table if not exists acked_orders (id uuid primary key, round int not null, lines int not null);
  create table if not exists acked_lines (order_id uuid not null, n int not null, round int not null,
    primary key (order_id, n));
  create index if not exists acked_lines_round on acked_lines (round);
  create table if not exists counters (round int not null, id int not null, value int not null,
    primary key (round, id));
  create table if not exists counter_steps (round int not null, id int not null, value int not null,
    primary key (round, id, value))`

const COUNTERS = 4
const MOST_LINES = 5
const CHECKPOINT_EVERY = 150

export async function createTables(pool: pg.Pool): Promise<void> {
  await pool.query(TABLES)
}

export async function writeOne(pool: pg.Pool, round: number, n: number): Promise<Ack> {
  // A kill during a checkpoint is the hardest case for recovery.
  if (n % CHECKPOINT_EVERY === CHECKPOINT_EVERY - 1) await pool.query('checkpoint')
  const write = [insertEntry, insertOrder, stepCounter][n % 3] ?? insertEntry
  return write(pool, round)
}

async function insertEntry(pool: pg.Pool, round: number): Promise<Ack> {
  const id = randomUUID()
  await pool.query('insert into entries values ($1::uuid, $2, repeat(md5($1::uuid::text), 8))', [id, round])
  return { kind: 'entry', id }
}

async function insertOrder(pool: pg.Pool, round: number): Promise<Ack> {
  const id = randomUUID()
  const lines = 1 + Math.floor(Math.random() * MOST_LINES)
  await inTransaction(pool, async (client) => {
    await client.query('insert into acked_orders values ($1, $2, $3)', [id, round, lines])
    for (let n = 1; n <= lines; n++) {
      await client.query('insert into acked_lines values ($1, $2, $3)', [id, n, round])
    }
  })
  return { kind: 'order', id, lines }
}

async function stepCounter(pool: pg.Pool, round: number): Promise<Ack> {
  const id = Math.floor(Math.random() * COUNTERS)
  const value = await inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ value: number }>(
      `insert into counters values ($1, $2, 1)
        on conflict (round, id) do update set value = counters.value + 1 returning value`,
      [round, id],
    )
    const stepped = rows[0]?.value ?? 0
    await client.query('insert into counter_steps values ($1, $2, $3)', [round, id, stepped])
    return stepped
  })
  return { kind: 'counter', id, value }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    const result = await work(client)
    await client.query('commit')
    client.release()
    return result
  } catch (error) {
    // The database was killed, so the connection is useless.
    client.release(true)
    throw error
  }
}
