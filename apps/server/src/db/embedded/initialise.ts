import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { errorMessage } from '@pandok/domain'
import type { DataFolder } from './DataFolder.ts'
import { databaseEnvironment } from './databaseEnvironment.ts'
import type { Binaries } from './findBinaries.ts'
import { PostgresNotStarted } from './PostgresNotStarted.ts'
import type { RunAs } from './runAs.ts'
import { syncFolder } from './syncFolder.ts'

export const ROLE = 'pandok'
export const DATABASE = 'pandok'

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

interface Initialisation {
  binaries: Binaries
  folder: DataFolder
  runAs: RunAs
  durable: boolean
}

/** The cluster gets its name only when it is complete, because a first start may be killed at any moment. */
export async function initialise(job: Initialisation): Promise<void> {
  const { binaries, folder, durable } = job
  const fresh = `${folder.drafts}${randomBytes(4).toString('hex')}`
  await makeCluster(job, fresh)
  const single = ['--single', '-D', fresh, ...(durable ? [] : ['-F']), '-c', 'exit_on_error=on', 'postgres']
  await run(job, [binaries.postgres, ...single], `create database ${DATABASE}\n`)
  await rename(fresh, folder.cluster)
  if (durable) await syncFolder(folder.root)
}

async function makeCluster(job: Initialisation, fresh: string): Promise<void> {
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
      return await run(job, [job.binaries.initdb, ...options])
    } catch (error) {
      const message = errorMessage(error)
      if (!message.includes('invalid locale name')) throw error
      failures.push(message)
    }
  }
  throw new PostgresNotStarted('initdb', failures.join('\n'))
}

async function run({ folder, runAs }: Initialisation, command: readonly string[], input = ''): Promise<void> {
  const { prefix, ...ids } = runAs
  const [program = '', ...args] = [...prefix, ...command]
  const child = spawn(program, args, {
    cwd: folder.root,
    env: databaseEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...ids,
  })
  child.stdin.on('error', () => {}).end(input)
  const [said, code] = await Promise.all([text(child.stderr), exitOf(child)])
  if (code !== 0) throw new PostgresNotStarted(path.basename(command[0] ?? ''), said)
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
