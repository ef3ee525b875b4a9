import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import { errorMessage } from '@pandok/domain'
import { DATABASE, ROLE } from './databaseUrl.ts'
import { PostgresNotStarted } from './PostgresNotStarted.ts'
import type { PreparedCluster } from './prepared/preparedCluster.ts'
import { type PreparedJob, takePreparedCluster } from './prepared/takePreparedCluster.ts'
import { type ClusterJob, runProgram, singleUser } from './runProgram.ts'
import { syncFolder } from './syncFolder.ts'

/**
 * The order is by code point and the same on every machine; lower() and upper() know all alphabets. LC_CTYPE
 * only matters to pg_trgm, which finds no trigrams in Korean under plain C; the name of a UTF-8 one differs
 * by system.
 */
const CHARACTER_TYPES = ['C.UTF-8', 'en_US.UTF-8', 'C'] as const

/**
 * The password has 192 random bits and can't be guessed at any speed. PostgreSQL's 4096 rounds are meant for
 * passwords that people choose, and would cost both sides at each of a dozen connections of every start.
 */
const SCRAM_ITERATIONS = 1

interface Initialisation extends Omit<PreparedJob, 'prepared'> {
  prepared: PreparedCluster | null
}

/** The cluster gets its name only when it is complete, because a first start may be killed at any moment. */
export async function initialise({ prepared, ...job }: Initialisation): Promise<void> {
  const { folder, durable } = job
  const fresh = `${folder.drafts}${randomBytes(4).toString('hex')}`
  const isTaken = prepared !== null && (await takePreparedCluster({ ...job, prepared }, fresh))
  if (!isTaken) {
    await makeCluster(job, fresh)
    await runProgram(job, singleUser(job, fresh, 'postgres'), [`create database ${DATABASE}`])
  }
  await rename(fresh, folder.cluster)
  if (durable) await syncFolder(folder.root)
}

async function makeCluster(job: ClusterJob, fresh: string): Promise<void> {
  const failures: string[] = []
  for (const characterType of CHARACTER_TYPES) {
    const options = [
      ...[
        '-D',
        fresh,
        '-U',
        ROLE,
        `--pwfile=${job.folder.password}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
      ],
      ...[
        '--locale=C',
        `--lc-ctype=${characterType}`,
        '--locale-provider=builtin',
        '--builtin-locale=C.UTF-8',
      ],
      ...[
        '-c',
        `scram_iterations=${SCRAM_ITERATIONS}`,
        '--data-checksums',
        ...(job.durable ? [] : ['--no-sync']),
      ],
    ]
    try {
      return await runProgram(job, [job.binaries.initdb, ...options])
    } catch (error) {
      const message = errorMessage(error)
      if (!message.includes('invalid locale name')) throw error
      failures.push(message)
    }
  }
  throw new PostgresNotStarted('initdb', failures.join('\n'))
}
