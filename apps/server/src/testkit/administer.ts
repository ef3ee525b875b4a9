import pg from 'pg'

/** Runs one statement on its own connection, because databases can't be made or dropped in a transaction. */
export async function administer<Row extends pg.QueryResultRow>(url: string, sql: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(sql)).rows
  } finally {
    await client.end()
  }
}
