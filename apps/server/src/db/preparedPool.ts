import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'
import type pg from 'pg'

/** The maximum number of named statements; others, such as lists of varying length, are parsed each time. */
const MAX_STATEMENTS = 300

/**
 * Gives each statement a name, so that the database parses and plans it once for each connection: for a
 * select by key that is most of its cost.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= MAX_STATEMENTS) return known
    const name = `pandok-${names.size}`
    names.set(text, name)
    return name
  }
  return {
    connect: async () => preparedClient(await pool.connect(), nameOf),
    end: () => pool.end(),
  }
}

/** One client for each connection. */
const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()

function preparedClient(
  client: pg.PoolClient,
  nameOf: (text: string) => string | undefined,
): PostgresPoolClient {
  const known = clients.get(client)
  if (known !== undefined) return known
  const made = {
    query: (text: string, values: unknown[]): Promise<PostgresQueryResult<unknown>> => {
      const name = values.length > 0 ? nameOf(text) : undefined
      // pg types a command as any text, Kysely as one of a known list.
      return client.query({ text, values, ...(name !== undefined && { name }) }) as unknown as Promise<
        PostgresQueryResult<unknown>
      >
    },
    release: () => client.release(),
  } as PostgresPoolClient
  clients.set(client, made)
  return made
}
