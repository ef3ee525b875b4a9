import { rm } from 'node:fs/promises'
import { errorMessage } from '@pandok/domain'
import { DATABASE, ROLE } from '../databaseUrl.ts'
import { giveTo } from '../prepareDataFolder.ts'
import { type ClusterJob, runProgram, singleUser } from '../runProgram.ts'
import { unpackFolder } from './folderArchive.ts'
import type { PreparedCluster } from './preparedCluster.ts'

export interface PreparedJob extends ClusterJob {
  prepared: PreparedCluster
  password: string
  log: (line: string) => void
}

/**
 * Makes the cluster `fresh` from the prepared one and gives it the password of this installation and the time at
 * which it was installed. It returns false and leaves nothing if that is of no use here, for instance because
 * this machine lacks the locale of the one that built it.
 *
 * All clusters of a build have one system identifier. PostgreSQL compares it when it replays another server's
 * log, which nothing here does.
 */
export async function takePreparedCluster(job: PreparedJob, fresh: string): Promise<boolean> {
  const { prepared, binaries, runAs, durable, password, log } = job
  const archive = await prepared.read(binaries)
  if (archive === null) return false
  try {
    unpackFolder(archive, fresh)
    await giveTo(runAs, fresh)
    await runProgram(job, singleUser(job, fresh, DATABASE), [
      `alter role ${ROLE} password '${password.replaceAll("'", "''")}'`,
      'update schema_migrations set applied_at = now()',
    ])
    if (durable) await runProgram(job, [binaries.initdb, '--sync-only', '-D', fresh])
    return true
  } catch (error) {
    log(`the prepared database is of no use here: ${errorMessage(error)}`)
    await rm(fresh, { recursive: true, force: true, maxRetries: 10 })
    return false
  }
}
