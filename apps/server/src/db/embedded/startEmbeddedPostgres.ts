import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { clusterPassword } from './clusterPassword.ts'
import type { DataFolder } from './DataFolder.ts'
import { DataFolderOfAnotherVersion } from './DataFolderOfAnotherVersion.ts'
import { databaseUrl } from './databaseUrl.ts'
import { type Binaries, findBinaries } from './findBinaries.ts'
import { finishUpgrade } from './finishUpgrade.ts'
import { initialise } from './initialise.ts'
import { keepServerRunning } from './keepServerRunning.ts'
import { linkLibraries } from './linkLibraries.ts'
import { lockDataFolder } from './lockDataFolder.ts'
import { majorOfBinaries, majorOfCluster } from './majorVersion.ts'
import { postmasterPid } from './postmasterPid.ts'
import { giveDataFolderTo, prepareDataFolder } from './prepareDataFolder.ts'
import type { PreparedCluster } from './prepared/preparedCluster.ts'
import { runAs as chooseRunAs } from './runAs.ts'
import { startServer } from './startServer.ts'

export interface EmbeddedPostgresOptions {
  /** A folder for the database only; it is made if it doesn't exist. */
  dataDir: string
  /** Without it a power failure may lose or damage data, so it is for tests only. */
  durable?: boolean
  /** The prepared cluster for a first start; without it, the database is empty. */
  prepared?: PreparedCluster | null
  /** Receives what PostgreSQL itself reports: starts, stops and crashes, never statements or values. */
  log?: (line: string) => void
  /** How often a server that dies is restarted within ten minutes, at the same address. */
  restarts?: number
  /** Called at each restart. */
  onRestart?: () => void
}

export interface EmbeddedPostgres {
  url: string
  /** The port is chosen at every start. */
  port: number
  /** The pid changes with a restart. */
  readonly pid: number
  /** Resolves when the server has ended permanently: with an empty text after `stop`, with the reason otherwise. */
  exited: Promise<string>
  stop(): Promise<void>
}

export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const {
    dataDir,
    durable = true,
    prepared = null,
    log = () => {},
    restarts = 0,
    onRestart = () => {},
  } = options
  const binaries = findBinaries()
  const folder = await prepareDataFolder(dataDir)
  const lock = await lockDataFolder(folder)
  try {
    await finishUpgrade(folder)
    await linkLibraries(binaries)
    const runAs = chooseRunAs(folder.root)
    const password = await clusterPassword(folder)
    await giveDataFolderTo(runAs, folder)
    const server = { binaries, folder, runAs, durable, log }
    if (existsSync(folder.cluster)) await checkClusterVersion(folder, binaries)
    else await initialise({ ...server, prepared, password })
    const start = async (port?: number) => {
      const running = await startServer(server, port)
      const pid = await postmasterPid(folder)
      if (pid !== undefined) return { ...running, pid }
      running.letGo()
      throw new Error(`PostgreSQL in ${folder.root} ended as soon as it had started.`)
    }
    const { port, pid, ended, stop } = await keepServerRunning({ start, restarts, onRestart })
    await removeDrafts(folder).catch(leaveToNextStart)
    let stopping: Promise<void> | undefined
    return {
      url: databaseUrl(password, port),
      port,
      get pid() {
        return pid()
      },
      exited: ended,
      stop: () => {
        stopping ??= stop().finally(lock.release)
        return stopping
      },
    }
  } catch (error) {
    await lock.release()
    throw error
  }
}

function leaveToNextStart(): void {}

/** PostgreSQL itself only says that the files are incompatible. */
async function checkClusterVersion(folder: DataFolder, binaries: Binaries): Promise<void> {
  const [made, here] = await Promise.all([majorOfCluster(folder), majorOfBinaries(binaries)])
  if (made !== null && made !== here) throw new DataFolderOfAnotherVersion(folder.root, made, here)
}

/**
 * Removes what killed first starts left behind. It runs after our own start, because an initdb that lost its
 * owner lives on for a moment and fails badly if its folder vanishes.
 */
async function removeDrafts({ root, drafts }: DataFolder): Promise<void> {
  for (const name of await readdir(root)) {
    const entry = path.join(root, name)
    if (entry.startsWith(drafts)) await rm(entry, { recursive: true, force: true, maxRetries: 10 })
  }
}
