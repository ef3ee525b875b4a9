import { existsSync } from 'node:fs'
import { clusterPassword } from './clusterPassword.ts'
import { describeProcess } from './describeProcess.ts'
import { findBinaries } from './findBinaries.ts'
import { DATABASE, initialise, ROLE } from './initialise.ts'
import { linkLibraries } from './linkLibraries.ts'
import { lockDataFolder } from './lockDataFolder.ts'
import { postmasterPid } from './postmasterPid.ts'
import { giveDataFolderTo, prepareDataFolder } from './prepareDataFolder.ts'
import { removeDrafts } from './removeDrafts.ts'
import { runAs as chooseRunAs } from './runAs.ts'
import { type RunningServer, startServer } from './startServer.ts'

export interface EmbeddedPostgresOptions {
  /** A folder for the database alone; made when missing. */
  dataDir: string
  /** Without it a power cut may lose or break data: for tests only. */
  durable?: boolean
  /** Receives what PostgreSQL itself reports: starts, stops, crashes; never statements or values. */
  log?: (line: string) => void
}

export interface EmbeddedPostgres {
  url: string
  /** Chosen anew at every start. */
  port: number
  pid: number
  /** Settles when the server is gone, by `stop` or by misfortune. */
  exited: Promise<void>
  stop(): Promise<void>
}

const STOP_PATIENCE_MS = 20_000

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { dataDir, durable = true, log = () => {} } = options
  const binaries = findBinaries()
  const folder = await prepareDataFolder(dataDir)
  const lock = await lockDataFolder(folder)
  try {
    await linkLibraries(binaries)
    const runAs = chooseRunAs(folder.root)
    const password = await clusterPassword(folder)
    await giveDataFolderTo(runAs, folder)
    const server = { binaries, folder, runAs, durable, log }
    if (!existsSync(folder.cluster)) await initialise(server)
    const running = await startServer(server)
    const pid = await postmasterPid(folder)
    if (pid === undefined) {
      running.letGo()
      throw new Error(`PostgreSQL in ${folder.root} ended as soon as it had started.`)
    }
    await removeDrafts(folder).catch(leaveToNextStart)
    let stopping: Promise<void> | undefined
    return {
      url: `postgres://${ROLE}:${password}@127.0.0.1:${running.port}/${DATABASE}`,
      port: running.port,
      pid,
      exited: running.exited,
      stop: () => {
        stopping ??= end(running, pid).finally(lock.release)
        return stopping
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

async function end(running: RunningServer, pid: number): Promise<void> {
  // A SIGQUIT ends without the last checkpoint; the next start then replays the log.
  const impatience = setTimeout(() => describeProcess(pid) && process.kill(pid, 'SIGQUIT'), STOP_PATIENCE_MS)
  running.letGo()
  await running.exited
  clearTimeout(impatience)
}

function leaveToNextStart(): void {}
