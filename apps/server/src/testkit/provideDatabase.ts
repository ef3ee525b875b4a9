import { randomBytes } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#db/openPool.ts'
import { installWorkerSchema } from '#jobs/installWorkerSchema.ts'
import { administer } from './administer.ts'
import { makeTestFolder } from './makeTestFolder.ts'
import { silentLog } from './silentLog.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server on which databases are made and dropped. */
    adminDatabaseUrl: string
    /**
     * A migrated database with the tables of the job queue that accepts no connections; `createTestDatabase`
     * copies it.
     */
    templateDatabaseUrl: string
  }
}

interface Server {
  url: string
  stop(): Promise<void>
}

/** Vitest requires a default export here. */
export default async function provideDatabase(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env['TEST_DATABASE_URL']
  const server = given ? { url: given, stop: async () => {} } : await startThrowAwayServer()
  const template = `pandok_test_${randomBytes(4).toString('hex')}`
  try {
    const templateUrl = databaseUrl(server.url, template)
    await administer(server.url, `create database ${template}`)
    await prepare(templateUrl)
    // Nobody can connect to it any more, so copies never fail with "is being accessed by other users".
    await administer(server.url, `alter database ${template} with allow_connections false is_template true`)
    project.provide('adminDatabaseUrl', server.url)
    project.provide('templateDatabaseUrl', templateUrl)
  } catch (error) {
    await server.stop()
    throw error
  }
  return async () => {
    if (given) await dropAll(server.url, template)
    await server.stop()
  }
}

async function prepare(templateUrl: string): Promise<void> {
  const pool = openPool(templateUrl, { max: 2, name: 'pandok template' })
  try {
    await migrate(pool)
    await installWorkerSchema(pool, silentLog)
  } finally {
    await pool.end()
  }
}

async function startThrowAwayServer(): Promise<Server> {
  const folder = await makeTestFolder()
  const { url, stop } = await startEmbeddedPostgres({ dataDir: folder.path, durable: false }).catch(
    async (error) => {
      await folder.remove()
      throw error
    },
  )
  return { url, stop: () => stop().finally(folder.remove) }
}

async function dropAll(url: string, template: string): Promise<void> {
  await administer(url, `alter database ${template} with is_template false`)
  const names = await administer(
    url,
    `select datname from pg_database where starts_with(datname, '${template}')`,
  )
  for (const { datname } of names) await administer(url, `drop database if exists ${datname} with (force)`)
}

function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}
