import { type ChildProcess, spawn } from 'node:child_process'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { DataFolder } from './DataFolder.ts'
import { databaseEnvironment } from './databaseEnvironment.ts'
import type { Binaries } from './findBinaries.ts'
import { PostgresNotStarted } from './PostgresNotStarted.ts'
import type { RunAs } from './runAs.ts'

export interface ClusterJob {
  binaries: Binaries
  folder: DataFolder
  runAs: RunAs
  durable: boolean
}

/** Runs a program of PostgreSQL that ends by itself, with one line of input for each statement. */
export async function runProgram(
  { folder, runAs }: ClusterJob,
  command: readonly string[],
  statements: readonly string[] = [],
): Promise<void> {
  const { prefix, ...ids } = runAs
  const [program = '', ...args] = [...prefix, ...command]
  const child = spawn(program, args, {
    cwd: folder.root,
    env: databaseEnvironment(),
    stdio: ['pipe', 'ignore', 'pipe'],
    ...ids,
  })
  child.stdin.on('error', () => {}).end(statements.map((statement) => `${statement}\n`).join(''))
  const [said, code] = await Promise.all([text(child.stderr), exitOf(child)])
  if (code !== 0) throw new PostgresNotStarted(path.basename(command[0] ?? ''), said)
}

/** The command that executes statements on a cluster that nobody serves. It never repeats one, because there may be a password in it. */
export function singleUser(
  { binaries, durable }: ClusterJob,
  cluster: string,
  database: string,
): readonly string[] {
  const options = ['-c', 'exit_on_error=on', '-c', 'log_min_error_statement=panic']
  return [binaries.postgres, '--single', '-D', cluster, ...(durable ? [] : ['-F']), ...options, database]
}

async function exitOf(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', resolve)
  })
}
