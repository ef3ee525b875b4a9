import pg from 'pg'

const CONNECT_TIMEOUT_MS = 10_000

/**
 * Opens a connection for long work: no time limit of ours, of the role or of the server ends it. Values are
 * written in a form that every PostgreSQL reads, whatever the settings of the server.
 */
export async function openLongConnection(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'pandok backup',
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
  })
  // Without a listener, a lost connection would end the process; the running statement fails with an error
  // anyway.
  client.on('error', () => {})
  await client.connect()
  await client.query(`select set_config(name, '0', false) from pg_settings where name in
    ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_in_transaction_session_timeout', 'idle_session_timeout')`)
  await client.query(
    `set datestyle = ISO; set intervalstyle = postgres; set timezone = 'UTC'; set bytea_output = hex; set client_encoding = 'UTF8'`,
  )
  return client
}
