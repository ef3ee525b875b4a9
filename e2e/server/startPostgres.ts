import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'
import { bundleProgram } from '@pandok/testkit'
import { inRepository } from '../../tools/build/repository.mjs'
import { plainEnvironment } from './plainEnvironment.ts'

export interface Postgres {
  readonly url: string
  /** Stops the database and deletes its data. */
  dispose(): Promise<void>
}

const PROGRAM = inRepository('apps', 'server', 'src', 'db', 'embedded', 'serveDataFolder.program.ts')

/** Starts an empty PostgreSQL that belongs to no server, like an operator's own. */
export async function startPostgres(): Promise<Postgres> {
  const folder = await mkdtemp(join(tmpdir(), 'pandok-e2e-postgres-'))
  // If the database runs as another user, that user has to reach the database's folder inside this one.
  await chmod(folder, 0o755)
  const exitWithParent = pathToFileURL(inRepository('tools', 'run', 'exitWithParent.mjs')).href
  const holder = spawn(
    process.execPath,
    ['--import', exitWithParent, bundleProgram(PROGRAM), join(folder, 'database')],
    { env: plainEnvironment(), cwd: inRepository(), stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  const exited = once(holder, 'exit')

  async function dispose(): Promise<void> {
    holder.kill('SIGTERM')
    await exited
    if (pid !== undefined) await untilGone(pid)
    await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }

  let pid: number | undefined
  const lines = createInterface({ input: holder.stdout as NodeJS.ReadableStream })
  const [line] = await Promise.race([once(lines, 'line'), exited.then(() => ['{"message":"it ended"}'])])
  const answer: { url?: string; pid?: number; message?: string } = JSON.parse(String(line))
  pid = answer.pid
  if (answer.url === undefined) {
    await dispose()
    throw new Error(`PostgreSQL did not start: ${answer.message}`)
  }
  return { url: answer.url, dispose }
}

/** The database stops by itself once the process that started it has ended. */
async function untilGone(pid: number): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt += 1) {
    try {
      process.kill(pid, 0)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ESRCH') return
    }
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
