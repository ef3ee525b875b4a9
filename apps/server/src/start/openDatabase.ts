import path from 'node:path'
import type { Config } from '#config/Config.ts'
import { startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'

export interface OpenedDatabase {
  url: string
  /** Settles when a server of our own is gone; never for somebody else's. */
  gone: Promise<void>
  close: () => Promise<void>
}

/** The operator's PostgreSQL, or one of our own in the data folder. */
export async function openDatabase(
  { databaseUrl, dataDir }: Config,
  log: (line: string) => void,
): Promise<OpenedDatabase> {
  if (databaseUrl !== null) return { url: databaseUrl, gone: new Promise(() => {}), close: async () => {} }
  const { url, exited, stop } = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'database'), log })
  return { url, gone: exited, close: stop }
}
